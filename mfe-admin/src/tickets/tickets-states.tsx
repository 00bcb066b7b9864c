import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { CloudOff, Inbox, SearchX } from 'lucide-react';
import { isFiltered, type TicketsView } from './tickets-query.ts';

export const TicketsSkeleton = () => <SkeletonTable rows={8} columns={5} />;

export const TicketsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudOff}
    title="The tickets could not be loaded"
    text="The inbox did not answer. Your filters are kept."
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);

export const NoTickets = ({ view, onClear }: { view: TicketsView; onClear: () => void }) =>
  isFiltered(view) || view.page > 0 ? (
    <EmptyState
      icon={SearchX}
      title="No tickets match"
      text="Try fewer letters, or take a filter away."
      actions={<Button onClick={onClear}>Show unsolved tickets</Button>}
    />
  ) : (
    <EmptyState
      icon={Inbox}
      title="Nothing to answer"
      text="Tickets that wait for an answer stand here: who raised them, how urgent they are, who has them."
    />
  );
