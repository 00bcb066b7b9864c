import type { Static, TSchema } from 'typebox';
import { listIn, readBy } from './read-by.ts';

/** Turns any input into what a contract promises. */
export type Reader<T> = (answer: unknown) => T;

/** A response of another kind, or without a required part. */
export class UnreadableAnswerError extends Error {
  override name = 'UnreadableAnswerError';

  constructor() {
    super('The answer makes no sense.');
  }
}

/** Undefined if the value makes no sense. */
export const tryRead = <S extends TSchema>(contract: S, value: unknown): Static<S> | undefined =>
  // A value read by a schema has its type, but the compiler can't know.
  readBy(contract, value) as Static<S> | undefined;

/** A reader of a single item, which throws if a response makes no sense. */
export const readerOf =
  <S extends TSchema>(contract: S): Reader<Static<S>> =>
  (answer) => {
    const value = tryRead(contract, answer);
    if (value === undefined) throw new UnreadableAnswerError();
    return value;
  };

/** A reader of lists, which may be wrapped. Drops rows that make no sense; a missing list reads as an empty one. */
export const listReaderOf =
  <S extends TSchema>(contract: S): Reader<Static<S>[]> =>
  (answer) =>
    (listIn(answer) ?? []).flatMap((row) => tryRead(contract, row) ?? []);

/** Part of a long list. */
export interface Rows<Row> {
  rows: Row[];
  /** Total number of rows. */
  total: number;
  /** There are more than were counted. */
  isMore?: boolean;
}

/** A reader of parts of long lists; a list without a total counts as complete. */
export const rowsReaderOf = <S extends TSchema>(contract: S): Reader<Rows<Static<S>>> => {
  const readRows = listReaderOf(contract);
  return (answer) => {
    const rows = readRows(answer);
    const { totalElements, totalIsLowerBound }: Record<string, unknown> = Object(answer);
    const total = typeof totalElements === 'number' ? totalElements : rows.length;
    return { rows, total, ...(totalIsLowerBound === true && { isMore: true }) };
  };
};

/** Reads stored JSON, as in local storage; undefined if it makes no sense or no longer fits. */
export const readStored = <S extends TSchema>(contract: S, text: string | null | undefined): Static<S> | undefined => {
  try {
    return tryRead(contract, JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
};
