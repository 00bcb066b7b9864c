import { rowsReaderOf } from '@marketplace/shared/data';
import { type TicketChanges, TicketSummary } from '@marketplace/shared/contracts';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { SelectAll } from '../selection/select-all.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { sizes } from '../view/list-view.ts';
import { ListFailed } from '../view/list-failed.tsx';
import { usePage } from '../view/use-page.ts';
import { changeTickets } from './change-tickets.ts';
import { TicketPanel } from './panel/ticket-panel.tsx';
import { TicketBulkBar } from './ticket-bulk-bar.tsx';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketsFilters } from './tickets-filters.tsx';
import { ticketsPath, withoutFilters } from './tickets-query.ts';
import { NoTickets, TicketsSkeleton } from './tickets-states.tsx';
import { ticketLink, useTicketsView } from './tickets-query.ts';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'ticket' : 'tickets'}`;

export const TicketInbox = () => {
  const { view, change } = useTicketsView();
  const { status, shown, reload } = usePage(ticketsPath(view), rowsReaderOf(TicketSummary), view, change);
  const selection = useSelection(shown?.rows.map(({ id }) => id) ?? []);
  const changeSelected = async (changes: Omit<TicketChanges, 'ids'>) => {
    if (!(await changeTickets({ ids: selection.ids, ...changes }))) return;
    selection.clear();
    reload();
  };
  const content = () => {
    if (status === 'failed') return <ListFailed what="tickets" asked="inbox" onRetry={reload} />;
    if (!shown) return <TicketsSkeleton />;
    if (shown.total === 0) return <NoTickets view={view} onClear={() => change(withoutFilters(view))} />;
    const columns = ticketColumns({ selection, linkTo: (id) => ticketLink(view, id) });
    return (
      <ListBody busy={status === 'loading'}>
        <Table caption="Tickets" columns={columns} rows={shown.rows} rowKey={({ id }) => id} />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Tickets">
      <TicketsFilters view={view} onChange={change} />
      <ListHead
        total={shown && totalText(shown.total)}
        lead={<SelectAll selection={selection} disabled={!shown || shown.total === 0} />}
      >
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
      </ListHead>
      {content()}
      <TicketBulkBar selection={selection} onChange={(changes) => void changeSelected(changes)} />
      {view.ticket && (
        <TicketPanel
          key={view.ticket}
          id={view.ticket}
          onChanged={reload}
          onClose={() => {
            change({ ticket: '' });
            document.querySelector<HTMLElement>(`[data-ticket="${view.ticket}"]`)?.focus();
          }}
        />
      )}
    </section>
  );
};
