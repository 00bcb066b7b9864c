import { InvoiceFilter, InvoicePageQuery } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { assertReadable, forBooksReaders } from '../../identity/index.ts';
import { callerOf, csvResponse, dropBlankQuery, refusals, sendCsv } from '../../http/index.ts';
import { invoiceColumns } from './invoice-csv.ts';
import { everyInvoice } from './list-invoices.ts';

/** As a file there are no pages. */
const CsvQuery = Type.Object({ ...InvoiceFilter.properties, sort: InvoicePageQuery.properties.sort });

export const invoiceCsvRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/invoice/csv', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary: 'All invoices of a search as a CSV file.',
      querystring: CsvQuery,
      response: { 200: csvResponse, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { sort, ...filter } = request.query;
      if (filter.clientId !== undefined) await assertReadable(db, caller, filter.clientId);
      const rows = everyInvoice(db, caller, filter, sort);
      return sendCsv(reply, { name: 'invoices.csv', columns: invoiceColumns, rows });
    },
  });
};
