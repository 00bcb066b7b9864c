import { Button, EmptyState, Loader } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import type { useRecoverOrder } from './order/use-recover-order.ts';

/** Looks for an order whose confirmation never arrived. */
export const RecoveringOrder = ({ recovery }: { recovery: ReturnType<typeof useRecoverOrder> }) => {
  const { sending, outcome, again } = recovery;
  if (sending || !outcome) return <Loader label="Looking for your order" />;
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title="Your order hasn’t been confirmed yet"
        text={outcome.reason}
        actions={
          <Button kind="primary" onClick={again}>
            Try again
          </Button>
        }
      />
    </div>
  );
};
