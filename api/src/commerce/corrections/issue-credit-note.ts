import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CreditNoteBody, type CreditNoteQuote, type Invoice, refundableOf } from '@marketplace/shared/contracts';
import { addToInvoice } from '../billing/add-to-invoice.ts';
import { balanceOf, findInvoice, type InvoiceRow } from '../billing/invoice-store.ts';
import { nextNumber } from '../billing/number-series.ts';
import {
  creditNoteLines,
  creditNotes,
  insertAll,
  invoices,
  orders,
  type Queries,
  type Transaction,
} from '../../db/index.ts';
import { ApiError, found, invalid } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { type Actor, companyClock, recordAudit } from '../../operations/index.ts';
import { creditAmounts, type CreditAmounts } from './credit-amounts.ts';
import { creditNoteMail } from './correction-mails.ts';
import { readersOf } from '../readers-of.ts';

interface Quoted {
  quote: CreditNoteQuote;
  amounts: CreditAmounts;
}

/**
 * What a credit note would say, and what its invoice would then say.
 * @throws ApiError 400 for lines that can't be credited like this, 409 if nothing can be
 */
export async function quoteCreditNote(
  db: Queries,
  invoiceId: string,
  { lines }: Pick<CreditNoteBody, 'lines'>,
): Promise<CreditNoteQuote> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return (await quoteFor(db, found('invoice', row), lines)).quote;
}

async function quoteFor(db: Queries, row: InvoiceRow, lines: CreditNoteBody['lines']): Promise<Quoted> {
  const invoice = found('invoice', await findInvoice(db, row.clientId, row.id));
  await assertCreditable(db, invoice);
  const amounts = creditAmounts(invoice, lines);
  const credited = row.credited + amounts.total;
  const after = { ...row, credited };
  const content = [row.id, row.paid, row.credited, row.refunded, amounts.lines, amounts.total];
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const { currency } = row;
  return {
    amounts,
    quote: { ...amounts, currency, balance: balanceOf(after), refundable: refundableOf(after), fingerprint },
  };
}

async function assertCreditable(db: Queries, { number, status, method, paid, orderId }: Invoice): Promise<void> {
  if (status !== 'finalized')
    throw new ApiError(409, 'not_creditable', `Invoice ${number} is void, so there's nothing to credit.`);
  if (method !== 'online' || paid > 0) return;
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  const waits = `Order ${order?.number ?? ''} is still waiting for its online payment.`;
  throw new ApiError(409, 'not_creditable', `${waits} Cancel it instead.`);
}

interface Context {
  mailer: Mailer;
  publicUrl: string;
}

interface Request extends Actor {
  invoiceId: string;
  body: CreditNoteBody;
}

/**
 * Issues a credit note as quoted, with a number from its own series, and tells the buyer and the payer.
 * @throws ApiError as `quoteCreditNote`, 409 if the invoice has changed since the quote
 */
export async function issueCreditNote(
  tx: Transaction,
  { mailer, publicUrl }: Context,
  { invoiceId, body, actorId, ip }: Request,
): Promise<Invoice> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  const invoice = found('invoice', row);
  const { quote, amounts } = await quoteFor(tx, invoice, body.lines);
  assertAgreed(body.fingerprint, quote.fingerprint);
  const { clientId, currency } = invoice;
  const { timeZone, today } = await companyClock(tx);
  const { lines, ...sums } = amounts;
  const id = randomUUID();
  const reason = body.reason.trim();
  await addToInvoice(tx, invoice, { credited: sums.total });
  const number = await nextNumber(tx, 'CN', today);
  await tx.insert(creditNotes).values({
    ...{ clientId, id, number, invoiceId, timeZone, reason, currency, issuedBy: actorId },
    ...sums,
  });
  await insertAll(
    tx,
    creditNoteLines,
    lines.map((line) => ({ ...line, clientId, creditNoteId: id })),
  );
  await recordAudit(tx, {
    ...{ actorId, ip, action: 'invoice.credited' },
    target: { type: 'invoice', id: invoiceId, name: invoice.number },
    after: { creditNote: number, total: sums.total, reason },
  });
  const credited = found('invoice', await findInvoice(tx, clientId, invoiceId));
  const note = credited.creditNotes?.find((one) => one.id === id);
  if (!note) throw new Error('The credit note was not written.');
  for (const to of await readersOf(tx, credited)) await mailer.send(tx, creditNoteMail(to, credited, note, publicUrl));
  return credited;
}

function assertAgreed(seen: string | undefined, fingerprint: string): void {
  if (seen === undefined) throw invalid('fingerprint', 'Get a quote first, then send its fingerprint.');
  if (seen === fingerprint) return;
  const changed = 'The invoice has changed, so nothing was credited';
  throw new ApiError(409, 'quote_changed', `${changed}. Check the new amounts and confirm again.`);
}
