import { TicketSummary } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { List, ListFailed, PageTabs, usePagedList } from '@marketplace/shared/ui/list';
import { Inbox } from 'lucide-react';
import { useQuestion } from '../question/use-question.tsx';
import { TicketPanel } from './panel/ticket-panel.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { SavedReplies } from './saved-replies/saved-replies.tsx';
import { csvPath, matchingOf, tickets, ticketsPath, views } from './tickets-query.ts';
import { useAgents } from './use-agents.ts';

export const TicketInbox = () => {
  const list = usePagedList(tickets, ticketsPath, rowsReaderOf(TicketSummary));
  const { view, change, reload } = list;
  const { ask, dialog } = useQuestion();
  const agents = useAgents().map(({ id, name }) => ({ value: id, label: name }));
  const tabs = views.map(({ value, label }) => ({
    ...{ id: value, label },
    to: tickets.linkTo({ view: value, page: 0, ticket: '' }, view),
  }));
  return (
    <>
      <PageTabs label="Views" tabs={tabs} current={view.view} />
      <List
        list={list}
        name="Tickets"
        noun="ticket"
        columns={ticketColumns((ticket) => tickets.linkTo({ ticket }, view))}
        options={{ assignee: agents }}
        csv={csvPath(view)}
        tools={<SavedReplies />}
        bulk={{
          nameOf: ({ number }) => number,
          actions: (picked) => <TicketActions {...{ picked, agents, ask }} matching={matchingOf(view)} />,
        }}
        failed={<ListFailed what="tickets" text="The server didn’t respond. We kept your filters." onRetry={reload} />}
        noMatch={{ action: 'Show unsolved tickets' }}
        empty={{
          icon: Inbox,
          title: 'No open tickets',
          text: 'Tickets, contact messages and demo requests appear here.',
        }}
      >
        {view.ticket && (
          <TicketPanel key={view.ticket} id={view.ticket} onChanged={reload} onClose={() => change({ ticket: '' })} />
        )}
        {dialog}
      </List>
    </>
  );
};
