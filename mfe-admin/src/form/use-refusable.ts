import { useState, type FormEvent } from 'react';
import { useFocusFirstError } from './use-focus-first-error.ts';

/** Submits a form; refused, be it here or by the server, it leads to the first field in error. */
export const useRefusable = (send: () => Promise<boolean>) => {
  const [refusals, setRefusals] = useState(0);
  const ref = useFocusFirstError(refusals);
  const submit = async () => {
    if (!(await send())) setRefusals((count) => count + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return { ref, onSubmit, noValidate: true };
};
