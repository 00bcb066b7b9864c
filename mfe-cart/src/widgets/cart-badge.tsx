import { CountBadge } from '@marketplace/shared/ui';
import { useCart } from '../cart/use-cart.ts';
import { countOf } from '../cart/view/count-of.ts';

/** The number of lines in the cart, at its parent's corner; nothing for an empty cart. */
export default function CartBadge() {
  const { length } = useCart().lines;
  return <CountBadge count={length} label={countOf(length, 'item')} />;
}
