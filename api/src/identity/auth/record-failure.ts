import type { Database } from '../../db/index.ts';
import { addressKey, countHit } from '../../http/index.ts';
import { recordAct, recordAudit } from '../../operations/index.ts';

/**
 * Records a failed sign-in, for callers that limit how often: twice per window and account. What a stranger typed for
 * an account that doesn't exist is not stored in any form.
 */
export const recordFailure = (db: Database, userId: string | undefined, ip: string): Promise<void> =>
  userId === undefined
    ? recordUnknown(db, ip)
    : db.transaction((tx) => recordAct(tx, userId, { action: 'user.sign_in_failed', bySomebody: true, ip }));

const windowSeconds = 15 * 60;

/** The first, tenth, hundredth ... from an address per window: there are more names to guess than room in the log. */
async function recordUnknown(db: Database, ip: string): Promise<void> {
  const { hits } = await countHit(db, `login:unknown:${addressKey(ip)}`, windowSeconds);
  if (!/^10*$/.test(String(hits))) return;
  const target = { type: 'account', id: 'unknown', name: 'Unknown account' };
  await db.transaction((tx) =>
    recordAudit(tx, { actorId: null, action: 'user.sign_in_failed', target, after: { attempts: hits }, ip }),
  );
}
