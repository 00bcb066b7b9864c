import { EditVersion, type Saved } from '@marketplace/shared/contracts';
import { Type, type Static, type TObject } from 'typebox';
import { Value } from 'typebox/value';
import { type Actor, changedFields, recordAudit } from '../../../operations/index.ts';
import type { Database, Transaction } from '../../../db/index.ts';
import { changedMeanwhile, found, refuse, versionOf } from '../../../http/index.ts';
import { typeOf, type Desk } from './editor.ts';
import { refusingTwins } from './refusing-twins.ts';

const Versioned = Type.Object({ version: EditVersion });

/** The edited fields of a body, and nothing else it may hold. What it omits, as older clients do, stays the same. */
function fieldsIn<Schema extends TObject>(
  desk: Pick<Desk<Schema, never>, 'schema' | 'tidy'>,
  body: unknown,
  known?: Static<Schema>,
) {
  return desk.tidy({ ...known, ...Value.Parse(desk.schema, Value.Clean(desk.schema, structuredClone(body))) });
}

/** @throws ApiError 400 */
export const create = <Schema extends TObject, Row>(
  db: Database,
  desk: Desk<Schema, Row>,
  body: unknown,
  actor: Actor,
): Promise<Saved> =>
  refusingTwins(desk.kind, () =>
    db.transaction(async (tx) => {
      const fields = fieldsIn(desk, body);
      refuse(await desk.problems(tx, fields, undefined));
      const id = await desk.insert(tx, fields);
      const target = { type: typeOf(desk.kind), id, name: desk.nameOf(fields) };
      await recordAudit(tx, { ...actor, action: `${typeOf(desk.kind)}.created`, target, after: fields });
      return savedIn(tx, desk, id);
    }),
  );

/** @throws ApiError 400, 404, 409 */
export const save = <Schema extends TObject, Row>(
  db: Database,
  desk: Desk<Schema, Row>,
  { id, body }: { id: string; body: unknown },
  actor: Actor,
): Promise<Saved> =>
  refusingTwins(desk.kind, () =>
    db.transaction(async (tx) => {
      const { version } = Value.Parse(Versioned, body);
      const row = await lockAt(tx, desk, id, version);
      const fields = fieldsIn(desk, body, desk.fieldsOf(row));
      refuse(await desk.problems(tx, fields, row));
      const changes = changedFields(desk.fieldsOf(row), fields);
      if (!changes) return { id, version };
      await desk.update(tx, id, fields, row);
      const target = { type: typeOf(desk.kind), id, name: desk.nameOf(fields) };
      await recordAudit(tx, { ...actor, action: `${typeOf(desk.kind)}.saved`, target, ...changes });
      return savedIn(tx, desk, id);
    }),
  );

/** The row in the version that the editor knows. @throws ApiError 404, 409 */
export async function lockAt<Schema extends TObject, Row>(
  tx: Transaction,
  desk: Desk<Schema, Row>,
  id: string,
  version: string,
): Promise<Row> {
  const row = found(desk.kind, await desk.lock(tx, id));
  if (versionIn(desk, row) !== version) throw changedMeanwhile(desk.kind);
  return row;
}

export const versionIn = <Schema extends TObject, Row>(desk: Desk<Schema, Row>, row: Row): string =>
  versionOf([desk.statusOf(row), desk.fieldsOf(row)]);

/** Id and version after a write. */
export async function savedIn<Schema extends TObject, Row>(
  tx: Transaction,
  desk: Desk<Schema, Row>,
  id: string,
): Promise<Saved> {
  const row = await desk.lock(tx, id);
  if (!row) throw new Error(`The ${desk.kind} was not written.`);
  return { id, version: versionIn(desk, row) };
}
