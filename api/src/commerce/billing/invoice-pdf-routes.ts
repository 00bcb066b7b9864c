import { Id } from '@marketplace/shared/contracts';
import type { FastifyReply } from 'fastify';
import { Type, type TObject } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksReaders } from '../../identity/index.ts';
import { callerOf, found, refusals } from '../../http/index.ts';
import { findReadableInvoice } from '../invoices/find-readable-invoice.ts';
import { toReceiptDocument } from '../receipts/receipt-document.ts';
import { toCreditNoteDocument } from './credit-note-document.ts';
import { type BillingDocument, toInvoiceDocument } from './invoice-document.ts';
import { findArrived, toPayment } from './payment-store.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

const PdfFile = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

const response = {
  200: { content: { 'application/pdf': { schema: PdfFile } } },
  ...refusals(400, 401, 403, 404),
};

/** An endpoint that returns a document. */
const pdfOf = <Params extends TObject>(what: string, params: Params) => ({
  config: forBooksReaders,
  schema: {
    summary: `${what} as a PDF: of the caller’s organizations, or of any for administrators.`,
    params,
    response,
  },
});
const byId = Type.Object({ id: Id });

const sendPdf = async (reply: FastifyReply, document: BillingDocument) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
    .send(await invoicePdf(document));

export const invoicePdfRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/invoice/:id/pdf', {
    ...pdfOf('An invoice', byId),
    handler: async (request, reply) => {
      const invoice = await findReadableInvoice(db, callerOf(request), request.params.id);
      return sendPdf(reply, toInvoiceDocument(invoice));
    },
  });

  app.get('/tex-suite/payment/:id/pdf', {
    ...pdfOf('The receipt of a payment', byId),
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const payment = found('receipt', await findArrived(db, caller, request.params.id));
      const invoice = await findReadableInvoice(db, caller, payment.invoiceId);
      return sendPdf(reply, toReceiptDocument(invoice, toPayment(payment, invoice)));
    },
  });

  app.get('/tex-suite/invoice/:id/credit-note/:noteId/pdf', {
    ...pdfOf('A credit note', Type.Object({ id: Id, noteId: Id })),
    handler: async (request, reply) => {
      const { id, noteId } = request.params;
      const invoice = await findReadableInvoice(db, callerOf(request), id);
      const note = invoice.creditNotes?.find((one) => one.id === noteId);
      return sendPdf(reply, toCreditNoteDocument(invoice, found('credit note', note)));
    },
  });
};
