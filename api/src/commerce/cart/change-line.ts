import type { Transaction } from '../../db/index.ts';
import { assertTotal } from './cart-limits.ts';
import { lockCart, type CartOwner } from './cart-owner.ts';
import { lineOf, listLines, updateLine, type LineAmount, type LineRow } from './cart-store.ts';
import { priceLine } from './price-line.ts';

/** Sets users and days of a line; its price follows the new tier. */
export async function changeLine(tx: Transaction, owner: CartOwner, id: string, amount: LineAmount): Promise<LineRow> {
  await lockCart(tx, owner);
  const lines = await listLines(tx, owner);
  const line = lineOf(lines, id);
  const price = await priceLine(tx, line.itemId, amount);
  const changed = { ...line, ...amount, ...price };
  assertTotal(lines.map((one) => (one === line ? changed : one)));
  await updateLine(tx, owner, id, { ...amount, ...price });
  return changed;
}
