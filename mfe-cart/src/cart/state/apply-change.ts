import type { CartChange } from './cart-change.ts';
import type { CartLine } from './cart-line.ts';

/** The lines as they look once the change has taken effect. What is added shows when the server has priced it. */
export const applyChange = (lines: CartLine[], change: CartChange): CartLine[] => {
  switch (change.type) {
    case 'cart-add':
      return lines;
    case 'cart-update':
      return lines.map((line) => (line.cartItemId === change.data.cartItemId ? { ...line, ...change.data } : line));
    case 'cart-remove':
      return lines.filter((line) => line.cartItemId !== change.data.cartItemId);
    case 'cart-remove-multiple':
      return lines.filter((line) => !change.data.cartItemIds.includes(line.cartItemId));
    case 'cart-clear':
      return [];
  }
};
