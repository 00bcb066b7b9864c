import { statusOf } from '@marketplace/shared/http';
import { Button, EmptyState, LinkButton, SkeletonList } from '@marketplace/shared/ui';
import { CloudOff, SearchX } from 'lucide-react';
import { reasonOf } from '../cart/state/reason-of.ts';
import { Confirmation } from './confirmation.tsx';
import { useOrder } from './use-order.ts';

const UnknownOrder = () => (
  <EmptyState
    icon={SearchX}
    title="We can’t find this order"
    text="It may belong to another client. You’ll find your orders and invoices in your payment history."
    actions={
      <LinkButton to="/payment-history" kind="primary">
        Payment history
      </LinkButton>
    }
  />
);

const OrderFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      icon={CloudOff}
      title="Your order could not be loaded"
      text={`${reasonOf(error) ?? 'Something unexpected happened.'} Your order is safe.`}
      actions={
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  </div>
);

/** The order in the address, which stays the same on every visit. */
export const OrderView = ({ id }: { id: string }) => {
  const { status, data: order, error, reload } = useOrder(id);
  if (order) return <Confirmation order={order} />;
  if (status === 'loading') return <SkeletonList />;
  return statusOf(error) === 404 || statusOf(error) === 400 ? (
    <UnknownOrder />
  ) : (
    <OrderFailed error={error} onRetry={reload} />
  );
};
