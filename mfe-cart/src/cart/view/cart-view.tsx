import { useRef } from 'react';
import { PendingChanges } from '../pending/pending-changes.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import type { Cart } from '../use-cart.ts';
import { CartFailed } from './cart-failed.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FilledCart } from './filled-cart.tsx';

/** The cart in any state. It takes the focus when the line that had it is removed. */
export const CartView = ({ cart }: { cart: Cart }) => {
  const view = useRef<HTMLDivElement>(null);
  const content = () => {
    if (cart.status === 'failed') return <CartFailed reason={cart.failure} />;
    if (cart.status === 'loading') return <CartSkeleton />;
    if (cart.lines.length === 0) return <EmptyCart />;
    return <FilledCart cart={cart} onBeforeRemoval={() => view.current?.focus({ preventScroll: true })} />;
  };
  return (
    <div ref={view} tabIndex={-1}>
      <PendingChanges />
      <UndoBar />
      {content()}
    </div>
  );
};
