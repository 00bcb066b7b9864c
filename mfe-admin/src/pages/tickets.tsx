import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { TicketInbox } from '../tickets/ticket-inbox.tsx';

export default function TicketsPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="Inbox"
        lead="Tickets, contact messages and demo requests, all in one place."
      />
      <TicketInbox />
    </Page>
  );
}
