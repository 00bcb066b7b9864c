import type { InvoiceSort } from '@marketplace/shared/contracts';

type Field = 'number' | 'invoiceDate' | 'dueDate' | 'total';

/** How the rows stand by a column. */
export const directionOf = (sort: InvoiceSort, field: Field): 'ascending' | 'descending' | undefined => {
  if (sort === `${field},asc`) return 'ascending';
  return sort === `${field},desc` ? 'descending' : undefined;
};

/** What a press of a column's title sorts by: the largest or newest first, then the other way round. */
export const nextSort = (sort: InvoiceSort, field: Field): InvoiceSort =>
  sort === `${field},desc` ? `${field},asc` : `${field},desc`;
