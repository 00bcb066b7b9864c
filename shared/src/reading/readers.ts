import type { Static, TSchema } from 'typebox';
import { listIn, readBy } from './read-by.ts';

/** Turns whatever came into what a contract promises. */
export type Reader<T> = (answer: unknown) => T;

/** An answer of another kind, or without what its contract cannot do without. */
export class UnreadableAnswerError extends Error {
  override name = 'UnreadableAnswerError';

  constructor() {
    super('The answer makes no sense.');
  }
}

/** Undefined where the value makes no sense. */
export const tryRead = <S extends TSchema>(contract: S, value: unknown): Static<S> | undefined =>
  // A value that was read by a schema is of its type; the compiler cannot see that.
  readBy(contract, value) as Static<S> | undefined;

/** A reader of one thing, which throws where an answer makes no sense. */
export const readerOf =
  <S extends TSchema>(contract: S): Reader<Static<S>> =>
  (answer) => {
    const value = tryRead(contract, answer);
    if (value === undefined) throw new UnreadableAnswerError();
    return value;
  };

/** A reader of lists, which may be wrapped. Rows that make no sense are left out; without a list there are none. */
export const listReaderOf =
  <S extends TSchema>(contract: S): Reader<Static<S>[]> =>
  (answer) =>
    (listIn(answer) ?? []).flatMap((row) => tryRead(contract, row) ?? []);

/** A part of a long list. */
export interface Rows<Row> {
  rows: Row[];
  /** How many there are in all. */
  total: number;
}

/** A reader of parts of long lists; one that does not tell how many there are in all is the whole. */
export const rowsReaderOf = <S extends TSchema>(contract: S): Reader<Rows<Static<S>>> => {
  const readRows = listReaderOf(contract);
  return (answer) => {
    const rows = readRows(answer);
    const total: unknown = Object(answer).totalElements;
    return { rows, total: typeof total === 'number' ? total : rows.length };
  };
};

/** What was kept as JSON, as in local storage; undefined where it makes no sense, or is no longer what it was. */
export const readStored = <S extends TSchema>(contract: S, text: string | null | undefined): Static<S> | undefined => {
  try {
    return tryRead(contract, JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};
