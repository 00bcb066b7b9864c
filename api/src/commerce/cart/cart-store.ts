import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CartItem } from '@marketplace/shared/contracts';
import { cartLines, modules, prepareOnce, type Queries, subscriptions } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import type { CartOwner } from './cart-owner.ts';

/** Every statement is limited to the client, so that another client's ids never match. */
const ofOwner = ({ clientId, userId }: CartOwner) =>
  and(eq(cartLines.clientId, clientId), eq(cartLines.userId, userId));

/** The same for a prepared statement. */
const ofNamedOwner = and(
  eq(cartLines.clientId, sql.placeholder('clientId')),
  eq(cartLines.userId, sql.placeholder('userId')),
);

export interface LinePrice {
  unitPrice: number;
  currency: string;
}

export interface LineAmount {
  noOfUsers: number;
  noOfDays: number;
}

/** Once a client has had a subscription of a module, even one that is not paid yet, it gets no trial of it. */
const trialDays = sql<number>`case when exists (
    select 1 from ${subscriptions} s where s.client_id = ${cartLines.clientId} and s.module_id = ${cartLines.itemId})
  then 0 else coalesce(${modules.trialDays}, 0) end`;

const selectItems = (db: Queries) =>
  db
    .select({
      cartItemId: cartLines.id,
      itemId: cartLines.itemId,
      itemType: cartLines.itemType,
      // A module that left the catalog stays visible, so that it can be removed.
      name: sql<string>`coalesce(${modules.name}, 'No longer offered')`,
      description: sql<string>`coalesce(${modules.description}, '')`,
      iconUrl: modules.iconUrl,
      unitPrice: cartLines.unitPrice,
      currency: cartLines.currency,
      noOfUsers: cartLines.noOfUsers,
      noOfDays: cartLines.noOfDays,
      trialDays,
    })
    .from(cartLines)
    .leftJoin(modules, eq(modules.id, cartLines.itemId))
    .$dynamic();

export type LineRow = Awaited<ReturnType<typeof selectItems>>[number];

const cartQuery = prepareOnce((db) =>
  selectItems(db).where(ofNamedOwner).orderBy(asc(cartLines.createdAt), asc(cartLines.id)).prepare('read_cart'),
);

export const listLines = (db: Queries, { clientId, userId }: CartOwner): Promise<LineRow[]> =>
  cartQuery(db).execute({ clientId, userId });

/** @throws ApiError 404 */
export function lineOf(lines: LineRow[], id: string): LineRow {
  const line = lines.find(({ cartItemId }) => cartItemId === id);
  if (!line) throw notFound('cart item');
  return line;
}

export async function findLineOfItem(
  db: Queries,
  owner: CartOwner,
  { itemType, itemId }: Pick<CartItem, 'itemType' | 'itemId'>,
): Promise<LineRow | undefined> {
  const [row] = await selectItems(db).where(
    and(ofOwner(owner), eq(cartLines.itemType, itemType), eq(cartLines.itemId, itemId)),
  );
  return row;
}

type NewLine = Pick<CartItem, 'itemType' | 'itemId'> & LineAmount & LinePrice & { id: string };

export async function insertLine(db: Queries, owner: CartOwner, line: NewLine): Promise<void> {
  await db.insert(cartLines).values({ ...owner, ...line });
}

const lineUpdate = prepareOnce((db) =>
  db
    .update(cartLines)
    .set({
      noOfUsers: sql`${sql.placeholder('noOfUsers')}`,
      noOfDays: sql`${sql.placeholder('noOfDays')}`,
      unitPrice: sql`${sql.placeholder('unitPrice')}`,
      currency: sql`${sql.placeholder('currency')}`,
      updatedAt: sql`now()`,
    })
    .where(and(ofNamedOwner, eq(cartLines.id, sql.placeholder('id'))))
    .prepare('update_cart_line'),
);

export async function updateLine(
  db: Queries,
  owner: CartOwner,
  id: string,
  line: LineAmount & LinePrice,
): Promise<void> {
  await lineUpdate(db).execute({ ...owner, ...line, id });
}

/** Returns how many lines were removed. */
export async function deleteLines(db: Queries, owner: CartOwner, ids: string[]): Promise<number> {
  const gone = await db
    .delete(cartLines)
    .where(and(ofOwner(owner), inArray(cartLines.id, ids)))
    .returning({ id: cartLines.id });
  return gone.length;
}

export async function deleteAllLines(db: Queries, owner: CartOwner): Promise<number> {
  return (await db.delete(cartLines).where(ofOwner(owner)).returning({ id: cartLines.id })).length;
}
