import { notify } from '@marketplace/shared/toast';
import { useEffect, useState } from 'react';
import { checkBy, type Contract, type Errors, type Sentences } from './contract.ts';
import { topOf, valueAt, withValueAt } from './paths.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { useTyped } from './use-typed.ts';

/** What `<Form>` and the fields in it need to know of a form. */
export interface Bound {
  values: object;
  errors: Errors;
  /** Why the form as a whole was refused. */
  reason?: string | undefined;
  isConflict?: boolean | undefined;
  /** Counts the attempts that were refused. */
  attempts: number;
  busy: boolean;
  set: (name: string, value: unknown) => void;
  submit: () => unknown;
  contract?: Contract | undefined;
  /** What the fields are called, where the form names them. */
  labels?: Record<string, string> | undefined;
}

export interface FormOptions<Values extends object, Answer> {
  /** What stands in the fields before anything is typed. */
  start: Values;
  /** Gives the fields their limits, and judges those that have a sentence before anything is sent. */
  contract?: Contract;
  labels?: Record<keyof Values & string, string>;
  /** Leaves the contract to the server, which judges all fields at once. */
  onServer?: boolean;
  /** What to enter, by field, in the place of the contract's own sentences. */
  sentences?: Sentences;
  /** What is judged and sent of the values; all as typed unless told. */
  tidy?: (values: Values) => Values;
  /** Further sentences for fields in error, before anything is sent. */
  check?: (values: Values) => Errors;
  send: (values: Values) => Promise<Answer>;
  /** What stands in the fields once it is sent; the start unless told. */
  next?: (answer: Answer, values: Values) => Values;
  /** Called once the form holds nothing unsaved: its page may be left then. */
  onSent?: (answer: Answer) => void;
  /** What the toast says once it is sent. */
  done?: string | ((answer: Answer) => string);
  /** What to say when no answer came. */
  silence?: string;
  /** What to say beside the fields that the server refuses. */
  marked?: string;
  /** Names of what is sent with the values and shows its own errors, such as a file. */
  elsewhere?: string[];
  /** Keeps what is typed in this tab, under this name. */
  draft?: string;
}

const NOT_SAVED = 'Nothing was saved: no answer came. Check your connection and try again; what you typed is kept.';

const without = (errors: Errors, names: string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(topOf(path))));

const asTyped = <Values>(values: Values) => values;

/** The state of a form: what is typed, what is wrong with it, and its sending. Whatever goes wrong, what was typed stays. */
export const useForm = <Values extends object, Answer = unknown>(options: FormOptions<Values, Answer>) => {
  const { start, contract, labels, sentences = {}, check, send, next, onSent, done, draft } = options;
  const { tidy = asTyped, silence = NOT_SAVED, onServer = false, marked, elsewhere = [] } = options;
  const [saved, setSaved] = useState<Values>();
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} });
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<{ answer: Answer; said: FormOptions<Values, Answer>['done'] }>();
  const answer = taken?.answer;
  const { typed, latest, keep } = useTyped(draft, start);
  const base = saved ?? start;
  const values: Values = { ...base, ...typed };
  const ready = tidy(values);

  useEffect(() => {
    if (!taken) return;
    onSent?.(taken.answer);
    const text = typeof taken.said === 'function' ? taken.said(taken.answer) : taken.said;
    if (text !== undefined) notify.success(text);
    // Told once of each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [taken]);

  /** These values are saved: nothing is typed over them. */
  const fill = (at: Values | undefined) => {
    setSaved(at);
    keep({});
    setRefusal({ errors: {} });
  };
  const refuse = (next: Refusal) => {
    setRefusal(next);
    setAttempts((count) => count + 1);
    return false;
  };
  const fail = (error: unknown) => {
    const known = { ...values, ...Object.fromEntries(elsewhere.map((name) => [name, undefined])) };
    const refusal = refusalOf(error, known, silence, sentences);
    return refuse({ ...refusal, reason: refusal.reason ?? marked });
  };
  /** Fields that were edited are not known to be wrong. */
  const mend = (...names: string[]) => setRefusal((before) => ({ ...before, errors: without(before.errors, names) }));
  const edit = (change: Partial<Values>) => {
    keep({ ...latest.current, ...change });
    mend(...Object.keys(change));
  };

  /** Sends what the call sends, and goes on from its answer. Answers whether it was taken. */
  const run = async (call: () => Promise<Answer>, said = done) => {
    setBusy(true);
    setRefusal({ errors: {} });
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
    const errors = { ...(contract && !onServer && checkBy(contract, sentences, ready)), ...check?.(ready) };
    return Object.keys(errors).length > 0 ? refuse({ errors }) : run(() => send(ready));
  };

  return {
    ...{ values, ...refusal, attempts, busy, answer, contract, labels },
    ...{ edit, mend, submit, run, refuse, fail, fill },
    isDirty: JSON.stringify(ready) !== JSON.stringify(tidy(base)),
    set: (name: string, value: unknown) => {
      const top = topOf(name);
      const now = { ...base, ...latest.current };
      edit({ [top]: valueAt(withValueAt(now, name, value), top) } as Partial<Values>);
    },
    discard: () => fill(saved),
    /** Another one, after an answer. */
    again: () => setTaken(undefined),
  };
};

export type FormOf<Values extends object, Answer = unknown> = ReturnType<typeof useForm<Values, Answer>>;
