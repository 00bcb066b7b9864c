import type { CartChange } from '../../../shared/src/offline/queue/cart-entry.ts';
import { ENTRY_PREFIX } from '../../../shared/src/offline/queue/entry-store.ts';
import type { ServerLine } from '../server/api-under-test.ts';
import type { Tab } from './tab.ts';
import { describe, type World } from './world.ts';

const amount = ({ random }: World) => ({ noOfUsers: 1 + random.below(9), noOfDays: 1 + random.below(9) });

const lineRef = ({ cartItemId, itemId }: ServerLine) => ({ cartItemId, itemId, itemType: 'module', name: itemId });

/** What a user of this tab might do, seeing a cart that may be slightly outdated. */
const drawChanges = (world: World, tab: Tab): CartChange[] => {
  const { random } = world;
  const lines = tab.user ? world.models[tab.user].lines() : [];
  const add = (): CartChange => {
    const itemId = random.of(world.modules);
    return { type: 'cart-add', data: { itemId, itemType: 'module', name: itemId, ...amount(world) } };
  };
  if (lines.length === 0) return [add()];
  const line = random.of(lines);
  const drawn = random.below(100);
  if (drawn < 35) return [add()];
  if (drawn < 70) return [{ type: 'cart-update', data: { ...lineRef(line), ...amount(world) } }];
  if (drawn < 84) return [{ type: 'cart-remove', data: lineRef(line) }];
  if (drawn < 94) return lines.map((one) => ({ type: 'cart-remove', data: { ...lineRef(one), bulk: true } }));
  return [{ type: 'cart-clear', data: {} }];
};

const isStored = (world: World, id: string) => world.storage.getItem(ENTRY_PREFIX + id) !== null;

/** Unsent amounts that are now missing from storage were replaced by the new one. */
const noteReplaced = (world: World, before: string[]) =>
  before
    .filter((id) => !isStored(world, id))
    .forEach((id) => Object.assign(world.history.of(id) ?? {}, { replaced: true }));

const unsentOf = (world: World) =>
  world.history
    .made()
    .filter(({ entry, arrivals }) => entry.type === 'cart-update' && arrivals === 0 && isStored(world, entry.id))
    .map(({ entry }) => entry.id);

/** Changes the cart in a tab, and records what the user is told. */
export const changeCart = (world: World, tab: Tab): void => {
  const before = unsentOf(world);
  const entries = drawChanges(world, tab).flatMap((change) => {
    const entry = tab.alive ? tab.queue.write(change) : null;
    // A tab that dies before storing a change has not made it.
    return entry && (tab.alive || isStored(world, entry.id)) ? entry : [];
  });
  const made = entries.map((entry) => world.history.add(entry, isStored(world, entry.id) || !world.storage.isFull));
  noteReplaced(world, before);
  entries.forEach((entry) => world.history.note(`${tab.name} makes ${describe(entry)}`));
  if (!tab.alive || entries.length === 0) return;
  const deliver = async () => {
    const told = await tab.queue.deliver(entries);
    if (!tab.alive) return;
    made.forEach((one) => (one.told = told.kind));
    world.history.note(`${tab.name} is told ${told.kind} of ${entries.map(({ id }) => id).join()}`);
  };
  deliver().catch((error: unknown) => tab.alive && world.broken.push(`thrown: ${String(error)}`));
};
