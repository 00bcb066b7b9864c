import { Page, PageHeader } from '@marketplace/shared/ui';
import { useCart } from '../cart/use-cart.ts';
import { CartActions } from '../cart/view/cart-actions.tsx';
import { CartGate } from '../cart/view/cart-gate.tsx';
import { CartLead } from '../cart/view/cart-lead.tsx';
import { CartView } from '../cart/view/cart-view.tsx';

export default function CartPage() {
  const cart = useCart();
  return (
    <Page>
      <PageHeader title="Cart" lead={cart.denial ? undefined : <CartLead cart={cart} />} actions={<CartActions />} />
      <CartGate>{(open) => <CartView cart={open} />}</CartGate>
    </Page>
  );
}
