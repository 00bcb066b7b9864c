import { useState } from 'react';
import { fieldErrors, serverSaid } from '../../http/index.ts';
import { notify } from '../../toast/index.ts';
import { inBatches, type BatchCall, type Outcome } from './in-batches.ts';

const NO_RESPONSE = 'The server didn’t respond. Check your connection and try again.';
const NOT_CHANGED = 'The server didn’t respond, so nothing was changed. Check your connection and try again.';

export interface Action {
  call: BatchCall;
  /** "3 tickets changed." */
  said: (count: number) => string;
}

interface Rows {
  ids: string[];
  nameOf: (id: string) => string;
  /** They are more than one page, and those that can't be changed don't keep the others from it. */
  isAll: boolean;
  /** Clears the selection and reloads the list. */
  done: () => void;
}

/** Such as "Asha Rao, Ravi Shah and 3 more". */
const namesOf = (ids: string[], nameOf: Rows['nameOf']) => {
  const names = ids.slice(0, ids.length > 3 ? 2 : 3).map(nameOf);
  return `${names.join(', ')}${ids.length > 3 ? ` and ${ids.length - 2} more` : ''}`;
};

const tell = ({ done, skipped, failed, error }: Outcome, said: Action['said'], nameOf: Rows['nameOf']) => {
  const left = skipped.length > 0 && ` No longer matching, so left as they were: ${namesOf(skipped, nameOf)}.`;
  if (done.length > 0 || left) notify.success(`${said(done.length)}${left || ''}`);
  const isPart = done.length + skipped.length > 0;
  const reason = fieldErrors(error)[0]?.message ?? serverSaid(error) ?? (isPart ? NO_RESPONSE : NOT_CHANGED);
  if (failed.length > 0) notify.error(isPart ? `Not changed: ${namesOf(failed, nameOf)}. ${reason}` : reason);
};

/** Runs an action on the selected rows, in batches, and tells how many were changed and which were not. */
export const useBatches = ({ ids, nameOf, isAll, done }: Rows) => {
  const [finished, setFinished] = useState<number>();
  /** Returns whether anything was changed. */
  const run = async ({ call, said }: Action): Promise<boolean> => {
    setFinished(0);
    const outcome = await inBatches(ids, call, { split: isAll, onProgress: setFinished });
    setFinished(undefined);
    tell(outcome, said, nameOf);
    const isDone = outcome.failed.length < ids.length;
    if (isDone) done();
    return isDone;
  };
  return { run, finished };
};
