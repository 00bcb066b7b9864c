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
  /** The inverse, if there is one. */
  back?: {
    /** The previous state of a row; undefined if it was already the same. */
    of: (id: string) => object | undefined;
    /** Restores rows to that. */
    call: (ids: string[], was: object) => ReturnType<BatchCall>;
  };
}

interface Rows {
  ids: string[];
  nameOf: (id: string) => string;
  /** There is more than one page, and rows that can't be changed don't hold up the others. */
  isAll: boolean;
  /** Clears the selection and reloads the list. */
  done: () => void;
}

/** Such as "Asha Rao, Ravi Shah and 3 more". */
const namesOf = (ids: string[], nameOf: Rows['nameOf']) => {
  const names = ids.slice(0, ids.length > 3 ? 2 : 3).map(nameOf);
  return `${names.join(', ')}${ids.length > 3 ? ` and ${ids.length - 2} more` : ''}`;
};

const reasonOf = (error: unknown, isPart: boolean) =>
  fieldErrors(error)[0]?.message ?? serverSaid(error) ?? (isPart ? NO_RESPONSE : NOT_CHANGED);

/** Undoes an action on these rows; rows with the same previous state go together. */
const undo = async (ids: string[], { of, call }: NonNullable<Action['back']>, nameOf: Rows['nameOf']) => {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const was = JSON.stringify(of(id));
    groups.set(was, [...(groups.get(was) ?? []), id]);
  }
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (const [was, group] of groups) {
    const back = (some: string[]) => call(some, JSON.parse(was) as object);
    const outcome = await inBatches(group, back, { split: true });
    failed.push(...outcome.failed, ...outcome.skipped);
    if (outcome.error !== undefined) errors.push(outcome.error);
  }
  if (failed.length < ids.length) notify.success('Undone.');
  if (failed.length > 0) {
    const why =
      errors.length > 0
        ? reasonOf(errors[0], true)
        : `Someone else changed ${failed.length === 1 ? 'it' : 'them'} in the meantime.`;
    notify.error(`Not undone: ${namesOf(failed, nameOf)}. ${why}`);
  }
};

const tell = (
  { done, skipped, failed, error }: Outcome,
  said: Action['said'],
  nameOf: Rows['nameOf'],
  back?: () => void,
) => {
  const left = skipped.length > 0 && ` No longer matching, so left as they were: ${namesOf(skipped, nameOf)}.`;
  if (done.length > 0 || left) notify.success(`${said(done.length)}${left || ''}`, back);
  const isPart = done.length + skipped.length > 0;
  const reason = reasonOf(error, isPart);
  if (failed.length > 0) notify.error(isPart ? `Not changed: ${namesOf(failed, nameOf)}. ${reason}` : reason);
};

/** Runs an action on the selected rows, in batches, and reports how many were changed and which were not. */
export const useBatches = ({ ids, nameOf, isAll, done }: Rows) => {
  const [finished, setFinished] = useState<number>();
  /** Returns whether anything was changed. */
  const run = async ({ call, said, back }: Action): Promise<boolean> => {
    setFinished(0);
    const outcome = await inBatches(ids, call, { split: isAll, onProgress: setFinished });
    setFinished(undefined);
    const changed = back ? outcome.done.filter((id) => back.of(id)) : [];
    const undoIt = back && (() => void undo(changed, back, nameOf).then(done));
    tell(outcome, said, nameOf, changed.length > 0 ? undoIt : undefined);
    const isDone = outcome.failed.length < ids.length;
    if (isDone) done();
    return isDone;
  };
  return { run, finished };
};
