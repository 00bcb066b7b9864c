import { Button, EmptyState, LinkButton, PageHeader } from '@marketplace/shared/ui';
import { CloudOff, LogIn, Unlink } from 'lucide-react';

/** The link leads nowhere, or the server didn’t respond. */
export const NoTicket = ({ isBadLink, onRetry }: { isBadLink: boolean; onRetry: () => void }) => (
  <>
    <PageHeader title="Your ticket" />
    {isBadLink ? (
      <EmptyState
        icon={Unlink}
        title="This link leads to no ticket"
        text="It may be cut short. Open the one in the latest email about your ticket, or raise a new one."
        actions={<LinkButton to="/ticket">Raise a Ticket</LinkButton>}
      />
    ) : (
      <EmptyState
        icon={CloudOff}
        title="Your ticket could not be loaded"
        text="The server didn’t respond. Check your connection."
        actions={<Button onClick={onRetry}>Try Again</Button>}
      />
    )}
  </>
);

/** The address of one's own ticket, opened by a visitor. */
export const SignInFirst = () => (
  <>
    <PageHeader title="Your ticket" />
    <EmptyState
      icon={LogIn}
      title="Sign in to open this ticket"
      text="Or open the link in the latest email about it, which needs no sign-in."
      actions={<LinkButton to="/login">Sign In</LinkButton>}
    />
  </>
);
