import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';

interface Question {
  title: string;
  /** What will happen, in a sentence. */
  text: string;
  /** The verb of the action. */
  action: string;
  /** Answers whether it was done; else the question stays. */
  run: () => Promise<boolean>;
}

/** Asks before something is done: `ask` opens the question, `dialog` is where it stands. */
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
