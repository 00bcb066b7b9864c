import type { Page } from '../contracts/index.ts';
import { listOf } from './list-of.ts';

/** A part of a long list. */
export interface Rows<Row> {
  rows: Row[];
  /** How many there are in all. */
  total: number;
}

/** The rows in an answer; one that does not tell how many there are in all is the whole. */
export const rowsOf = <Row>(answer: unknown): Rows<Row> => {
  const rows = listOf<Row>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<Row>>;
  return { rows, total: totalElements ?? rows.length };
};
