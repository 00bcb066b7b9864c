import { TicketSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { defineView, List, paging, queryOf, search, usePagedList } from '@marketplace/shared/ui/list';
import { Inbox } from 'lucide-react';
import { ticketColumns } from '../../tickets/ticket-columns.tsx';

const tickets = defineView({ search: search('Number, name or keyword'), ...paging() }, { tab: 'tickets' });

const pathOf = (clientId: string) => (view: ReturnType<typeof tickets.readView>) =>
  `/tex-suite/ticket?${queryOf({ ...view, clientId })}`;

/** Tickets that people raised while acting for an organization; they open in the inbox. */
export const OrganizationTickets = ({ id }: { id: string }) => (
  <List
    list={usePagedList(tickets, pathOf(id), rowsReaderOf(TicketSummary))}
    name="Tickets"
    noun="ticket"
    columns={ticketColumns((ticket) => `/tickets?status=all&ticket=${encodeURIComponent(ticket)}`)}
    empty={{
      icon: Inbox,
      title: 'No tickets yet',
      text: 'Tickets that members raise while signed in appear here.',
    }}
  />
);
