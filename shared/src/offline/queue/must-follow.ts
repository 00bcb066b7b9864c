import type { CartChange, CartEntry } from './cart-entry.ts';

const lineOf = ({ data }: CartChange) => ('cartItemId' in data ? data.cartItemId : undefined);
const itemOf = ({ data }: CartChange) =>
  'itemId' in data && data.itemId ? `${data.itemType} ${data.itemId}` : undefined;

const same = (one: string | undefined, other: string | undefined) => one !== undefined && one === other;

/** Changes of one item keep their order, and clearing the cart concerns every item. */
export const mustFollow = (later: CartChange, earlier: CartChange): boolean =>
  later.type === 'cart-clear' ||
  earlier.type === 'cart-clear' ||
  same(lineOf(later), lineOf(earlier)) ||
  same(itemOf(later), itemOf(earlier));

/** These entries and all `pending` ones that must precede them, oldest first. */
export const withEarlier = (entries: CartEntry[], pending: CartEntry[]): CartEntry[] => {
  const ids = new Set(entries.map(({ id }) => id));
  const wanted = [...entries];
  for (const earlier of [...pending].reverse()) {
    const needed = wanted.some((later) => later.timestamp > earlier.timestamp && mustFollow(later, earlier));
    if (!ids.has(earlier.id) && needed) wanted.push(earlier);
  }
  return pending.filter(({ id }) => wanted.some((entry) => entry.id === id));
};
