import { CartFailed } from '../cart/view/cart-failed.tsx';
import { CartSkeleton } from '../cart/view/cart-skeleton.tsx';
import { EmptyCart } from '../cart/view/empty-cart.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import styles from './checkout-view.module.css';
import { OrderReview } from './order-review.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The first step of the checkout, with the actual cart; an empty one has nothing to check out. */
export const CheckoutView = ({ cart: { status, failure, lines, currency } }: { cart: Cart }) => {
  if (status === 'failed') return <CartFailed reason={failure} />;
  if (status === 'loading') return <CartSkeleton />;
  if (lines.length === 0) return <EmptyCart />;
  return (
    <>
      <CheckoutSteps current={0} />
      <div className={styles.layout}>
        <OrderReview lines={lines} currency={currency} />
        <OrderSummary lines={lines} currency={currency} />
      </div>
    </>
  );
};
