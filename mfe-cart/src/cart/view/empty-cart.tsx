import { EmptyState, LinkButton } from '@marketplace/shared/ui';
import { ShoppingCart } from 'lucide-react';

export const EmptyCart = () => (
  <EmptyState
    icon={ShoppingCart}
    title="Your cart is empty"
    text="Modules that you add wait here with their users and days until you check out, on every device you sign in on."
    actions={
      <LinkButton to="/" kind="primary">
        Browse modules
      </LinkButton>
    }
  />
);
