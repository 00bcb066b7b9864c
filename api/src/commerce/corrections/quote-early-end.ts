import { createHash } from 'node:crypto';
import type { CreditNoteBody, EarlyEndQuote } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { ApiError, found } from '../../http/index.ts';
import { assertRuns } from '../subscriptions/assert-runs.ts';
import { selectById, type SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { quoteCreditNote } from './issue-credit-note.ts';
import { listUnusedLines } from './unused-lines.ts';

/** A credit note of an early end, as `issueCreditNote` takes it. */
type Note = Required<Omit<CreditNoteBody, 'reason'>> & { invoiceId: string };

/**
 * What ending a subscription now gives back.
 * @throws ApiError 404, or 409 if it has ended or not begun
 */
export async function quoteEarlyEnd(db: Queries, id: string): Promise<EarlyEndQuote> {
  const [row] = await selectById(db, id);
  return (await quoteEnd(db, found('subscription', row), new Date())).quote;
}

/** The quote, and its credit notes. @throws ApiError 409 */
export async function quoteEnd(
  db: Queries,
  row: SubscriptionRow,
  now: Date,
): Promise<{ quote: EarlyEndQuote; notes: Note[] }> {
  await assertRuns(db, row, now);
  assertBegun(row);
  const unused = await listUnusedLines(db, row, now);
  const notes: Note[] = [];
  const credits: EarlyEndQuote['credits'] = [];
  for (const { invoice, position, days, amount } of unused ?? []) {
    const lines = [{ position, amount }];
    const { fingerprint, ...amounts } = await quoteCreditNote(db, invoice.id, { lines });
    notes.push({ invoiceId: invoice.id, lines, fingerprint });
    credits.push({ ...amounts, invoiceId: invoice.id, invoiceNumber: invoice.number, unusedDays: days });
  }
  const content = [row.id, row.endsAt.toISOString(), row.noOfUsers, notes];
  const quote = {
    computable: unused !== undefined,
    credits,
    total: credits.reduce((sum, { total }) => sum + total, 0),
    currency: row.currency,
    fingerprint: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  };
  return { quote, notes };
}

function assertBegun(row: SubscriptionRow): void {
  if (!row.awaitsPayment) return;
  const waits = `The subscription to ${row.moduleName} starts once its invoice is paid.`;
  throw new ApiError(409, 'awaits_payment', `${waits} Cancel its order instead.`);
}
