import {
  Id,
  Invoice,
  InvoiceFilter,
  InvoicePage,
  InvoicePageQuery,
  InvoiceSearchQuery,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { assertReadable, forBooksReaders } from '../../identity/index.ts';
import { callerOf, csvResponse, dropBlankQuery, refusals, sendCsv } from '../../http/index.ts';
import { findReadableInvoice } from './find-readable-invoice.ts';
import { everyInvoice, listInvoices } from './list-invoices.ts';
import { invoiceColumns } from './invoice-csv.ts';

const params = Type.Object({ id: Id });

/** A file has no pages. */
const CsvQuery = Type.Object({ ...InvoiceFilter.properties, sort: InvoicePageQuery.properties.sort });

export const invoiceRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/invoice/clientId/:id/paginated', {
    config: forBooksReaders,
    schema: {
      summary: 'A page of an organization’s invoices, newest first by default.',
      params,
      querystring: InvoicePageQuery,
      response: { 200: InvoicePage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await assertReadable(db, caller, id);
      return listInvoices(db, caller, { clientId: id }, request.query);
    },
  });

  app.get('/tex-suite/invoice/search', {
    config: forBooksReaders,
    preValidation: dropBlankQuery,
    schema: {
      summary:
        'Invoices by text, status, date, module and total, of one organization or of all that the caller can read.',
      querystring: InvoiceSearchQuery,
      response: { 200: InvoicePage, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const caller = callerOf(request);
      const { page, size, sort, ...filter } = request.query;
      if (filter.clientId !== undefined) await assertReadable(db, caller, filter.clientId);
      return listInvoices(db, caller, filter, { page, size, sort });
    },
  });

  app.get('/tex-suite/invoice/:id', {
    config: forBooksReaders,
    schema: {
      summary: 'An invoice with its lines and taxes.',
      params,
      response: { 200: Invoice, ...refusals(400, 401, 403, 404) },
    },
    handler: (request) => findReadableInvoice(db, callerOf(request), request.params.id),
  });

  app.get('/tex-suite/invoice/csv', {
    config: { ...forBooksReaders, fresh: true },
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
