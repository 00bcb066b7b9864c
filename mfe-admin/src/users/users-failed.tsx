import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';

export const UsersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudOff}
    title="The users could not be loaded"
    text="The list did not answer. Your filters are kept."
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);
