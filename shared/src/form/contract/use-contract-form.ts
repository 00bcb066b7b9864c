import type { FormOptions } from '../form-options.ts';
import { useForm } from '../use-form.ts';
import { checkBy } from './check-by.ts';

/** A form whose contract judges the fields that have a sentence, before anything is sent. */
export const useContractForm = <Values extends object, Answer = unknown>(
  options: Omit<FormOptions<Values, Answer>, 'judge'>,
) => useForm<Values, Answer>({ ...options, judge: checkBy });
