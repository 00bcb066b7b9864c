import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ShoppingCart } from 'lucide-react';

/** An empty cart has nothing to check out; perhaps because it was ordered a moment ago. */
export const NothingToOrder = () => (
  <EmptyState
    icon={ShoppingCart}
    title="There is nothing to check out"
    text="Your cart is empty. If you have just ordered, perhaps in another tab, the order is in your payment history."
    actions={
      <>
        <LinkButton to="/" kind="primary">
          Browse modules
        </LinkButton>
        <LinkButton to="/payment-history">Payment history</LinkButton>
      </>
    }
  />
);
