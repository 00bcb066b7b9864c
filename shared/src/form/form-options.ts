import type { Contract, Errors, Sentences } from './contract.ts';

/** What `<Form>` and its fields need to know about a form. */
export interface Bound {
  values: object;
  errors: Errors;
  /** Why the form was refused, apart from single fields. */
  reason?: string | undefined;
  isConflict?: boolean | undefined;
  /** Number of refused attempts. */
  attempts: number;
  busy: boolean;
  set: (name: string, value: unknown) => void;
  submit: () => unknown;
  contract?: Contract | undefined;
  /** Labels of the fields, if the form provides them. */
  labels?: Record<string, string> | undefined;
}

export interface FormOptions<Values extends object, Answer> {
  /** Initial values. */
  start: Values;
  /** Gives the fields their limits. */
  contract?: Contract;
  labels?: Record<keyof Values & string, string>;
  /** Validates by the contract before sending; left to the server by default. */
  judge?: (contract: Contract, sentences: Sentences, values: Values) => Errors;
  /** Messages by field that replace the contract's own. */
  sentences?: Sentences;
  /** Normalizes the values before validation and sending; as typed by default. */
  tidy?: (values: Values) => Values;
  /** Further validation before sending. */
  check?: (values: Values) => Errors;
  send: (values: Values) => Promise<Answer>;
  /** The values after sending; the initial ones by default. */
  next?: (answer: Answer, values: Values) => Values;
  /** Called once nothing is unsaved, so the page may be left. */
  onSent?: (answer: Answer) => void;
  /** The toast after sending. */
  done?: string | ((answer: Answer) => string);
  /** The message if no response came. */
  silence?: string;
  /** The general message when the server refuses single fields; may use the server's own. */
  marked?: string | ((said: string | undefined) => string | undefined);
  /** Names of extra inputs that show their own errors, such as a file. */
  elsewhere?: string[];
  /** Keeps what is typed in this tab, under this name. */
  draft?: string;
}
