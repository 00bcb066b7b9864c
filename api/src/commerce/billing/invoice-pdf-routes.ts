import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { forBooksReaders } from '../../identity/index.ts';
import { callerOf, refusals } from '../../http/index.ts';
import { findReadableInvoice } from '../invoices/find-readable-invoice.ts';
import { toInvoiceDocument } from './invoice-document.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

const PdfFile = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

export const invoicePdfRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/invoice/:id/pdf', {
    config: forBooksReaders,
    schema: {
      summary: 'An invoice as PDF: of the caller’s clients, or any for administrators.',
      params: Type.Object({ id: Id }),
      response: {
        200: { content: { 'application/pdf': { schema: PdfFile } } },
        ...refusals(400, 401, 403, 404),
      },
    },
    handler: async (request, reply) => {
      const invoice = await findReadableInvoice(db, callerOf(request), request.params.id);
      const pdf = await invoicePdf(toInvoiceDocument(invoice));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
        .send(pdf);
    },
  });
};
