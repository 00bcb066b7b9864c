import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SessionsList } from '../sessions/sessions-list.tsx';

export default function SessionsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Sessions"
        lead="Who is signed in, on which device, since when. A session that you end is out with its next call."
      />
      <SessionsList />
    </Page>
  );
}
