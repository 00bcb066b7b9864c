import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { TicketInbox } from '../tickets/ticket-inbox.tsx';

export default function TicketsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Tickets"
        lead="What people have asked: assign it, answer it, and see it solved."
      />
      <TicketInbox />
    </Page>
  );
}
