import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  type BillingDetails,
  type CompanyMaster,
  dayIn,
  type Invoice,
  type PaymentMethod,
} from '@marketplace/shared/contracts';
import { insertAll, invoiceLines, invoices, type Transaction } from '../../db/index.ts';
import { zoneOf } from '../../operations/index.ts';
import type { OrderAmounts } from './amounts/order-amounts.ts';
import { findInvoice } from './invoice-store.ts';
import { nextNumber } from './number-series.ts';
import { buyerOf, sellerOf } from './parties.ts';
import { requireLine, type SaleLine } from './sale-line.ts';
import { tellInvoice } from '../webhooks/tell.ts';
import { taxCodesOf } from './tax-codes.ts';

export interface NewInvoice {
  clientId: string;
  orderId: string;
  company: CompanyMaster;
  billing: BillingDetails;
  method: PaymentMethod;
  poNumber: string | null;
  couponCode: string | null;
  currency: string;
  /** Same length and order as `amounts.lines`. */
  lines: SaleLine[];
  amounts: OrderAmounts;
  /** Calendar days to the due date. */
  termsDays: number;
  /** Date of the invoice. */
  at: Date;
}

/** Writes a finalized invoice with its number; after that only payments and a void change it. */
export async function issueInvoice(tx: Transaction, invoice: NewInvoice): Promise<Invoice> {
  const { clientId, company, billing, lines, amounts, termsDays, at, ...rest } = invoice;
  const id = randomUUID();
  const timeZone = zoneOf(company);
  await tx.insert(invoices).values({
    ...rest,
    clientId,
    id,
    number: await nextNumber(tx, company.invoicePrefix, dayIn(at, timeZone)),
    // Lines can only be written before it is finalized.
    status: 'draft',
    invoiceDate: at,
    // Whole days, across a change of the clocks too.
    dueDate: sql`(${at}::timestamptz at time zone ${timeZone} + make_interval(days => ${termsDays})) at time zone ${timeZone}`,
    timeZone,
    seller: sellerOf(company),
    buyer: buyerOf(billing),
    subtotal: amounts.subtotal,
    discount: amounts.discount,
    taxes: amounts.taxes,
    total: amounts.total,
    createdAt: at,
  });
  const taxCodes = await taxCodesOf(
    tx,
    lines.map(({ moduleId }) => moduleId),
  );
  const rows = lines.map(({ name, ...line }, position) => ({
    ...line,
    ...requireLine(amounts, position),
    clientId,
    invoiceId: id,
    position,
    description: name,
    taxCode: taxCodes.get(line.moduleId) ?? null,
  }));
  await insertAll(tx, invoiceLines, rows);
  const [row] = await tx
    .update(invoices)
    .set({ status: 'finalized' })
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)))
    .returning();
  if (row) await tellInvoice(tx, 'invoice.finalized', row);
  if (row?.total === 0) await tellInvoice(tx, 'invoice.paid', row);
  const issued = await findInvoice(tx, clientId, id);
  if (!issued) throw new Error('The invoice was not written.');
  return issued;
}
