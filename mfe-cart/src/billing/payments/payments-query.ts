import { pageSizes } from '../invoice-list/invoices-query.ts';

/** Which page of the payments the URL names; anything odd counts as not said. */
export const readPaymentsView = (query: URLSearchParams) => {
  const page = query.get('page') ?? '';
  const size = Number(query.get('size'));
  return { page: /^\d{1,5}$/.test(page) ? Number(page) : 0, size: pageSizes.includes(size) ? size : 10 };
};

export const paymentsPath = (clientId: string, { page, size }: { page: number; size: number }) =>
  `/tex-suite/payment?${new URLSearchParams({ clientId, page: String(page), size: String(size) }).toString()}`;
