import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AddToCartBody } from '@marketplace/shared/contracts';
import { modules, type Transaction } from '../../db/index.ts';
import { ApiError, notFound } from '../../http/index.ts';
import { assertRoomForLine, assertTotal, assertUsers } from './cart-limits.ts';
import { lockCart, type CartOwner } from './cart-owner.ts';
import { findLineOfItem, insertLine, lineOf, listLines, updateLine, type LineRow } from './cart-store.ts';
import { priceLine } from './price-line.ts';

interface Added {
  line: LineRow;
  merged: boolean;
}

/** Adds a module; if it is already in the cart, users are added up and the larger number of days counts. */
export async function addToCart(tx: Transaction, owner: CartOwner, body: AddToCartBody): Promise<Added> {
  await assertOffered(tx, body.itemId);
  await lockCart(tx, owner);
  const { itemType, itemId, noOfUsers = 1, noOfDays = 1 } = body;
  const present = await findLineOfItem(tx, owner, { itemType, itemId });
  const amount = present
    ? { noOfUsers: present.noOfUsers + noOfUsers, noOfDays: Math.max(present.noOfDays, noOfDays) }
    : { noOfUsers, noOfDays };
  assertUsers(amount.noOfUsers);
  const price = await priceLine(tx, itemId, amount);
  const id = present?.cartItemId ?? randomUUID();
  if (present) {
    await updateLine(tx, owner, id, { ...amount, ...price });
  } else {
    assertRoomForLine(await listLines(tx, owner));
    await insertLine(tx, owner, { id, itemType, itemId, ...amount, ...price });
  }
  const lines = await listLines(tx, owner);
  assertTotal(lines);
  return { line: lineOf(lines, id), merged: present !== undefined };
}

async function assertOffered(tx: Transaction, moduleId: string): Promise<void> {
  const [module] = await tx
    .select({
      name: modules.name,
      status: modules.status,
      withdrawn: modules.withdrawn,
      comingSoon: modules.comingSoon,
    })
    .from(modules)
    .where(eq(modules.id, moduleId));
  if (!module || module.status === 'draft') throw notFound('module');
  if (module.status === 'archived' || module.withdrawn)
    throw new ApiError(409, 'not_offered', `${module.name} is no longer available.`);
  if (module.comingSoon)
    throw new ApiError(409, 'coming_soon', `${module.name} is coming soon and can't be bought yet.`);
}
