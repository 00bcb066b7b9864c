import { EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { MonitorSmartphone } from 'lucide-react';
import { NoMatch } from '../view/no-match.tsx';
import { isFiltered, type SessionsView } from './sessions-query.ts';

export const SessionsSkeleton = () => <SkeletonTable rows={8} columns={6} />;

export const NoSessions = ({ view, onClear }: { view: SessionsView; onClear: () => void }) =>
  isFiltered(view) ? (
    <NoMatch
      what="sessions"
      text="They may have ended meanwhile. Try fewer letters, or take a filter away."
      onClear={onClear}
    />
  ) : (
    <EmptyState
      icon={MonitorSmartphone}
      title="Nobody is signed in"
      text="One row for each device that somebody is signed in on stands here."
    />
  );
