import { type Action, countOf, type Picked } from '@marketplace/shared/ui/list';
import type { Ask } from './use-question.tsx';

interface Task extends Action {
  /** One row: "ticket". */
  noun: string;
  /** For the confirm button: "Solve". */
  verb: string;
}

/** The text of a confirm dialog about all matches. */
export const ALL_THAT_MATCH =
  'These are all that match, on all pages. What no longer matches when its turn comes is left as it is.';

/** Runs a confirmed action. All matches take a while, so the dialog closes at once and the bar shows progress. */
export const startOn = ({ isAll, run }: Pick<Picked<unknown>, 'isAll' | 'run'>, action: Action): Promise<boolean> => {
  const done = run(action);
  return isAll ? Promise.resolve(true) : done;
};

/** Changes the selected rows; all matches only after a confirm dialog that says how many there are. */
export const runOn = (picked: Picked<unknown>, ask: Ask, { noun, verb, ...action }: Task) => {
  const { ids, isAll, run } = picked;
  if (!isAll) return void run(action);
  const count = countOf(ids.length, noun);
  ask({
    title: `${verb} ${count}?`,
    text: ALL_THAT_MATCH,
    action: `${verb} ${count}`,
    run: () => startOn(picked, action),
  });
};
