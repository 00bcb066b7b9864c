import { randomUUID } from 'node:crypto';
import type { SavedReply, SavedReplyBody } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { type Database, type Queries, savedReplies, type Transaction } from '../../db/index.ts';
import { changedMeanwhile, found } from '../../http/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';

type Row = typeof savedReplies.$inferSelect;

const toReply = ({ id, name, body, updatedAt }: Row): SavedReply => ({
  ...{ id, name, body },
  updatedAt: updatedAt.toISOString(),
});

const auditTarget = ({ id, name }: Row) => ({ type: 'saved-reply', id, name });

/** All of them, by name. */
export async function listSavedReplies(db: Queries): Promise<SavedReply[]> {
  const rows = await db
    .select()
    .from(savedReplies)
    .orderBy(sql`lower(${savedReplies.name})`, savedReplies.id);
  return rows.map(toReply);
}

export const addSavedReply = (db: Database, { name, body }: SavedReplyBody, actor: Actor): Promise<SavedReply> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .insert(savedReplies)
      .values({
        ...{ id: randomUUID(), name: name.trim(), body: body.trim(), createdBy: actor.actorId },
        // To the millisecond, which clients send back.
        updatedAt: new Date(),
      })
      .returning();
    const added = found('saved reply', row);
    const after = { body: added.body };
    await recordAudit(tx, { ...actor, action: 'saved_reply.added', target: auditTarget(added), after });
    return toReply(added);
  });

/** @throws ApiError 404, or 409 if someone else has changed it since */
export const changeSavedReply = (
  db: Database,
  { id, name, body, updatedAt }: SavedReplyBody & { id: string },
  actor: Actor,
): Promise<SavedReply> =>
  db.transaction(async (tx) => {
    const before = await lockReply(tx, id);
    if (updatedAt !== undefined && new Date(updatedAt).getTime() !== before.updatedAt.getTime())
      throw changedMeanwhile('saved reply');
    const [row] = await tx
      .update(savedReplies)
      .set({ name: name.trim(), body: body.trim(), updatedAt: new Date() })
      .where(eq(savedReplies.id, id))
      .returning();
    const after = found('saved reply', row);
    await recordAudit(tx, {
      ...{ ...actor, action: 'saved_reply.changed', target: auditTarget(after) },
      before: { name: before.name, body: before.body },
      after: { name: after.name, body: after.body },
    });
    return toReply(after);
  });

/** @throws ApiError 404 */
export const deleteSavedReply = (db: Database, id: string, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockReply(tx, id);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    await recordAudit(tx, {
      ...{ ...actor, action: 'saved_reply.deleted', target: auditTarget(before) },
      before: { body: before.body },
    });
  });

async function lockReply(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  return found('saved reply', row);
}
