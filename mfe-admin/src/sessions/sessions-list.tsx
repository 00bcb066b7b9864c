import { rowsReaderOf } from '@marketplace/shared/data';
import { AdminSession } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { LogOut } from 'lucide-react';
import { CsvButton } from '../csv/csv-button.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { BulkBar } from '../selection/bulk-bar.tsx';
import { SelectAll } from '../selection/select-all.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { sizes } from '../view/list-view.ts';
import { ListFailed } from '../view/list-failed.tsx';
import { usePage } from '../view/use-page.ts';
import { askToEndAll } from './end-sessions.ts';
import { sessionColumns } from './session-columns.tsx';
import { SessionsFilters } from './sessions-filters.tsx';
import { csvPath, sessionsPath, withoutFilters } from './sessions-query.ts';
import { NoSessions, SessionsSkeleton } from './sessions-states.tsx';
import { useSessionsView } from './sessions-query.ts';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'session' : 'sessions'}`;

/** Everybody's live sessions; searched, filtered, sorted and paged by the URL. */
export const SessionsList = () => {
  const { view, change } = useSessionsView();
  const { status, shown, reload } = usePage(sessionsPath(view), rowsReaderOf(AdminSession), view, change);
  const selection = useSelection(shown?.rows.map(({ id }) => id) ?? []);
  const { ask, dialog } = useQuestion();
  const nothing = !shown || shown.total === 0;
  const endSelected = () => {
    const selected = shown?.rows.filter(({ id }) => selection.has(id)) ?? [];
    askToEndAll(ask, selected, () => {
      selection.clear();
      reload();
    });
  };
  const content = () => {
    if (status === 'failed') return <ListFailed what="sessions" onRetry={reload} />;
    if (!shown) return <SessionsSkeleton />;
    if (shown.total === 0) return <NoSessions view={view} onClear={() => change(withoutFilters(view))} />;
    const columns = sessionColumns({ selection, ask, onFilter: (user) => change({ user }), onEnded: reload });
    return (
      <ListBody busy={status === 'loading'}>
        <Table caption="Sessions" columns={columns} rows={shown.rows} rowKey={({ id }) => id} />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Sessions">
      <SessionsFilters view={view} userName={shown?.rows[0]?.user.name} onChange={change} />
      <ListHead total={shown && totalText(shown.total)} lead={<SelectAll selection={selection} disabled={nothing} />}>
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
        <CsvButton path={csvPath(view)} fileName="sessions.csv" disabled={nothing} />
      </ListHead>
      {content()}
      <BulkBar label="Selected sessions" selection={selection}>
        <Button kind="danger" onClick={endSelected}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          End sessions
        </Button>
      </BulkBar>
      {dialog}
    </section>
  );
};
