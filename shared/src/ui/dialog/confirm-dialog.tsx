import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The verb of the action: "Clear cart". */
  action: string;
  /** The label of the cancel button, where "Cancel" would be ambiguous. */
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. The focus starts on the safe choice: cancel. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  action,
  cancel = 'Cancel',
  busy,
  onConfirm,
  onClose,
}: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    role="alertdialog"
    footer={
      <>
        <Button onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm} busy={busy && action}>
          {action}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
