export const bookViews = ['invoices', 'orders', 'payments', 'subscriptions', 'dues'] as const;
export type BookView = (typeof bookViews)[number];

/** Which part of which client's books the URL names. Anything invalid in it is ignored. */
export interface BooksPlace {
  client: string | null;
  view: BookView;
  /** The invoice or the order that is open. */
  invoice: string | null;
  order: string | null;
}

const isId = (text: string | null) => text !== null && /^[\w.-]{1,64}$/.test(text);

const idIn = (query: URLSearchParams, name: string) => {
  const value = query.get(name);
  return isId(value) ? value : null;
};

export const readPlace = (query: URLSearchParams): BooksPlace => ({
  client: idIn(query, 'client'),
  view: bookViews.find((view) => view === query.get('view')) ?? 'invoices',
  invoice: idIn(query, 'invoice'),
  order: idIn(query, 'order'),
});

/** The address of a place, without a list's filters. */
export const placePath = ({ client, view = 'invoices', invoice, order }: Partial<BooksPlace>) => {
  const query = new URLSearchParams();
  if (client) query.set('client', client);
  if (view !== 'invoices') query.set('view', view);
  if (invoice) query.set('invoice', invoice);
  if (order) query.set('order', order);
  const text = query.toString();
  return `/payment-history${text && `?${text}`}`;
};

/** The current address with some of its parts changed; the rest, such as filters, is kept. */
export const withParts = (query: URLSearchParams, parts: Record<string, string | null>) => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};
