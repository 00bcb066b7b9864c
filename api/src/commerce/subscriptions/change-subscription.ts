import type { SubscriptionChangeBody, SubscriptionChanged } from '@marketplace/shared/contracts';
import { recordAudit } from '../../operations/index.ts';
import { ApiError, type Caller, invalid } from '../../http/index.ts';
import { writeSale } from '../billing/write-sale.ts';
import type { Transaction } from '../../db/index.ts';
import { quoteChange } from './quote-change.ts';
import { lockOwn, readSubscription, updateSubscription } from './subscription-store.ts';

/**
 * Invoices a confirmed change and applies it, both or neither.
 * @throws ApiError 409 if the change no longer matches the quote
 */
export async function changeSubscription(
  tx: Transaction,
  caller: Caller,
  { id, body, ip }: { id: string; body: SubscriptionChangeBody; ip: string },
): Promise<SubscriptionChanged> {
  const now = new Date();
  const row = await lockOwn(tx, caller, id);
  const { quote, plan, agreedPrice, amounts, company, billing, termsDays } = await quoteChange(tx, row, body, now);
  assertAgreed(body.fingerprint, quote.fingerprint);
  const { clientId, moduleId, moduleName, currency, noOfUsers, endsAt } = row;
  const { noOfDays } = plan;
  // A longer term needs new warnings.
  const isExtended = plan.endsAt > endsAt;
  const change = {
    noOfUsers: plan.users,
    endsAt: plan.endsAt,
    unitPrice: agreedPrice,
    ...(isExtended ? { warnedDays: null, announcedPrice: null } : {}),
  };
  await updateSubscription(tx, row, change);
  await recordAudit(tx, {
    actorId: caller.userId,
    action: 'subscription.changed',
    target: { type: 'subscription', id, name: moduleName },
    before: { users: noOfUsers, endsAt: endsAt.toISOString() },
    after: { users: plan.users, endsAt: plan.endsAt.toISOString(), total: quote.total },
    ip,
  });
  const invoice = await writeSale(tx, {
    ...{ clientId, subscriptionId: id, userId: caller.userId, company, billing, termsDays, currency, amounts, at: now },
    ...{ method: 'invoice', poNumber: null, couponCode: null },
    lines: [{ moduleId, name: moduleName, noOfUsers: plan.noOfUsers, noOfDays, unitPrice: quote.unitPrice }],
  });
  return { subscription: await readSubscription(tx, row), invoice };
}

function assertAgreed(seen: string | undefined, fingerprint: string): void {
  if (seen === undefined) throw invalid('fingerprint', 'Get a quote first, then send its fingerprint.');
  if (seen === fingerprint) return;
  throw new ApiError(
    409,
    'quote_changed',
    'The subscription or its price has changed, so nothing was ordered. Check the new quote and confirm again.',
  );
}
