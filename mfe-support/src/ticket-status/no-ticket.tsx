import { Button, EmptyState, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { CloudOff, LogIn, Unlink } from 'lucide-react';

/** The link is invalid, or the server didn’t respond. */
export const NoTicket = ({ isBadLink, onRetry }: { isBadLink: boolean; onRetry: () => void }) => (
  <>
    <PageHeader title="Your ticket" />
    {isBadLink ? (
      <EmptyState
        icon={Unlink}
        title="We can’t find this ticket"
        text="The link may be incomplete. Open the one in your latest ticket email, or raise a new ticket."
        actions={<LinkButton to="/ticket">Raise a Ticket</LinkButton>}
      />
    ) : (
      <EmptyState
        icon={CloudOff}
        title="Your ticket could not be loaded"
        text="The server didn’t respond. Check your connection."
        actions={<Button onClick={onRetry}>Try again</Button>}
      />
    )}
  </>
);

/** Shown to visitors who open the address of a user's own ticket. */
export const SignInFirst = () => (
  <>
    <PageHeader title="Your ticket" />
    <EmptyState
      icon={LogIn}
      title="Sign in to open this ticket"
      text="Or open the link in your latest ticket email. No sign-in needed."
      actions={<LinkButton to="/login">Sign In</LinkButton>}
    />
  </>
);
