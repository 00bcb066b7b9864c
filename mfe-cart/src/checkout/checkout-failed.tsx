import { Button, EmptyState } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import { reasonOf } from '../cart/state/reason-of.ts';

/** Shown if the checkout can't start; the cart and entries are safe. */
export const CheckoutFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      icon={CloudOff}
      title="Checkout could not be loaded"
      text={`${reasonOf(error) ?? 'Something unexpected happened.'} Your cart and details are saved.`}
      actions={
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  </div>
);
