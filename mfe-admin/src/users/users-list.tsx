import { Pagination, Table } from '@marketplace/shared/ui/table';
import { FilterSelect } from './filter-select.tsx';
import { NoUsers } from './no-users.tsx';
import { useUsers } from './use-users.ts';
import { useUsersView } from './use-users-view.ts';
import { userColumns } from './user-columns.tsx';
import { UsersFailed } from './users-failed.tsx';
import { UsersFilters } from './users-filters.tsx';
import styles from './users-list.module.css';
import { sizes, withoutFilters } from './users-query.ts';
import { UsersSkeleton } from './users-skeleton.tsx';

const sizeOptions = sizes.map((size) => ({ value: String(size), label: String(size) }));

const totalText = (total: number) => `${total.toLocaleString('en-IN')} ${total === 1 ? 'user' : 'users'}`;

export const UsersList = () => {
  const { view, change } = useUsersView();
  const { status, shown, reload } = useUsers(view);
  const content = () => {
    if (status === 'failed') return <UsersFailed onRetry={reload} />;
    if (!shown) return <UsersSkeleton />;
    if (shown.users.length === 0) return <NoUsers view={view} onClear={() => change(withoutFilters(view))} />;
    return (
      <div className={styles.list} aria-busy={status === 'loading'}>
        <Table caption="Users" columns={userColumns} rows={shown.users} rowKey={({ id }) => id} />
        <Pagination page={view.page} size={view.size} totalElements={shown.total} onPage={(page) => change({ page })} />
      </div>
    );
  };
  return (
    <section aria-label="Users">
      <UsersFilters view={view} onChange={change} />
      <div className={styles.above}>
        <p role="status">{shown && totalText(shown.total)}</p>
        <FilterSelect
          label="Rows"
          value={String(view.size)}
          options={sizeOptions}
          onChange={(size) => change({ size: Number(size) })}
        />
      </div>
      {content()}
    </section>
  );
};
