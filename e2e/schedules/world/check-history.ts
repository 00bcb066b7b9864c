import { accounts } from '../server/api-under-test.ts';
import type { Made } from './history.ts';
import { describe, type World } from './world.ts';

const itemOf = ({ entry }: Made) => ('itemId' in entry.data ? entry.data.itemId : 'all');

const concern = (one: Made, other: Made) =>
  one.entry.owner === other.entry.owner &&
  (itemOf(one) === 'all' || itemOf(other) === 'all' || itemOf(one) === itemOf(other));

/** Its author knows that it failed, or agreed to lose it. */
const isExcused = ({ told, refusalShown, discarded, replaced, fitted, failureCame }: Made) => {
  const unread = told === undefined && (failureCame || !fitted);
  return refusalShown || discarded || replaced || told === 'failed' || told === 'lost' || unread;
};

/** A bulk removal skips lines that are already gone. */
const isNeedless = (world: World, { entry }: Made) =>
  entry.type === 'cart-remove' &&
  entry.data.bulk === true &&
  !world.models[entry.owner as 'buyer'].has(entry.data.cartItemId);

const checkLost = (world: World, made: Made) => {
  const carriedOut = made.committedAt !== undefined || isNeedless(world, made);
  if (!carriedOut && !isExcused(made)) world.broken.push(`lost: ${describe(made.entry)}, told ${String(made.told)}`);
  if (made.told === 'done' && !carriedOut) world.broken.push(`never done: ${describe(made.entry)}`);
  if (made.refusalShown && made.committedAt !== undefined && !made.strayed)
    world.broken.push(`refused but done: ${describe(made.entry)}`);
};

const checkOrder = (world: World, earlier: Made, later: Made) => {
  const given = [earlier, later].every((made) => made.fitted && !made.discarded && made.told !== 'failed');
  const [first = 0, second = Infinity] = [earlier.committedAt, later.committedAt];
  if (given && concern(earlier, later) && first > second)
    world.broken.push(`out of order: ${describe(later.entry)} before ${describe(earlier.entry)}`);
};

const shape = (lines: { itemId: string; noOfUsers: number; noOfDays: number }[]) =>
  lines.map(({ itemId, noOfUsers, noOfDays }) => `${itemId}: ${noOfUsers} x ${noOfDays}`).sort();

const checkCarts = async (world: World) => {
  for (const account of accounts) {
    const held = shape(await world.api.linesOf(account)).join();
    const due = shape(world.models[account].lines()).join();
    if (held !== due) world.broken.push(`the cart of ${account} holds ${held} where ${due} is due`);
  }
};

/** Checks that no change was lost, duplicated, reordered or applied to another cart, and that failures were shown. */
export const checkHistory = async (world: World): Promise<string[]> => {
  const all = world.history.made();
  all.forEach((made) => checkLost(world, made));
  all.forEach((later, index) => all.slice(0, index).forEach((earlier) => checkOrder(world, earlier, later)));
  await checkCarts(world);
  return world.broken;
};
