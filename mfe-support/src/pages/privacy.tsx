import { Page, PageHeader } from '@marketplace/shared/ui';
import { PrivacyContent } from '../privacy/privacy-content.tsx';
import { usePrivacyPolicy } from '../privacy/use-privacy-policy.ts';

export default function PrivacyPage() {
  const { status, data } = usePrivacyPolicy();
  return (
    <Page>
      <PageHeader
        title="Privacy Policy"
        lead="What we know about you, why, for how long, and what you can ask us to do."
      />
      <PrivacyContent status={status} data={data} />
    </Page>
  );
}
