import type { Contract, Errors, Sentences } from './contract.ts';

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
  /** Gives the fields their limits. */
  contract?: Contract;
  labels?: Record<keyof Values & string, string>;
  /** What the contract refuses before anything is sent; left to the server unless told. */
  judge?: (contract: Contract, sentences: Sentences, values: Values) => Errors;
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
