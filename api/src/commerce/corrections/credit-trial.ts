import type { Transaction } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import type { Actor } from '../../operations/index.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { quoteEnd } from './quote-early-end.ts';

interface Context {
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Credits everything that was invoiced for a subscription in its free trial, and tells the buyer and the payer.
 * @throws ApiError 409 if its orders don't explain it
 */
export async function creditTrial(
  tx: Transaction,
  context: Context,
  row: SubscriptionRow,
  { reason, actor }: { reason: string; actor: Actor },
): Promise<void> {
  const { quote, notes } = await quoteEnd(tx, row, new Date());
  if (!quote.computable) {
    const unknown = `We couldn't work out what to credit for ${row.moduleName}.`;
    throw new ApiError(409, 'not_computable', `${unknown} Contact support to cancel the free trial.`);
  }
  for (const { invoiceId, ...note } of notes) {
    const body = { ...note, reason: `Free trial canceled: ${reason}` };
    await issueCreditNote(tx, context, { ...actor, invoiceId, body });
  }
}
