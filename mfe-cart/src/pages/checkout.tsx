import { Breadcrumb, Page, PageHeader } from '@marketplace/shared/ui';
import { CartGate } from '../cart/view/cart-gate.tsx';
import { CheckoutView } from '../checkout/checkout-view.tsx';

export default function CheckoutPage() {
  return (
    <Page>
      <PageHeader
        title="Checkout"
        above={<Breadcrumb crumbs={[{ label: 'Cart', to: '/cart' }, { label: 'Checkout' }]} />}
      />
      <CartGate>{(cart) => <CheckoutView cart={cart} />}</CartGate>
    </Page>
  );
}
