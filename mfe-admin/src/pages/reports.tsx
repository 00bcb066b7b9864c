import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { ReportsOverview } from '../reports/reports-overview.tsx';

export default function ReportsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Reports"
        lead="What the marketplace earns, what renews soon, and what is left to pay."
      />
      <ReportsOverview />
    </Page>
  );
}
