import type { Saved } from '@marketplace/shared/contracts';
import type { TObject } from 'typebox';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import type { Database, Transaction } from '../../../db/index.ts';
import { typeOf, type Desk } from './editor.ts';
import { lockAt, savedIn } from './edit.ts';

interface Change<Row, Status extends string> {
  id: string;
  body: { version: string; status: Status };
  write: (tx: Transaction, row: Row, status: Status) => Promise<void>;
}

/** Publishes, pauses, archives or brings back. @throws ApiError 400, 404, 409 */
export const changeStatus = <Schema extends TObject, Row, Status extends string>(
  db: Database,
  desk: Desk<Schema, Row>,
  { id, body: { version, status }, write }: Change<Row, Status>,
  actor: Actor,
): Promise<Saved> =>
  db.transaction(async (tx) => {
    const row = await lockAt(tx, desk, id, version);
    const before = desk.statusOf(row);
    await write(tx, row, status);
    await recordAudit(tx, {
      ...actor,
      action: `${typeOf(desk.kind)}.${status}`,
      target: { type: typeOf(desk.kind), id, name: desk.nameOf(desk.fieldsOf(row)) },
      before: { status: before },
      after: { status },
    });
    return savedIn(tx, desk, id);
  });
