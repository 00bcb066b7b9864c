import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { ReviewsList } from '../reviews/reviews-list.tsx';

export default function ReviewModerationPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Reviews"
        lead="What subscribers say about modules. Check what was reported, and hide what breaks the rules."
      />
      <ReviewsList />
    </Page>
  );
}
