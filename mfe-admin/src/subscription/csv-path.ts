import type { SubscriptionsView } from './subscriptions-query.ts';

/** The file of all that the view filters. */
export const csvPath = ({ search, status, module }: SubscriptionsView) => {
  const filters = { q: search.trim(), status, moduleId: module };
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return `/tex-suite/subscription/csv?${query.toString()}`.replace(/\?$/, '');
};
