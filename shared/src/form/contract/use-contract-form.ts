import type { FormOptions } from '../form-options.ts';
import { useForm } from '../use-form.ts';
import { checkBy } from './check-by.ts';

/** A form that validates fields with a message by their contract before it is sent. */
export const useContractForm = <Values extends object, Answer = unknown>(
  options: Omit<FormOptions<Values, Answer>, 'judge'>,
) => useForm<Values, Answer>({ ...options, judge: checkBy });
