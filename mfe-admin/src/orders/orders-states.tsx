import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff, Receipt, SearchX } from 'lucide-react';

export const OrdersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState
    icon={CloudOff}
    title="The orders could not be loaded"
    text="The list did not answer. Your filters are kept."
    actions={<Button onClick={onRetry}>Try Again</Button>}
  />
);

export const NoOrders = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      icon={SearchX}
      title="No orders match"
      text="Try fewer letters, or take a filter away."
      actions={<Button onClick={onClear}>Show all orders</Button>}
    />
  ) : (
    <EmptyState
      icon={Receipt}
      title="No orders yet"
      text="What clients order stands here: what it is for, how it is paid, and what is still open."
    />
  );
