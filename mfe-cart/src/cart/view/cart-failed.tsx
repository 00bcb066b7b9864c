import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { useCartActions } from '../use-cart-actions.ts';

/** Shown if the cart could not be loaded; nothing in it is lost. */
export const CartFailed = ({ reason }: { reason: string | null }) => {
  const { refresh } = useCartActions();
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title="Your cart could not be loaded"
        text={reason ?? 'Something unexpected happened. Your cart is safe.'}
        actions={
          <Button kind="primary" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      />
    </div>
  );
};
