import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ReceiptText } from 'lucide-react';

/** What a visitor sees in place of their payments. */
export const SignInPrompt = () => (
  <EmptyState
    icon={ReceiptText}
    title="Sign in to see your payment history"
    text="Invoices, orders, payments, subscriptions and dues are shown to the people of the organization that they belong to."
    actions={
      <LinkButton to="/login" kind="primary">
        Sign in
      </LinkButton>
    }
  />
);
