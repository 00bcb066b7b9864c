import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { InvoiceFilter, InvoiceSort, InvoiceSummary, Page } from '@marketplace/shared/contracts';
import { type Caller } from '../../http/index.ts';
import { toInvoiceSummary } from '../billing/invoice-store.ts';
import { clients, invoiceLines, invoices, type Queries, readAll, readPage } from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import { matchingInvoices } from './invoice-filter.ts';

const sorts: Record<InvoiceSort, SQL> = {
  'invoiceDate,desc': desc(invoices.invoicedOn),
  'invoiceDate,asc': asc(invoices.invoicedOn),
  'dueDate,desc': desc(invoices.dueOn),
  'dueDate,asc': asc(invoices.dueOn),
  'total,desc': desc(invoices.total),
  'total,asc': asc(invoices.total),
  'number,desc': desc(invoices.number),
  'number,asc': asc(invoices.number),
};
/** Ties are sorted by number, newest first. */
const orderOf = (sort: InvoiceSort = 'invoiceDate,desc') => [sorts[sort], desc(invoices.number)];

const lineNames = sql<string[]>`(
  select coalesce(jsonb_agg(l.description order by l.position), '[]') from ${invoiceLines} l
  where l.client_id = ${invoices}.client_id and l.invoice_id = ${invoices}.id)`;

export const selectInvoices = (db: Queries) =>
  db
    .select({ invoice: invoices, clientName: clients.name, lineNames })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .$dynamic();

interface Listing {
  page?: number | undefined;
  size?: number | undefined;
  sort?: InvoiceSort | undefined;
}

export async function listInvoices(
  db: Queries,
  caller: Caller,
  filter: InvoiceFilter,
  { page, size = 10, sort }: Listing,
): Promise<Page<InvoiceSummary>> {
  const { today } = await companyClock(db);
  return readPage(
    db,
    {
      select: selectInvoices(db).where(matchingInvoices(caller, filter, today)),
      orderBy: orderOf(sort),
      toItem: (row) => toInvoiceSummary(row.invoice, row.lineNames, today),
    },
    { page, size },
  );
}

export interface ListedInvoice extends InvoiceSummary {
  clientName: string;
  poNumber: string;
}

/** All current matches: one added while reading would shift the others. */
export async function* everyInvoice(
  db: Queries,
  caller: Caller,
  filter: InvoiceFilter,
  sort?: InvoiceSort,
): AsyncGenerator<ListedInvoice> {
  const now = new Date();
  const { today } = await companyClock(db, now);
  yield* readAll({
    select: selectInvoices(db).where(and(matchingInvoices(caller, filter, today), lte(invoices.createdAt, now))),
    orderBy: orderOf(sort),
    toItem: ({ invoice, clientName, lineNames: names }) => ({
      ...toInvoiceSummary(invoice, names, today),
      clientName,
      poNumber: invoice.poNumber ?? '',
    }),
  });
}
