import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { HealthOverview } from '../health/health-overview.tsx';

export default function HealthPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Health"
        lead="How the storefront works for your visitors, release by release."
      />
      <HealthOverview />
    </Page>
  );
}
