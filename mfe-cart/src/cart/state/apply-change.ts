import type { CartEntry } from '@marketplace/shared/offline';
import type { CartChange } from './cart-change.ts';
import type { CartLine } from './cart-line.ts';

const applyEntry = (lines: CartLine[], { type, data }: CartEntry): CartLine[] => {
  switch (type) {
    // An added line shows once the server has priced it.
    case 'cart-add':
      return lines;
    case 'cart-update': {
      const { cartItemId, noOfUsers, noOfDays } = data;
      return lines.map((line) => (line.cartItemId === cartItemId ? { ...line, noOfUsers, noOfDays } : line));
    }
    case 'cart-remove':
      return lines.filter((line) => line.cartItemId !== data.cartItemId);
    case 'cart-clear':
      return [];
  }
};

/** The lines as they look once the change has taken effect. */
export const applyChange = (lines: CartLine[], { entries }: CartChange): CartLine[] =>
  entries.reduce(applyEntry, lines);
