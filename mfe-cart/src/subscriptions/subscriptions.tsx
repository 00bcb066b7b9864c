import { type Client, Subscription, type User } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { Pagination, Table } from '@marketplace/shared/ui/table';
import { ListBody, ListHead, pageWithin, RowsSelect } from '@marketplace/shared/ui/list';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { LoadFailed } from '../billing/load-failed.tsx';
import { RowsSkeleton } from '../billing/rows-skeleton.tsx';
import { useBook } from '../billing/use-book.ts';
import { countOf } from '../cart/view/count-of.ts';
import { NoMatch, NoSubscriptions } from './list/no-subscriptions.tsx';
import { subscriptionColumns } from './list/subscription-columns.tsx';
import { SubscriptionFilters } from './list/subscription-filters.tsx';
import { pageSizes } from '../billing/invoice-list/invoices-query.ts';
import { pickSubscriptions } from './list/subscriptions-query.ts';
import { useSubscriptionsView } from './list/use-subscriptions-view.ts';
import type { OpenDialog } from './subscription-actions.tsx';
import type { SubscriptionDialog as Dialog } from './subscription-dialog.tsx';
import { allPath, runningPath } from './subscriptions-path.ts';

const SubscriptionDialog = lazy(async () => ({
  default: (await import('./subscription-dialog.tsx')).SubscriptionDialog,
}));

/** What is being done, apart from the rows: these may come and go by it. The code comes with the first use. */
const useDialog = () => {
  const [dialog, setDialog] = useState<Omit<ComponentProps<typeof Dialog>, 'onClose'>>();
  const shown = dialog && (
    <Suspense>
      <SubscriptionDialog {...dialog} onClose={() => setDialog(undefined)} />
    </Suspense>
  );
  const open: OpenDialog = (kind, subscription) => setDialog({ kind, subscription });
  return [shown, open] as const;
};

interface Props {
  user: User;
  client: Client;
  mayChange: boolean;
}

const readSubscriptions = listReaderOf(Subscription);

/** A client's subscriptions, the next to end first. */
export const Subscriptions = ({ user, client, mayChange }: Props) => {
  const { view, change } = useSubscriptionsView();
  const [dialog, openDialog] = useDialog();
  const path = view.all ? allPath(user, client) : runningPath(client);
  const { status, data, error, reload } = useBook(path, readSubscriptions);
  const found = data && pickSubscriptions(data, client.id, view);
  const content = () => {
    if (status === 'failed') return <LoadFailed what="The subscriptions" error={error} onRetry={reload} />;
    if (!found) return <RowsSkeleton label="Loading subscriptions" rows={4} height={76} widths={[200, 96, 220, 72]} />;
    if (found.length === 0 && view.q.trim() !== '') return <NoMatch onClear={() => change({ q: '' })} />;
    if (found.length === 0) return <NoSubscriptions running={!view.all} onShowAll={() => change({ all: true })} />;
    const page = pageWithin(view, found.length);
    return (
      <ListBody busy={status === 'loading'}>
        <Table
          caption="Subscriptions"
          columns={subscriptionColumns(mayChange ? openDialog : undefined)}
          rows={found.slice(page * view.size, (page + 1) * view.size)}
          rowKey={({ id }) => id}
        />
        {found.length > view.size && (
          <Pagination
            page={page}
            size={view.size}
            totalElements={found.length}
            onPage={(next) => change({ page: next })}
          />
        )}
      </ListBody>
    );
  };
  return (
    <section aria-label="Subscriptions">
      <SubscriptionFilters view={view} onChange={change} />
      <ListHead total={found && countOf(found.length, 'subscription')}>
        <RowsSelect size={view.size} sizes={pageSizes} onChange={(size) => change({ size })} />
      </ListHead>
      {content()}
      {dialog}
    </section>
  );
};
