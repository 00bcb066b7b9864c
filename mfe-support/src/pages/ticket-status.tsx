import { Page, PageHeader, SkeletonList } from '@marketplace/shared/ui';
import { NoTicket, SignInFirst } from '../ticket-status/no-ticket.tsx';
import { TicketFollowed } from '../ticket-status/ticket-followed.tsx';
import { useTicketStatus } from '../ticket-status/use-ticket-status.ts';

export default function TicketStatusPage() {
  const { token, status, ticket, isBadLink, isSignedOut, reload, show } = useTicketStatus();
  const content = () => {
    if (ticket) return <TicketFollowed token={token} ticket={ticket} onAnswered={show} />;
    if (isSignedOut) return <SignInFirst />;
    if (isBadLink || status === 'failed') return <NoTicket isBadLink={isBadLink} onRetry={reload} />;
    return (
      <>
        <PageHeader title="Your ticket" />
        <SkeletonList count={3} />
      </>
    );
  };
  return <Page>{content()}</Page>;
}
