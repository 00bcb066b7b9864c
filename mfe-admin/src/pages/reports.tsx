import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { ReportsOverview } from '../reports/reports-overview.tsx';

export default function ReportsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Reports"
        lead="What you earn, what renews soon, and what’s still unpaid."
      />
      <ReportsOverview />
    </Page>
  );
}
