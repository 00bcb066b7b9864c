import { isCancellable, type Order } from '@marketplace/shared/contracts';
import { Button, type ButtonLook } from '@marketplace/shared/ui';
import { lazy, Suspense, useState } from 'react';

const CancelOrderDialog = lazy(async () => ({
  default: (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
}));

/** Offers to cancel an order while that is possible. The dialog's code loads on first use. */
export const CancelOrderButton = ({ order, ...look }: ButtonLook & { order: Order }) => {
  const [open, setOpen] = useState(false);
  if (!isCancellable(order)) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      {open && (
        <Suspense>
          <CancelOrderDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
