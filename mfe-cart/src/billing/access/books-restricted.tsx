import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { Lock } from 'lucide-react';

const subject = encodeURIComponent('Please give me access to our payment history');

/** Stands in place of the books for who is signed in without a role that reads them. */
export const BooksRestricted = () => (
  <EmptyState
    icon={Lock}
    title="Your role does not include the payment history"
    text="Payment admins and payment creators of your organization read its invoices, payments and subscriptions. One of them, or your administrator, can give you the role."
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
