import { type Client, Subscription, type User } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { List, useWholeList } from '@marketplace/shared/ui/list';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { LoadFailed } from '../billing/load-failed.tsx';
import { useBook } from '../billing/use-book.ts';
import { noSubscriptions } from './list/no-subscriptions.tsx';
import { subscriptionColumns } from './list/subscription-columns.tsx';
import { pickSubscriptions, subscriptions } from './list/subscriptions-query.ts';
import type { OpenDialog } from './subscription-actions.tsx';
import type { SubscriptionDialog as Dialog } from './subscription-dialog.tsx';
import { allPath, runningPath } from './subscriptions-path.ts';
import { useAskedChange } from './use-asked-change.ts';

const SubscriptionDialog = lazy(async () => ({
  default: (await import('./subscription-dialog.tsx')).SubscriptionDialog,
}));

/**
 * What is being done, kept apart from the rows, which may come and go as a result. The code loads on first use.
 * Seats are shown as they are now, because someone else may assign them meanwhile.
 */
const useDialog = (all: Subscription[] | undefined) => {
  const [dialog, setDialog] = useState<Omit<ComponentProps<typeof Dialog>, 'onClose'>>();
  const now = dialog?.kind === 'seats' ? all?.find(({ id }) => id === dialog.subscription.id) : undefined;
  const shown = dialog && (
    <Suspense>
      <SubscriptionDialog {...dialog} {...(now && { subscription: now })} onClose={() => setDialog(undefined)} />
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
  const isRunning = subscriptions.useView().view.scope === '';
  const resource = useBook(isRunning ? runningPath(client) : allPath(user, client), readSubscriptions);
  const [dialog, openDialog] = useDialog(resource.data);
  useAskedChange(resource.data, mayChange ? openDialog : undefined);
  const list = useWholeList(subscriptions, resource, (all, view) => pickSubscriptions(all, client.id, view));
  const { change, error, reload } = list;
  return (
    <List
      list={list}
      name="Subscriptions"
      noun="subscription"
      columns={subscriptionColumns(mayChange ? openDialog : undefined)}
      failed={<LoadFailed what="The subscriptions" error={error} onRetry={reload} />}
      noMatch={{ text: 'Try fewer letters.', action: 'Clear search' }}
      empty={noSubscriptions(isRunning, () => change({ scope: 'all' }))}
    >
      {dialog}
    </List>
  );
};
