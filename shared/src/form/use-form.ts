import { serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { useEffect, useState } from 'react';
import type { FormOptions } from './form-options.ts';
import { topOf, valueAt, withValueAt } from './paths.ts';
import { refusalOf } from './refusal.ts';
import { useRefusal } from './use-refusal.ts';
import { useTyped } from './use-typed.ts';

const NOT_SAVED =
  'Nothing was saved: the server didn’t respond. Check your connection and try again. We kept what you typed.';

const asTyped = <Values>(values: Values) => values;

/** The state of a form: its values, errors and submission. Whatever goes wrong, what was typed stays. */
export const useForm = <Values extends object, Answer = unknown>(options: FormOptions<Values, Answer>) => {
  const { start, contract, labels, sentences = {}, check, send, next, onSent, done, draft } = options;
  const { tidy = asTyped, silence = NOT_SAVED, judge, marked, elsewhere = [] } = options;
  const [saved, setSaved] = useState<Values>();
  const { refusal, attempts, refuse, clearErrors, forget } = useRefusal();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<{ answer: Answer; said: FormOptions<Values, Answer>['done'] }>();
  const answer = taken?.answer;
  const reset = () => [setSaved(undefined), setTaken(undefined), forget()];
  const { typed, latest, keep } = useTyped(draft, start, reset);
  const base = saved ?? start;
  const values: Values = { ...base, ...typed };
  const ready = tidy(values);

  useEffect(() => {
    if (!taken) return;
    onSent?.(taken.answer);
    const text = typeof taken.said === 'function' ? taken.said(taken.answer) : taken.said;
    if (text !== undefined) notify.success(text);
    // Called once for each response.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [taken]);

  /** These values are saved: clears what was typed. */
  const fill = (at: Values | undefined) => {
    setSaved(at);
    keep({});
    forget();
  };
  const fail = (error: unknown) => {
    const known = { ...values, ...Object.fromEntries(elsewhere.map((name) => [name, undefined])) };
    const found = refusalOf(error, known, silence, sentences);
    return refuse({
      ...found,
      reason: found.reason ?? (typeof marked === 'function' ? marked(serverSaid(error)) : marked),
    });
  };
  const edit = (change: Partial<Values>) => {
    keep({ ...latest.current, ...change });
    clearErrors(...Object.keys(change));
  };

  /** Runs the request and continues from its response. Returns whether it succeeded. */
  const run = async (call: () => Promise<Answer>, said = done) => {
    setBusy(true);
    forget();
    try {
      const answer = await call();
      fill(next?.(answer, ready));
      setTaken({ answer, said });
      return true;
    } catch (error) {
      return fail(error);
    } finally {
      setBusy(false);
    }
  };

  const submit = async () => {
    if (busy) return false;
    const errors = { ...(contract && judge?.(contract, sentences, ready)), ...check?.(ready) };
    return Object.keys(errors).length > 0 ? refuse({ errors }) : run(() => send(ready));
  };

  return {
    ...{ values, ...refusal, attempts, busy, answer, contract, labels },
    ...{ edit, clearErrors, submit, run, refuse, fail, fill },
    isDirty: JSON.stringify(ready) !== JSON.stringify(tidy(base)),
    set: (name: string, value: unknown) => {
      const top = topOf(name);
      const now = { ...base, ...latest.current };
      edit({ [top]: valueAt(withValueAt(now, name, value), top) } as Partial<Values>);
    },
    discard: () => fill(saved),
    /** Starts another one after a success. */
    again: () => setTaken(undefined),
  };
};

export type FormOf<Values extends object, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>;
