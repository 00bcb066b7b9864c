import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { dropPendingCartChanges, pendingText, usePendingCartChanges } from '../device/pending-cart-changes.ts';
import { MemoryRow } from './memory-row.tsx';

/** Nothing else keeps these, so forgetting them needs a confirmation. */
export const PendingChanges = () => {
  const count = usePendingCartChanges();
  const [asking, setAsking] = useState(false);
  const drop = () => {
    dropPendingCartChanges();
    setAsking(false);
  };
  return (
    <>
      <MemoryRow
        icon={ShoppingCart}
        title="Cart changes not sent yet"
        kept={count > 0}
        onForget={() => setAsking(true)}
      >
        {count > 0 ? pendingText(count) : 'Changes you make while offline.'}
      </MemoryRow>
      <ConfirmDialog
        open={asking}
        title="Discard these changes?"
        action="Discard changes"
        onConfirm={drop}
        onClose={() => setAsking(false)}
      >
        They haven’t been sent, so your cart stays as it was before them.
      </ConfirmDialog>
    </>
  );
};
