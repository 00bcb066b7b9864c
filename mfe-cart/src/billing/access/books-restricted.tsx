import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { Lock } from 'lucide-react';

const subject = encodeURIComponent('Please give me access to our payment history');

/** Shown in place of the books to signed-in users without a role that reads them. */
export const BooksRestricted = () => (
  <EmptyState
    icon={Lock}
    title="You don’t have access to the payment history"
    text="Payment admins and payment creators can see your organization’s invoices, payments and subscriptions. Ask one of them, or your administrator, for access."
    actions={
      <>
        <LinkButton to={`/ticket?category=other&subject=${subject}`}>Raise a Ticket</LinkButton>
        <LinkButton to="/" kind="quiet">
          Browse modules
        </LinkButton>
      </>
    }
  />
);
