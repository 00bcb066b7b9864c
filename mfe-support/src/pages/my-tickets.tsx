import { MyTicket } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { LinkButton, Page, PageHeader } from '@marketplace/shared/ui';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { LifeBuoy } from 'lucide-react';
import { ticketColumns } from '../my-tickets/ticket-columns.tsx';
import { myTickets, myTicketsPath } from '../my-tickets/tickets-view.ts';

const raise = <LinkButton to="/ticket">Raise a Ticket</LinkButton>;

/** The tickets and requests that the user sent while signed in, or from their account's address. */
export default function MyTicketsPage() {
  const list = usePagedList(myTickets, myTicketsPath, rowsReaderOf(MyTicket));
  return (
    <Page>
      <PageHeader title="My tickets" lead="What you asked us, and our replies." />
      <List
        list={list}
        name="My tickets"
        noun="ticket"
        columns={ticketColumns}
        tools={list.shown && list.shown.total > 0 && raise}
        empty={{
          icon: LifeBuoy,
          title: 'No tickets yet',
          text: 'Your tickets, messages and demo requests appear here, with our replies.',
          actions: raise,
        }}
      />
    </Page>
  );
}
