import { TicketSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { List, ListFailed, usePagedList } from '@marketplace/shared/ui/list';
import { Inbox } from 'lucide-react';
import { TicketPanel } from './panel/ticket-panel.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { tickets, ticketsPath } from './tickets-query.ts';
import { useAgents } from './use-agents.ts';

export const TicketInbox = () => {
  const list = usePagedList(tickets, ticketsPath, rowsReaderOf(TicketSummary));
  const { view, change, reload } = list;
  const agents = useAgents().map(({ id, name }) => ({ value: id, label: name }));
  return (
    <List
      list={list}
      name="Tickets"
      noun="ticket"
      columns={ticketColumns((ticket) => tickets.linkTo({ ticket }, view))}
      options={{ assignee: agents }}
      bulk={{
        nameOf: ({ number }) => number,
        actions: (rows, done) => <TicketActions ids={rows.map(({ id }) => id)} agents={agents} onDone={done} />,
      }}
      failed={<ListFailed what="tickets" text="The inbox did not answer. Your filters are kept." onRetry={reload} />}
      noMatch={{ action: 'Show unsolved tickets' }}
      empty={{
        icon: Inbox,
        title: 'Nothing to answer',
        text: 'Open tickets appear here: who raised them, how urgent they are, and who is working on them.',
      }}
    >
      {view.ticket && (
        <TicketPanel key={view.ticket} id={view.ticket} onChanged={reload} onClose={() => change({ ticket: '' })} />
      )}
    </List>
  );
};
