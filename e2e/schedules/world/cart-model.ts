import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import type { ServerLine } from '../server/api-under-test.ts';

/** What a cart must contain after each change was applied once; written independently of the API's code. */
export const createCartModel = () => {
  let lines: ServerLine[] = [];
  const same = (cartItemId: string) => (line: ServerLine) => line.cartItemId === cartItemId;
  const set = (cartItemId: string, amount: Partial<ServerLine>) =>
    void (lines = lines.map((line) => (same(cartItemId)(line) ? { ...line, ...amount } : line)));

  const add = (data: Omit<ServerLine, 'cartItemId'>, cartItemId: string) => {
    const present = lines.find(({ itemId }) => itemId === data.itemId);
    if (!present)
      lines = [...lines, { cartItemId, itemId: data.itemId, noOfUsers: data.noOfUsers, noOfDays: data.noOfDays }];
    else
      set(present.cartItemId, {
        noOfUsers: present.noOfUsers + data.noOfUsers,
        noOfDays: Math.max(present.noOfDays, data.noOfDays),
      });
  };

  /** `cartItemId` is the line that the API created or found. */
  const apply = ({ type, data }: CartEntry, cartItemId: string) => {
    if (type === 'cart-add') add(data, cartItemId);
    if (type === 'cart-update') set(data.cartItemId, { noOfUsers: data.noOfUsers, noOfDays: data.noOfDays });
    if (type === 'cart-remove') lines = lines.filter((line) => !same(data.cartItemId)(line));
    if (type === 'cart-clear') lines = [];
  };
  return { apply, lines: () => lines, has: (cartItemId: string) => lines.some(same(cartItemId)) };
};

export type CartModel = ReturnType<typeof createCartModel>;
