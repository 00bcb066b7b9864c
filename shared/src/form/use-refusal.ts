import { useState } from 'react';
import type { Errors } from './contract.ts';
import { topOf } from './paths.ts';
import type { Refusal } from './refusal.ts';

const NONE: Refusal = { errors: {} };

const without = (errors: Errors, names: string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(topOf(path))));

/** What stands in the way of a form. */
export const useRefusal = () => {
  const [refusal, setRefusal] = useState(NONE);
  const [attempts, setAttempts] = useState(0);
  return {
    refusal,
    /** Counts the attempts that were refused. */
    attempts,
    refuse: (next: Refusal) => {
      setRefusal(next);
      setAttempts((count) => count + 1);
      return false;
    },
    /** Fields that were edited are not known to be wrong. */
    mend: (...names: string[]) => setRefusal((before) => ({ ...before, errors: without(before.errors, names) })),
    forget: () => setRefusal(NONE),
  };
};
