import type { TObject } from 'typebox';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import type { Database, Transaction } from '../../../db/index.ts';
import { typeOf, type Desk } from './editor.ts';
import { lockAt } from './edit.ts';

interface Removal {
  id: string;
  version: string;
  remove: (tx: Transaction) => Promise<unknown>;
}

/** Removes something for good; the audit log keeps what it was. @throws ApiError 404, 409 */
export const removeOne = <Schema extends TObject, Row>(
  db: Database,
  desk: Desk<Schema, Row>,
  { id, version, remove }: Removal,
  actor: Actor,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = desk.fieldsOf(await lockAt(tx, desk, id, version));
    await remove(tx);
    const target = { type: typeOf(desk.kind), id, name: desk.nameOf(before) };
    await recordAudit(tx, { ...actor, action: `${typeOf(desk.kind)}.removed`, target, before });
  });
