import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SubscriptionList } from '../subscription/subscription-list.tsx';
import { SubscriptionOverview } from '../subscription/subscription-overview.tsx';
import { useSubscriptions } from '../subscription/use-subscriptions.ts';

export default function SubscriptionPage() {
  const subscriptions = useSubscriptions();
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="My Subscriptions"
        lead="Every module that your organization subscribes to."
      />
      {subscriptions.status !== 'failed' && <SubscriptionOverview subscriptions={subscriptions.data} />}
      <SubscriptionList resource={subscriptions} />
    </Page>
  );
}
