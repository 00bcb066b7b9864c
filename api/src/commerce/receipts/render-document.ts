import type { Queries } from '../../db/index.ts';
import type { RenderDocument } from '../../notifications/index.ts';
import { toCreditNoteDocument } from '../billing/credit-note-document.ts';
import { toInvoiceDocument } from '../billing/invoice-document.ts';
import { findInvoice } from '../billing/invoice-store.ts';
import { listPaymentsOf } from '../billing/payment-store.ts';
import { invoicePdf } from '../billing/pdf/invoice-pdf.ts';
import { toReceiptDocument } from './receipt-document.ts';

/** Renders the documents attached to mails. */
export const documentRenderer =
  (db: Queries): RenderDocument =>
  async ({ kind, clientId, invoiceId, id }) => {
    const invoice = await findInvoice(db, clientId, invoiceId);
    if (!invoice) return undefined;
    if (kind === 'invoice') return invoicePdf(toInvoiceDocument(invoice));
    if (kind === 'credit-note') {
      const note = invoice.creditNotes?.find((one) => one.id === id);
      return note && invoicePdf(toCreditNoteDocument(invoice, note));
    }
    const payment = (await listPaymentsOf(db, invoice)).find((one) => one.id === id);
    return payment && invoicePdf(toReceiptDocument(invoice, payment));
  };
