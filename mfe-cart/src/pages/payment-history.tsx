import { useSession } from '@marketplace/shared/session';
import { Page, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { LedgerSection } from '../billing/ledger-section.tsx';
import { ledgers } from '../billing/ledgers.ts';
import { SignInPrompt } from '../billing/sign-in-prompt.tsx';

const Books = () => {
  const { loading, user } = useSession();
  if (loading) return <SkeletonList />;
  if (!user) return <SignInPrompt />;
  return ledgers.map((ledger) => <LedgerSection key={ledger.title} ledger={ledger} />);
};

export default function PaymentHistoryPage() {
  return (
    <Page>
      <PageHeader title="Payment history" lead="Invoices, payments, subscriptions and dues of your organization." />
      <Books />
    </Page>
  );
}
