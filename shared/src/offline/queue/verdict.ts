import { codeOf, serverSaid, statusOf } from '../../http/errors.ts';
import type { CartEntry } from './cart-entry.ts';

/** The outcome of sending an entry. */
export type Verdict =
  | { kind: 'applied' }
  /** A retry cannot succeed. */
  | { kind: 'refused'; reason: string; error: unknown }
  /** Unknown; it is retried, unless the user was told that it failed. */
  | { kind: 'unsettled'; error: unknown }
  /** It was settled elsewhere, replaced by a newer one, or dropped with its owner's sign-out. */
  | { kind: 'gone' };

const finalStatuses = new Set([400, 403, 404, 409, 422]);

/** An earlier copy of this request is still being processed. */
export const isInFlight = (error: unknown) => codeOf(error) === 'in_flight';

const reasonOf = (entry: CartEntry, error: unknown) => {
  if (entry.type === 'cart-remove' && statusOf(error) === 404) return 'It was no longer in your cart.';
  if (entry.type === 'cart-update' && statusOf(error) === 404) return 'It is no longer in your cart.';
  return serverSaid(error) ?? `The marketplace returned error ${statusOf(error)}.`;
};

/** The bulk request it was first part of may have already removed it. */
const mayBeRemoved = (entry: CartEntry) => entry.type === 'cart-remove' && entry.data.bulk === true;

/** What a failed request means for its entries. */
export const verdictOf = (entries: CartEntry[], error: unknown): Verdict => {
  const status = statusOf(error);
  const [entry, ...more] = entries;
  if (!entry) return { kind: 'gone' };
  if (status === 404 && more.length === 0 && mayBeRemoved(entry)) return { kind: 'applied' };
  if (status === undefined || !finalStatuses.has(status) || isInFlight(error)) return { kind: 'unsettled', error };
  return { kind: 'refused', reason: reasonOf(entry, error), error };
};
