import { onCartChange } from '@marketplace/shared/offline';
import { useUser } from '@marketplace/shared/session';
import { useEffect } from 'react';
import type { Cart } from '../cart/use-cart.ts';
import { CartFailed } from '../cart/view/cart-failed.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutFlow } from './checkout-flow.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NothingToOrder } from './nothing-to-order.tsx';
import { useRecoverOrder } from './order/use-recover-order.ts';
import { RecoveringOrder } from './recovering-order.tsx';
import { useCheckoutOptions } from './use-checkout-options.ts';

/** The checkout in whatever state it is; an empty cart has nothing to check out. */
export const CheckoutView = ({ cart }: { cart: Cart }) => {
  const user = useUser();
  const { options, status, error, reload } = useCheckoutOptions();
  // Another tab may have chosen another client.
  useEffect(() => onCartChange(reload), [reload]);
  /** Whose entries and attempts these are: another client's stay with it. */
  const owner = options && user ? `${user.id} ${options.client.id}` : '';
  const empty = cart.status === 'loaded' && cart.lines.length === 0;
  const recovery = useRecoverOrder(empty && owner !== '', owner);

  if (cart.status === 'failed') return <CartFailed reason={cart.failure} />;
  if (!options) return status === 'failed' ? <CheckoutFailed error={error} onRetry={reload} /> : <CheckoutSkeleton />;
  if (cart.status === 'loading') return <CheckoutSkeleton />;
  if (recovery.open) return <RecoveringOrder recovery={recovery} />;
  if (empty) return <NothingToOrder />;
  return <CheckoutFlow key={owner} cart={cart} options={options} owner={owner} onChanged={reload} />;
};
