import { rowsReaderOf } from '@marketplace/shared/data';
import { UserSummary } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, RowsSelect } from '@marketplace/shared/ui/list';
import { UserPlus } from 'lucide-react';
import { CsvButton } from '../csv/csv-button.tsx';
import { useQuestion } from '../question/use-question.tsx';
import { SelectAll } from '../selection/select-all.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useReturnFocus } from '../side-panel/use-return-focus.ts';
import { sizes } from '../view/list-view.ts';
import { ListFailed } from '../view/list-failed.tsx';
import { usePage } from '../view/use-page.ts';
import { InviteDialog } from './invite/invite-dialog.tsx';
import { NoUsers } from './no-users.tsx';
import { UserPanel } from './panel/user-panel.tsx';
import { PeopleBulkBar } from './people-bulk-bar.tsx';
import { userLink, useUsersView } from './users-query.ts';
import { userColumns } from './user-columns.tsx';
import { UsersFilters } from './users-filters.tsx';
import { usersCsvPath, usersPath, withoutFilters } from './users-query.ts';
import { UsersSkeleton } from './users-skeleton.tsx';

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'user' : 'users'}`;

export const UsersList = () => {
  const { view, change } = useUsersView();
  const { status, shown, reload } = usePage(usersPath(view), rowsReaderOf(UserSummary), view, change);
  const selection = useSelection(shown?.rows.map(({ id }) => id) ?? []);
  const { ask, dialog } = useQuestion();
  useReturnFocus(view.user, 'data-user');
  const content = () => {
    if (status === 'failed') return <ListFailed what="users" onRetry={reload} />;
    if (!shown) return <UsersSkeleton />;
    if (shown.total === 0) return <NoUsers view={view} onClear={() => change(withoutFilters(view))} />;
    const columns = userColumns({
      selection,
      ask,
      linkTo: (id) => userLink(view, id),
      onOpen: (user) => change({ user }),
      onChanged: reload,
    });
    return (
      <ListBody busy={status === 'loading'}>
        <Table caption="Users" columns={columns} rows={shown.rows} rowKey={({ id }) => id} />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </ListBody>
    );
  };
  return (
    <section aria-label="Users">
      <UsersFilters view={view} onChange={change} />
      <ListHead
        total={shown && totalText(shown.total)}
        lead={<SelectAll selection={selection} disabled={!shown || shown.total === 0} />}
      >
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
        <CsvButton path={usersCsvPath(view)} fileName="users.csv" disabled={!shown || shown.total === 0} />
        <Button kind="primary" onClick={() => change({ invite: 'open' })}>
          <UserPlus size={16} strokeWidth={1.75} aria-hidden />
          Invite people
        </Button>
      </ListHead>
      {content()}
      <PeopleBulkBar selection={selection} ask={ask} onChanged={reload} />
      {view.user && (
        <UserPanel key={view.user} id={view.user} onChanged={reload} onClose={() => change({ user: '' })} />
      )}
      {view.invite && <InviteDialog onInvited={reload} onClose={() => change({ invite: '' })} />}
      {dialog}
    </section>
  );
};
