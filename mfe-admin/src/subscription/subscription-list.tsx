import type { Subscription } from '@marketplace/shared/contracts';
import type { Resource } from '@marketplace/shared/data';
import { List, useWholeList } from '@marketplace/shared/ui/list';
import { CreditCard } from 'lucide-react';
import { subscriptionColumns } from './subscription-columns.tsx';
import { csvPath, moduleOptions, pickSubscriptions, subscriptions } from './subscriptions-query.ts';

interface Props {
  resource: Resource<Subscription[]>;
  /** Id of the client whose subscriptions these are; of all clients without. */
  client?: string;
}

export const SubscriptionList = ({ resource, client = '' }: Props) => {
  const list = useWholeList(subscriptions, resource, pickSubscriptions);
  const { view, change } = list;
  const columns = subscriptionColumns(view.sort, (sort) => change({ sort }));
  return (
    <List
      list={list}
      name="Subscriptions"
      noun="subscription"
      columns={columns.filter(({ key }) => client === '' || key !== 'client')}
      options={{ module: moduleOptions(resource.data ?? []) }}
      csv={csvPath(view, client)}
      empty={{
        icon: CreditCard,
        title: 'No subscriptions yet',
        text: 'Every module that a client orders appears here: for how many users, until when, and who has a seat.',
      }}
    />
  );
};
