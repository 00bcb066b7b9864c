import { notify } from '@marketplace/shared/toast';
import type { Ask } from '../../question/use-question.tsx';

interface Confirmed {
  title: string;
  text: string;
  /** Label of the confirm button. */
  action: string;
  send: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  onSent: () => void;
}

/** Asks before quoted amounts are booked. A refusal closes the question and is shown in the form, which keeps its input. */
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
