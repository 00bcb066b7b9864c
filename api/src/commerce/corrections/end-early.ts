import { eq } from 'drizzle-orm';
import type { EarlyEndBody, Subscription } from '@marketplace/shared/contracts';
import { subscriptions, type Transaction } from '../../db/index.ts';
import { ApiError, found } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { endNow, readSubscription, selectById, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { endedMail } from './correction-mails.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { lockInvoiceOf } from './lock-invoice-of.ts';
import { quoteEnd } from './quote-early-end.ts';
import { readersOf } from '../readers-of.ts';

interface Context {
  mailer: Mailer;
  publicUrl: string;
}

interface Request extends Actor {
  id: string;
  body: EarlyEndBody;
}

/**
 * Ends a subscription now, credits its unused days as quoted if wanted, and tells the buyer and the payer.
 * @throws ApiError as `quoteEarlyEnd`, 409 if anything has changed since the quote
 */
export async function endEarly(
  tx: Transaction,
  context: Context,
  { id, body, ...actor }: Request,
): Promise<Subscription> {
  const row = await lock(tx, id);
  const now = new Date();
  const { quote, notes } = await quoteEnd(tx, row, now);
  if (body.fingerprint !== quote.fingerprint) throw quoteChanged();
  const reason = body.reason.trim();
  await endNow(tx, eq(subscriptions.id, id), { now, reason });
  for (const { invoiceId, ...note } of body.credit ? notes : [])
    await issueCreditNote(tx, context, { ...actor, invoiceId, body: { ...note, reason } });
  await recordAudit(tx, {
    ...{ ...actor, action: 'subscription.ended', target: { type: 'subscription', id, name: row.moduleName } },
    before: { endsAt: row.endsAt.toISOString() },
    after: { reason, credited: body.credit ? quote.total : 0 },
  });
  const ended = await readSubscription(tx, row);
  for (const to of await readersOf(tx, row)) await context.mailer.send(tx, endedMail(to, ended, context.publicUrl));
  return ended;
}

async function lock(tx: Transaction, id: string): Promise<SubscriptionRow> {
  const [known] = await selectById(tx, id);
  await lockInvoiceOf(tx, found('subscription', known));
  const [row] = await selectById(tx, id).for('update');
  return found('subscription', row);
}

function quoteChanged(): ApiError {
  const changed = 'The subscription or its invoices have changed, so nothing was ended';
  return new ApiError(409, 'quote_changed', `${changed}. Check the new amounts and confirm again.`);
}
