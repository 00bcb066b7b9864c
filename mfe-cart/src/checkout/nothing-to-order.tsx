import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ShoppingCart } from 'lucide-react';

/** An empty cart has nothing to check out, perhaps because it was just ordered. */
export const NothingToOrder = () => (
  <EmptyState
    icon={ShoppingCart}
    title="Nothing to check out"
    text="Your cart is empty. If you just placed an order, you’ll find it in your payment history."
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
