import { EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Inbox } from 'lucide-react';
import { NoMatch } from '../view/no-match.tsx';
import { isFiltered, type TicketsView } from './tickets-query.ts';

export const TicketsSkeleton = () => <SkeletonTable rows={8} columns={5} />;

export const NoTickets = ({ view, onClear }: { view: TicketsView; onClear: () => void }) =>
  isFiltered(view) ? (
    <NoMatch what="tickets" action="Show unsolved tickets" onClear={onClear} />
  ) : (
    <EmptyState
      icon={Inbox}
      title="Nothing to answer"
      text="Tickets that wait for an answer stand here: who raised them, how urgent they are, who has them."
    />
  );
