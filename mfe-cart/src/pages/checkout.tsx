import { useSearchParams } from '@marketplace/shared/router';
import { useUser } from '@marketplace/shared/session';
import { Breadcrumb, Page, PageHeader } from '@marketplace/shared/ui';
import { CartGate } from '../cart/view/cart-gate.tsx';
import { CheckoutView } from '../checkout/checkout-view.tsx';
import { CONFIRMATION } from '../checkout/steps/steps.ts';
import { CheckoutSteps } from '../checkout/steps/checkout-steps.tsx';
import { OrderView } from '../orders/order-view.tsx';

const crumbs = [{ label: 'Cart', to: '/cart' }, { label: 'Checkout' }];

/** The checkout, or the order in the address. */
export default function CheckoutPage() {
  const user = useUser();
  const order = useSearchParams()[0].get('order');
  return (
    <Page>
      <PageHeader title="Checkout" above={<Breadcrumb crumbs={crumbs} />} />
      <CartGate>
        {(cart) =>
          order ? (
            <>
              <CheckoutSteps current={CONFIRMATION} furthest={CONFIRMATION} seen={CONFIRMATION} />
              <OrderView key={order} id={order} />
            </>
          ) : (
            <CheckoutView key={user?.id} cart={cart} />
          )
        }
      </CartGate>
    </Page>
  );
}
