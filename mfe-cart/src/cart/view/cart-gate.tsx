import { useSession } from '@marketplace/shared/session';
import type { ReactNode } from 'react';
import { useCart, type Cart } from '../use-cart.ts';
import { CartAccessRestricted } from './cart-access-restricted.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

/** Shows the cart to users with access, and tells others why they have none. */
export const CartGate = ({ children }: { children: (cart: Cart) => ReactNode }) => {
  const { loading } = useSession();
  const cart = useCart();
  if (loading) return <CartSkeleton />;
  return cart.denial ? <CartAccessRestricted reason={cart.denial} /> : children(cart);
};
