import type { InvoiceSort } from '@marketplace/shared/contracts';
import { choice, chosen, days, defineView, further, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { minorUnits } from '../filters/amount-text.ts';
import { amount } from './amount.tsx';

const statuses = [
  { value: '', label: 'All' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'voided', label: 'Void' },
];

const sorts: { value: InvoiceSort; label: string }[] = [
  { value: 'invoiceDate,desc', label: 'Newest' },
  { value: 'invoiceDate,asc', label: 'Oldest' },
  { value: 'dueDate,asc', label: 'Due soonest' },
  { value: 'dueDate,desc', label: 'Due latest' },
  { value: 'total,desc', label: 'Largest' },
  { value: 'total,asc', label: 'Smallest' },
  { value: 'number,asc', label: 'Number, ascending' },
  { value: 'number,desc', label: 'Number, descending' },
];

/** How many rows a page of the books may have; the first is the specification's default. */
export const bookSizes = [10, 25, 50];

export const invoices = defineView({
  q: search('Number, PO or module', { most: 100 }),
  status: choice('Status', statuses),
  ...further({
    ...days(),
    module: chosen('Module', [{ value: '', label: 'All' }]),
    min: amount('At least'),
    max: amount('At most'),
  }),
  ...paging(bookSizes),
  sort: sort(sorts),
});
type InvoicesView = ReturnType<typeof invoices.readView>;

const minor = (text: string) => (text === '' ? '' : minorUnits(text));

/** The filters as the API names them. */
const filtersOf = ({ q, status, from, to, module, min, max }: InvoicesView) => ({
  ...{ q, status, from, to, moduleId: module, min: minor(min), max: minor(max) },
});

/** The endpoint with a view's query: the client's invoices, or the search once a filter is set. */
export const invoicesPath = (clientId: string) => (view: InvoicesView) => {
  const paging = { page: view.page, size: view.size, sort: view.sort };
  return invoices.isFiltered(view)
    ? `/tex-suite/invoice/search?${queryOf({ clientId, ...filtersOf(view), ...paging })}`
    : `/tex-suite/invoice/clientId/${encodeURIComponent(clientId)}/paginated?${queryOf(paging)}`;
};

/** The CSV file of all rows that match the filters, on every page. */
export const invoicesCsvPath = (clientId: string, view: InvoicesView) =>
  `/tex-suite/invoice/csv?${queryOf({ clientId, ...filtersOf(view), sort: view.sort })}`;
