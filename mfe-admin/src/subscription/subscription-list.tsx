import { Subscription } from '@marketplace/shared/contracts';
import { rowsReaderOf } from '@marketplace/shared/data';
import { List, usePagedList } from '@marketplace/shared/ui/list';
import { CreditCard } from 'lucide-react';
import { subscriptionColumns } from './subscription-columns.tsx';
import { csvPath, subscriptions, subscriptionsPath } from './subscriptions-query.ts';
import { useSubscriptionOverview } from './use-subscription-overview.ts';

/** @param client id of the client to list; all clients if empty */
export const SubscriptionList = ({ client = '' }: { client?: string }) => {
  const list = usePagedList(subscriptions, (view) => subscriptionsPath(view, client), rowsReaderOf(Subscription));
  const { modules = [] } = useSubscriptionOverview(client).data ?? {};
  return (
    <List
      list={list}
      name="Subscriptions"
      noun="subscription"
      columns={subscriptionColumns.filter(({ key }) => client === '' || key !== 'client')}
      options={{ module: modules.map(({ id, name }) => ({ value: id, label: name })) }}
      csv={csvPath(list.view, client)}
      empty={{
        icon: CreditCard,
        title: 'No subscriptions yet',
        text: 'Modules that organizations order appear here, with their users, seats and renewal dates.',
      }}
    />
  );
};
