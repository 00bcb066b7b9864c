import type { InvoiceSort } from '@marketplace/shared/contracts';
import { isAmount, minorUnits } from '../filters/amount-text.ts';
import { isDay } from '../filters/is-day.ts';

/** How the list of invoices is looked at. Texts are empty where nothing is filtered. */
export interface InvoicesView {
  q: string;
  status: string;
  /** First and last invoice date, as YYYY-MM-DD. */
  from: string;
  to: string;
  module: string;
  /** Least and most total as typed, in major units. */
  min: string;
  max: string;
  /** From 0. */
  page: number;
  size: number;
  sort: InvoiceSort;
}

export const invoiceStatuses = [
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'partly_paid', label: 'Partly paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'voided', label: 'Voided' },
];

export const invoiceSorts: { value: InvoiceSort; label: string }[] = [
  { value: 'invoiceDate,desc', label: 'Newest' },
  { value: 'invoiceDate,asc', label: 'Oldest' },
  { value: 'dueDate,asc', label: 'Due first' },
  { value: 'dueDate,desc', label: 'Due last' },
  { value: 'total,desc', label: 'Largest' },
  { value: 'total,asc', label: 'Smallest' },
  { value: 'number,asc', label: 'Number, up' },
  { value: 'number,desc', label: 'Number, down' },
];

export const pageSizes = [10, 25, 50];

const filters = ['q', 'status', 'from', 'to', 'module', 'min', 'max'] as const;
const keys = [...filters, 'page', 'size', 'sort'] as const;

/** As the specification sets it. */
const start: InvoicesView = {
  ...{ q: '', status: '', from: '', to: '', module: '', min: '', max: '' },
  ...{ page: 0, size: 10, sort: 'invoiceDate,desc' },
};

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** Reads one parameter; an odd value counts as not said. */
const reader = (query: URLSearchParams) => (name: string, makesSense: (text: string) => boolean) => {
  const text = query.get(name) ?? '';
  return makesSense(text) ? text : '';
};

/** What the URL asks for. */
export const readInvoicesView = (query: URLSearchParams): InvoicesView => {
  const read = reader(query);
  const size = wholeNumber(query.get('size'));
  return {
    q: (query.get('q') ?? '').slice(0, 100),
    status: read('status', (text) => invoiceStatuses.some(({ value }) => value === text)),
    from: read('from', isDay),
    to: read('to', isDay),
    module: read('module', (text) => /^[\w.-]{1,64}$/.test(text)),
    min: read('min', isAmount),
    max: read('max', isAmount),
    page: wholeNumber(query.get('page')) ?? start.page,
    size: size !== undefined && pageSizes.includes(size) ? size : start.size,
    sort: invoiceSorts.find(({ value }) => value === query.get('sort'))?.value ?? start.sort,
  };
};

/** The parts of the URL for a view: null where it is as it starts, so that links stay short. */
export const writeInvoicesView = (view: InvoicesView): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, view[key] === start[key] ? null : String(view[key])]));

export const isFiltered = (view: InvoicesView) => filters.some((key) => view[key].trim() !== '');

/** How many filters are set behind the first two. */
export const furtherFilters = (view: InvoicesView) => filters.slice(2).filter((key) => view[key] !== '').length;

export const noFilters = Object.fromEntries(filters.map((key) => [key, ''])) as Pick<
  InvoicesView,
  (typeof filters)[number]
>;

/** The filters as the API names them; empty ones are left out. */
const filterQuery = ({ q, status, from, to, module, min, max }: InvoicesView) => {
  const amount = (text: string) => (text === '' ? '' : String(minorUnits(text)));
  const all = { q: q.trim(), status, from, to, moduleId: module, min: amount(min), max: amount(max) };
  return Object.entries(all).filter(([, value]) => value !== '');
};

/** The call behind a view: the client's invoices page by page, and the search once something is filtered. */
export const invoicesPath = (clientId: string, view: InvoicesView) => {
  const { page, size, sort } = view;
  const paging = { page: String(page), size: String(size), sort };
  if (!isFiltered(view))
    return `/tex-suite/invoice/clientId/${encodeURIComponent(clientId)}/paginated?${new URLSearchParams(paging).toString()}`;
  const query = new URLSearchParams([['clientId', clientId], ...filterQuery(view), ...Object.entries(paging)]);
  return `/tex-suite/invoice/search?${query.toString()}`;
};

/** The file of all that the view filters, whatever the page. */
export const invoicesCsvPath = (clientId: string, view: InvoicesView) =>
  `/tex-suite/invoice/csv?${new URLSearchParams([['clientId', clientId], ...filterQuery(view), ['sort', view.sort]]).toString()}`;
