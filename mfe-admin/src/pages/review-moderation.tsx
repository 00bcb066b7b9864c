import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { ReviewsList } from '../reviews/reviews-list.tsx';

export default function ReviewModerationPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Reviews"
        lead="What subscribers write about modules: look at what was reported, hide what breaks the rules."
      />
      <ReviewsList />
    </Page>
  );
}
