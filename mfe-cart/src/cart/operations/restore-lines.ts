import type { CartLine } from '../state/cart-line.ts';
import { addToCart } from './add-to-cart.ts';

/** Puts removed lines back, in order, with their users and days; the server prices them again. */
export const restoreLines = async (lines: CartLine[]) => {
  await Promise.all(
    lines.map(({ itemId, itemType, name, noOfUsers, noOfDays }) =>
      addToCart({ itemId, itemType, name, noOfUsers, noOfDays }),
    ),
  );
};
