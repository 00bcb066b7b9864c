import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SetupList } from '../setup/setup-list.tsx';
import { useFreshSetup } from '../setup/use-setup.ts';

export default function SetupPage() {
  useFreshSetup();
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Setup"
        lead="What the marketplace needs before it can sell, in the order that works best."
      />
      <SetupList />
    </Page>
  );
}
