import { Page, PageHeader } from '@marketplace/shared/ui';
import { AdministrationNav } from '../administration/administration-nav.tsx';
import { SubscriptionList } from '../subscription/subscription-list.tsx';
import { SubscriptionOverview } from '../subscription/subscription-overview.tsx';

export default function SubscriptionPage() {
  return (
    <Page dense>
      <PageHeader
        above={<AdministrationNav />}
        title="My Subscriptions"
        lead="Every subscription, with its seats and renewal date."
      />
      <SubscriptionOverview />
      <SubscriptionList />
    </Page>
  );
}
