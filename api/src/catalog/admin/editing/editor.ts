import type { Static, TObject } from 'typebox';
import type { Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';

/** A kind as the audit log writes it: `top_choice`. */
export const typeOf = (kind: string) => kind.replaceAll(' ', '_');

/** How one kind of thing in the catalog is edited; see create, save and change-status in this folder. */
export interface Desk<Schema extends TObject, Row> {
  /** As sentences call it, such as `top choice`. */
  kind: string;
  schema: Schema;
  /** The row, held until the transaction ends. */
  lock: (tx: Transaction, id: string) => Promise<Row | undefined>;
  /** The edited fields of the row, including unpublished changes. */
  fieldsOf: (row: Row) => Static<Schema>;
  statusOf: (row: Row) => string;
  nameOf: (fields: Static<Schema>) => string;
  /** Without differences that don't matter: spaces around a name, two equal tags. */
  tidy: (fields: Static<Schema>) => Static<Schema>;
  /** What is wrong with these fields, one sentence each; `row` is the one that has them, absent while it is created. */
  problems: (tx: Transaction, fields: Static<Schema>, row: Row | undefined) => Promise<FieldError[]>;
  /** Returns the new id. */
  insert: (tx: Transaction, fields: Static<Schema>) => Promise<string>;
  update: (tx: Transaction, id: string, fields: Static<Schema>, row: Row) => Promise<void>;
}
