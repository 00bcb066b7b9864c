import { useState } from 'react';
import type { Errors } from './contract.ts';
import { topOf } from './paths.ts';
import type { Refusal } from './refusal.ts';

const NONE: Refusal = { errors: {} };

const without = (errors: Errors, names: string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(topOf(path))));

/** The current refusal of a form. */
export const useRefusal = () => {
  const [refusal, setRefusal] = useState(NONE);
  const [attempts, setAttempts] = useState(0);
  return {
    refusal,
    /** Number of refused attempts. */
    attempts,
    refuse: (next: Refusal) => {
      setRefusal(next);
      setAttempts((count) => count + 1);
      return false;
    },
    /** Clears the errors of edited fields. */
    clearErrors: (...names: string[]) => setRefusal((before) => ({ ...before, errors: without(before.errors, names) })),
    forget: () => setRefusal(NONE),
  };
};
