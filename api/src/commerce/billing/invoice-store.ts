import { and, asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceSummary, PaymentStatus } from '@marketplace/shared/contracts';
import { invoiceLines, invoices, type Queries } from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import { listCreditNotes, listRefunds } from './correction-store.ts';
import { gstParticulars } from './gst-particulars.ts';
import { sentDay } from './sent-day.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice of this client; undefined for any other id, including another client's. */
export async function findInvoice(db: Queries, clientId: string, id: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  if (!row) return undefined;
  const { today } = await companyClock(db);
  return {
    ...toInvoice(row, await listInvoiceLines(db, clientId, id), today),
    creditNotes: await listCreditNotes(db, clientId, id),
    refunds: await listRefunds(db, row),
  };
}

async function listInvoiceLines(db: Queries, clientId: string, invoiceId: string): Promise<Invoice['lines']> {
  const rows = await db
    .select({
      moduleId: invoiceLines.moduleId,
      description: invoiceLines.description,
      noOfUsers: invoiceLines.noOfUsers,
      noOfDays: invoiceLines.noOfDays,
      trialDays: invoiceLines.trialDays,
      unitPrice: invoiceLines.unitPrice,
      lineTotal: invoiceLines.lineTotal,
      discount: invoiceLines.discount,
      tax: invoiceLines.tax,
      taxCode: invoiceLines.taxCode,
    })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.clientId, clientId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position));
  return rows.map(({ taxCode, trialDays, ...line }) => ({
    ...line,
    ...(trialDays > 0 && { trialDays }),
    ...(taxCode !== null && { taxCode }),
  }));
}

const toInvoice = (row: InvoiceRow, lines: Invoice['lines'], today: string): Invoice => ({
  ...toInvoiceSummary(
    row,
    lines.map(({ description }) => description),
    today,
  ),
  ...gstParticulars(row),
  timeZone: row.timeZone,
  method: row.method,
  seller: row.seller,
  buyer: row.buyer,
  poNumber: row.poNumber,
  couponCode: row.couponCode,
  lines,
  subtotal: row.subtotal,
  discount: row.discount,
  taxes: row.taxes,
});

type Amounts = Pick<InvoiceRow, 'status' | 'total' | 'paid' | 'credited' | 'refunded'>;
type SummaryRow = Amounts &
  Pick<InvoiceRow, 'id' | 'number' | 'clientId' | 'orderId' | 'invoicedOn' | 'dueOn' | 'currency'>;

/**
 * @param modules names of the modules on the invoice
 * @param today at the company, as YYYY-MM-DD
 */
export const toInvoiceSummary = (row: SummaryRow, modules: string[], today: string): InvoiceSummary => ({
  id: row.id,
  number: row.number,
  clientId: row.clientId,
  orderId: row.orderId,
  status: row.status,
  paymentStatus: paymentStatusOf(row, today),
  invoiceDate: sentDay(row.invoicedOn),
  dueDate: sentDay(row.dueOn),
  currency: row.currency,
  total: row.total,
  paid: row.paid,
  credited: row.credited,
  refunded: row.refunded,
  balance: balanceOf(row),
  modules: [...new Set(modules)],
});

/** What is left to pay, as the table computes it; 0 for a void invoice. */
export const balanceOf = ({ status, total, paid, credited, refunded }: Amounts): number =>
  status === 'voided' ? 0 : Math.max(0, total - credited - paid + refunded);

function paymentStatusOf(row: SummaryRow, today: string): PaymentStatus {
  const balance = balanceOf(row);
  if (row.status !== 'voided' && balance === 0) return 'paid';
  if (balance > 0 && row.dueOn < today) return 'overdue';
  return row.paid > row.refunded ? 'partly_paid' : 'unpaid';
}
