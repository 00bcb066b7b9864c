import { notify } from '@marketplace/shared/toast';
import type { Ask } from '../../question/use-question.tsx';

interface Confirmed {
  title: string;
  text: string;
  /** Label of the confirm button. */
  action: string;
  send: () => Promise<unknown>;
  /** Shown once it is done. */
  done: string;
  onSent: () => void;
}

/** Asks before quoted amounts are booked. A refusal closes the dialog; the form shows it, and keeps its input. */
export const confirmAmounts = (
  ask: Ask,
  form: { fail: (error: unknown) => void },
  { send, done, onSent, ...question }: Confirmed,
) =>
  ask({
    ...question,
    run: async () => {
      try {
        await send();
        notify.success(done);
        onSent();
      } catch (error) {
        form.fail(error);
      }
      return true;
    },
  });
