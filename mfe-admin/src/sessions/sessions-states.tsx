import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { CloudOff, MonitorSmartphone, SearchX } from 'lucide-react';
import { isFiltered, type SessionsView } from './sessions-query.ts';

export const SessionsSkeleton = () => <SkeletonTable rows={8} columns={6} />;

export const SessionsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudOff}
    title="The sessions could not be loaded"
    text="The list did not answer. Your filters are kept."
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);

export const NoSessions = ({ view, onClear }: { view: SessionsView; onClear: () => void }) =>
  isFiltered(view) || view.page > 0 ? (
    <EmptyState
      icon={SearchX}
      title="No sessions match"
      text="They may have ended meanwhile. Try fewer letters, or take a filter away."
      actions={<Button onClick={onClear}>Show all sessions</Button>}
    />
  ) : (
    <EmptyState
      icon={MonitorSmartphone}
      title="Nobody is signed in"
      text="One row for each device that somebody is signed in on stands here."
    />
  );
