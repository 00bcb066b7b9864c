import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { useState, type ReactNode } from 'react';

interface Question {
  title: string;
  /** Explains what will happen. */
  text: ReactNode;
  /** Label of the confirm button. */
  action: string;
  /** Returns whether it succeeded; if not, the dialog stays open. */
  run: () => Promise<boolean>;
}

/** A confirm dialog: `ask` opens it, `dialog` renders it. */
export const useQuestion = () => {
  const [question, setQuestion] = useState<Question>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await question?.run();
    setBusy(false);
    if (done) setQuestion(undefined);
  };
  const dialog = (
    <ConfirmDialog
      open={question !== undefined}
      title={question?.title ?? ''}
      action={question?.action ?? ''}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => setQuestion(undefined)}
    >
      {question?.text}
    </ConfirmDialog>
  );
  return { ask: setQuestion, dialog };
};

export type Ask = ReturnType<typeof useQuestion>['ask'];
