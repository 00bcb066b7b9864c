import { Button } from '@marketplace/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { countOf } from './count-of.ts';

const loadDialog = async () => ({ default: (await import('@marketplace/shared/ui/dialog')).ConfirmDialog });
const ConfirmDialog = lazy(loadDialog);

interface Props {
  lines: number;
  onClear: () => void;
}

const TITLE = 'Clear your cart?';

/** Empties the cart after a confirmation. The dialog's code loads up front, in case the connection is lost by then. */
export const ClearCartButton = ({ lines, onClear }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const words = `${countOf(lines, 'item')} will be removed, with the users and days you set. This can’t be undone.`;
  useEffect(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void loadDialog().catch(() => undefined));
  }, []);
  const ask = () =>
    loadDialog().then(
      () => setOpen(true),
      () => window.confirm(`${TITLE} ${words}`) && onClear(),
    );
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    onClear();
  };
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => void ask()}>
        Clear cart
      </Button>
      {isOpen && (
        <Suspense>
          <ConfirmDialog open title={TITLE} action="Clear cart" onConfirm={confirm} onClose={close}>
            {words}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};
