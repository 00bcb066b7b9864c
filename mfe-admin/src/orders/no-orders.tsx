import { EmptyState } from '@marketplace/shared/ui';
import { Receipt } from 'lucide-react';
import { NoMatch } from '../view/no-match.tsx';

export const NoOrders = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <NoMatch what="orders" onClear={onClear} />
  ) : (
    <EmptyState
      icon={Receipt}
      title="No orders yet"
      text="What clients order stands here: what it is for, how it is paid, and what is still open."
    />
  );
