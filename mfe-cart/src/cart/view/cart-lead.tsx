import { Skeleton } from '@marketplace/shared/ui';
import { totalQuantity } from '../state/cart-totals.ts';
import type { Cart } from '../use-cart.ts';
import { countOf } from './count-of.ts';

/** "3 items · 75 users in total". Its space is reserved while the cart loads, so that nothing moves. */
export const CartLead = ({ cart: { status, lines } }: { cart: Cart }) => {
  if (status === 'loading') return <Skeleton width={200} height="1.55em" />;
  if (status === 'failed') return 'Review your modules before you check out.';
  if (lines.length === 0) return 'No modules yet.';
  return `${countOf(lines.length, 'item')} · ${countOf(totalQuantity(lines), 'user')} in total`;
};
