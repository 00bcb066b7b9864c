import type { Transaction } from '../db/database.ts';
import { existingLine } from './add-to-cart.ts';
import { assertTotal } from './cart-limits.ts';
import { lockCart, type CartOwner } from './cart-owner.ts';
import { listLines, updateLine, type LineAmount, type LineRow } from './cart-store.ts';
import { priceLine } from './price-line.ts';

/** Sets users and days of a line; its price follows the tier that it then falls into. */
export async function changeLine(tx: Transaction, owner: CartOwner, id: string, amount: LineAmount): Promise<LineRow> {
  await lockCart(tx, owner);
  const line = await existingLine(tx, owner, id);
  const price = await priceLine(tx, line.itemId, amount);
  await updateLine(tx, owner, id, { ...amount, ...price });
  const lines = await listLines(tx, owner);
  assertTotal(lines);
  return lines.find(({ cartItemId }) => cartItemId === id) ?? existingLine(tx, owner, id);
}
