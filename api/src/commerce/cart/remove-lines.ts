import type { CartRemoval } from '@marketplace/shared/contracts';
import type { Transaction } from '../../db/index.ts';
import { notFound, type Outcome } from '../../http/index.ts';
import { lockCart, type CartOwner } from './cart-owner.ts';
import { deleteAllLines, deleteLines } from './cart-store.ts';

/** @param tell builds the message from the number of removed lines */
export async function removeLines(
  tx: Transaction,
  owner: CartOwner,
  ids: string[],
  tell: (count: number) => string,
): Promise<Outcome<CartRemoval>> {
  await lockCart(tx, owner);
  const count = await deleteLines(tx, owner, ids);
  if (count === 0) throw notFound('cart item');
  return removed(count, tell(count));
}

export async function emptyCart(tx: Transaction, owner: CartOwner): Promise<Outcome<CartRemoval>> {
  await lockCart(tx, owner);
  return removed(await deleteAllLines(tx, owner), 'Your cart is empty.');
}

const removed = (count: number, message: string): Outcome<CartRemoval> => ({
  status: 200,
  body: { success: true, message, removed: count },
});
