import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ShoppingCart } from 'lucide-react';

export const EmptyCart = () => (
  <EmptyState
    icon={ShoppingCart}
    title="Your cart is empty"
    text="Add modules and find them here on every device you sign in on."
    actions={
      <LinkButton to="/" kind="primary">
        Browse modules
      </LinkButton>
    }
  />
);
