import type { Subscription } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, pageWithin, RowsSelect } from '@marketplace/shared/ui/list';
import { CsvButton } from '../csv/csv-button.tsx';
import { sizes } from '../view/list-view.ts';
import { NoMatch } from '../view/no-match.tsx';
import { csvPath } from './csv-path.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import { SubscriptionFilters } from './subscription-filters.tsx';
import { NoSubscriptions, SubscriptionsFailed, SubscriptionsSkeleton } from './subscription-states.tsx';
import { pickSubscriptions, withoutFilters } from './subscriptions-query.ts';
import { useSubscriptionsView } from './subscriptions-query.ts';

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
    if (found.length === 0) return <NoMatch what="subscriptions" onClear={() => change(withoutFilters(view))} />;
    const page = pageWithin(view, found.length);
    return (
      <ListBody>
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
      </ListBody>
    );
  };
  return (
    <section aria-label="Subscriptions">
      <SubscriptionFilters view={view} subscriptions={data ?? []} onChange={change} />
      <ListHead total={found && totalText(found.length)}>
        <RowsSelect size={view.size} sizes={sizes} onChange={(size) => change({ size })} />
        <CsvButton path={csvPath(view)} fileName="subscriptions.csv" disabled={!found || found.length === 0} />
      </ListHead>
      {content()}
    </section>
  );
};
