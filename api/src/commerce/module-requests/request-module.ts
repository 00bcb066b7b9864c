import type { ModuleRequest, ModuleRequestBody } from '@marketplace/shared/contracts';
import type { Database } from '../../db/index.ts';
import { ApiError, countUse, found, returnHit } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { listPaymentAdmins } from '../../identity/index.ts';
import { requestMail } from './request-mail.ts';
import type { Requester } from './requester.ts';
import { findRequest, findWantedModule, insertRequest } from './module-request-store.ts';

/** Per user; each request emails every payment admin. */
const uses = { name: 'module-requests', quota: 20, windowSeconds: 3_600 };

interface Outcome {
  request: ModuleRequest;
  isNew: boolean;
}

/**
 * Stores a request and its emails in one transaction. A repeated or parallel request gets the response of the first
 * one.
 */
export async function requestModule(
  { db, mailer, publicUrl }: { db: Database; mailer: Mailer; publicUrl: string },
  requester: Requester,
  { moduleId, note }: ModuleRequestBody,
): Promise<Outcome> {
  const known = await findRequest(db, requester, moduleId);
  if (known) return { request: known, isNew: false };
  await assertWanted(db, moduleId);
  const limit = `module-request:${requester.userId}`;
  await countUse(db, limit, uses, "You've requested a lot of modules. Please try again later.");
  const outcome = await db.transaction(async (tx) => {
    const admins = await listPaymentAdmins(tx, requester.clientId);
    const isNew = await insertRequest(tx, requester, { moduleId, note: note?.trim() || null, notified: admins.length });
    const request = await findRequest(tx, requester, moduleId);
    if (!request) throw new Error('The request was not written.');
    if (isNew) for (const admin of admins) await mailer.send(tx, requestMail(admin, request, publicUrl));
    return { request, isNew };
  });
  if (!outcome.isNew) await returnHit(db, limit);
  return outcome;
}

async function assertWanted(db: Database, moduleId: string): Promise<void> {
  const module = found('module', await findWantedModule(db, moduleId));
  if (module.comingSoon) {
    throw new ApiError(409, 'coming_soon', `${module.name} is coming soon and can't be bought yet.`);
  }
}
