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
        lead="What to set up before you start selling, step by step."
      />
      <SetupList />
    </Page>
  );
}
