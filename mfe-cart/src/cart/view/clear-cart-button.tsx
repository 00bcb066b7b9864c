import { Button } from '@marketplace/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { countOf } from './count-of.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@marketplace/shared/ui/dialog')).ConfirmDialog,
}));

interface Props {
  lines: number;
  onClear: () => void;
}

/** Empties the cart after a confirmation. The dialog's code comes with the first click. */
export const ClearCartButton = ({ lines, onClear }: Props) => {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = () => setDialog('closed');
  const confirm = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setDialog('open')}>
        Clear cart
      </Button>
      {dialog !== 'unasked' && (
        <Suspense>
          <ConfirmDialog
            open={dialog === 'open'}
            title="Clear your cart?"
            action="Clear cart"
            onConfirm={confirm}
            onClose={close}
          >
            {`${countOf(lines, 'item')} will be removed, with the users and days you have set. This cannot be undone.`}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};
