import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ReceiptText } from 'lucide-react';

/** What a visitor sees in place of their payments. */
export const SignInPrompt = () => (
  <EmptyState
    icon={ReceiptText}
    title="Sign in to see your payment history"
    text="Your organization’s invoices, orders, payments, subscriptions and dues are all here."
    actions={
      <LinkButton to="/login" kind="primary">
        Sign in
      </LinkButton>
    }
  />
);
