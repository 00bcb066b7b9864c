import { type Action, countOf, type Picked } from '@marketplace/shared/ui/list';
import type { Ask } from './use-question.tsx';

interface Task extends Action {
  /** One row: "ticket". */
  noun: string;
  /** Of the confirm button: "Solve". */
  verb: string;
}

/** What a question about all that match says. */
export const ALL_THAT_MATCH =
  'These are all that match, on all pages. What no longer matches when its turn comes is left as it is.';

/** Runs a confirmed action. All that match take a while: the question goes at once, and the bar shows how far it is. */
export const startOn = ({ isAll, run }: Pick<Picked<unknown>, 'isAll' | 'run'>, action: Action): Promise<boolean> => {
  const done = run(action);
  return isAll ? Promise.resolve(true) : done;
};

/** Changes what is picked; all that match only after a question that tells how many they are. */
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
