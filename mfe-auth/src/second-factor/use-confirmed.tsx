import { proofProblem } from '@marketplace/shared/proof';
import { notify } from '@marketplace/shared/toast';
import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import type { Confirmed } from './confirmed.ts';

/** A confirm dialog: `ask` opens it, `dialog` renders it. `onDone` gets recovery codes to show, if there are any. */
export const useConfirmed = (onDone: (codes: string[] | null) => void) => {
  const [asked, ask] = useState<Confirmed>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    try {
      const codes = await asked.run();
      ask(undefined);
      if (asked.done) notify.success(asked.done);
      onDone(codes);
    } catch (error) {
      notify.error(proofProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={asked?.title ?? ''}
      action={asked?.action ?? ''}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => ask(undefined)}
    >
      {asked?.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
};
