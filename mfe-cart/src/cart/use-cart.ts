import { useSession } from '@marketplace/shared/session';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { cartDenial } from './state/cart-access.ts';
import { cartAtom, displayedLinesAtom, emptyCart } from './state/cart-atom.ts';
import type { CartLine } from './state/cart-line.ts';
import { followCart } from './state/follow-cart.ts';
import { closeCart, openCart } from './state/load-cart.ts';

/** Runs once for all components that show the cart, for as long as one does. */
cartAtom.onMount = followCart;

export interface Cart {
  /** Why the cart is closed to this session; then nothing is loaded. */
  denial: string | null;
  status: 'loading' | 'loaded' | 'failed';
  /** Why loading failed. */
  failure: string | null;
  lines: CartLine[];
  currency: string;
}

/** The signed-in user's cart, loaded once the session is known and only for users with access. */
export const useCart = (): Cart => {
  const session = useSession();
  const state = useAtomValue(cartAtom);
  const lines = useAtomValue(displayedLinesAtom);
  const denial = cartDenial(session);
  const owner = denial === null ? (session.user?.email ?? null) : null;

  useEffect(() => {
    if (owner !== null) openCart(owner);
    else if (!session.loading) closeCart();
  }, [owner, session.loading]);

  const opened = owner !== null && state.owner === owner;
  const { status, failure, currency } = opened ? state : emptyCart;
  return { denial, status, failure, currency, lines: opened ? lines : [] };
};
