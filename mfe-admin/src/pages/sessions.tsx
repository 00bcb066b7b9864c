import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SessionsList } from '../sessions/sessions-list.tsx';

export default function SessionsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Sessions"
        lead="Who’s signed in, and on which device. Ending a session signs that device out right away."
      />
      <SessionsList />
    </Page>
  );
}
