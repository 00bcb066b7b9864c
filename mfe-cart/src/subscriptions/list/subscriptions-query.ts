import type { Subscription } from '@marketplace/shared/contracts';
import { pageSizes } from '../../billing/invoice-list/invoices-query.ts';

/** How the subscriptions are looked at. */
export interface SubscriptionsView {
  /** With those that have ended. */
  all: boolean;
  q: string;
  /** From 0. */
  page: number;
  size: number;
}

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 0);

/** What the URL asks for. Anything odd in it counts as not said. */
export const readSubscriptionsView = (query: URLSearchParams): SubscriptionsView => {
  const size = wholeNumber(query.get('size'));
  return {
    all: query.get('scope') === 'all',
    q: (query.get('q') ?? '').slice(0, 100),
    page: wholeNumber(query.get('page')),
    size: pageSizes.includes(size) ? size : 10,
  };
};

export const writeSubscriptionsView = ({ all, q, page, size }: SubscriptionsView): Record<string, string | null> => ({
  scope: all ? 'all' : null,
  q: q === '' ? null : q,
  page: page === 0 ? null : String(page),
  size: size === 10 ? null : String(size),
});

/** Those of the client that the view is for, in the order of the answer. */
export const pickSubscriptions = (subscriptions: Subscription[], clientId: string, { q }: SubscriptionsView) => {
  const wanted = q.trim().toLowerCase();
  return subscriptions.filter(
    (subscription) => subscription.clientId === clientId && subscription.moduleName.toLowerCase().includes(wanted),
  );
};
