import type { Subscription } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { CsvButton } from '../csv/csv-button.tsx';
import { FilterSelect } from '../users/filter-select.tsx';
import { csvPath } from './csv-path.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionFilters } from './subscription-filters.tsx';
import styles from './subscription-list.module.css';
import { NoMatch, NoSubscriptions, SubscriptionsFailed, SubscriptionsSkeleton } from './subscription-states.tsx';
import { pageWithin, pickSubscriptions, sizes, withoutFilters } from './subscriptions-query.ts';
import { useSubscriptionsView } from './use-subscriptions-view.ts';

const sizeOptions = sizes.map((size) => ({ value: String(size), label: String(size) }));

const totalText = (total: number) =>
  `${total.toLocaleString('en-IN')} ${total === 1 ? 'subscription' : 'subscriptions'}`;

/** All subscriptions; filtered, sorted and paged by the URL. */
export const SubscriptionList = ({ resource }: { resource: Resource<Subscription[]> }) => {
  const { status, data, reload } = resource;
  const { view, change } = useSubscriptionsView();
  const found = data && pickSubscriptions(data, view);
  const content = () => {
    if (status === 'failed') return <SubscriptionsFailed onRetry={reload} />;
    if (!data || !found) return <SubscriptionsSkeleton />;
    if (data.length === 0) return <NoSubscriptions />;
    if (found.length === 0) return <NoMatch onClear={() => change(withoutFilters(view))} />;
    const page = pageWithin(view, found.length);
    return (
      <div className={styles.list}>
        <Table
          caption="Subscriptions"
          columns={subscriptionColumns(view.sort, (sort) => change({ sort }))}
          rows={found.slice(page * view.size, (page + 1) * view.size)}
          rowKey={({ id }) => id}
        />
        <Pagination
          page={page}
          size={view.size}
          totalElements={found.length}
          onPage={(next) => change({ page: next })}
        />
      </div>
    );
  };
  return (
    <section aria-label="Subscriptions">
      <SubscriptionFilters view={view} subscriptions={data ?? []} onChange={change} />
      <div className={styles.above}>
        <p role="status">{found && totalText(found.length)}</p>
        <span className={styles.tools}>
          <FilterSelect
            label="Rows"
            value={String(view.size)}
            options={sizeOptions}
            onChange={(size) => change({ size: Number(size) })}
          />
          <CsvButton path={csvPath(view)} fileName="subscriptions.csv" disabled={!found || found.length === 0} />
        </span>
      </div>
      {content()}
    </section>
  );
};
