import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { Overview } from '../overview/overview.tsx';

export default function OverviewPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Overview"
        lead="What needs you today, and how the marketplace is doing."
      />
      <Overview />
    </Page>
  );
}
