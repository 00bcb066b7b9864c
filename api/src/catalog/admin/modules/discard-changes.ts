import type { Saved } from '@marketplace/shared/contracts';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import type { Database } from '../../../db/index.ts';
import { lockAt, savedIn } from '../editing/edit.ts';
import { discardDraft, moduleDesk } from './module-editor.ts';

/** Goes back to what is published. @throws ApiError 404, 409 */
export const discardChanges = (
  db: Database,
  { id, version }: { id: string; version: string },
  actor: Actor,
): Promise<Saved> =>
  db.transaction(async (tx) => {
    const row = await lockAt(tx, moduleDesk, id, version);
    if (!row.draft) return { id, version };
    await discardDraft(tx, id);
    const target = { type: 'module', id, name: row.name };
    await recordAudit(tx, { ...actor, action: 'module.changes_dropped', target, before: row.draft });
    return savedIn(tx, moduleDesk, id);
  });
