import type { Cart } from '../cart/use-cart.ts';
import { CartFailed } from '../cart/view/cart-failed.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutFlow } from './checkout-flow.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { useRecoverOrder } from './order/use-recover-order.ts';
import { RecoveringOrder } from './recovering-order.tsx';
import { useCheckoutOptions } from './use-checkout-options.ts';

/** The checkout in any state; an empty cart has nothing to check out. */
export const CheckoutView = ({ cart }: { cart: Cart }) => {
  const { options, owner, status, error, reload } = useCheckoutOptions();
  const empty = cart.status === 'loaded' && cart.lines.length === 0;
  const recovery = useRecoverOrder(empty && owner !== '', owner);

  if (cart.status === 'failed') return <CartFailed reason={cart.failure} />;
  if (!options) return status === 'failed' ? <CheckoutFailed error={error} onRetry={reload} /> : <CheckoutSkeleton />;
  if (cart.status === 'loading') return <CheckoutSkeleton />;
  if (recovery.open) return <RecoveringOrder recovery={recovery} />;
  if (empty) return <NothingToOrder />;
  return <CheckoutFlow key={owner} cart={cart} options={options} owner={owner} onChanged={reload} />;
};
