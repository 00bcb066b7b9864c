import { removeTokens } from '../../../shared/src/http/tokens.ts';
import { accounts, type Account } from '../server/api-under-test.ts';
import { settle, sync } from './act.ts';
import { advance, arrive } from './deliver-flight.ts';
import { signIn } from './sign-in-and-out.ts';
import { kill, openTab } from './tab.ts';
import { aliveTabs, type World } from './world.ts';

/** More steps than any schedule needs; failing to finish is itself a failure. */
const MOST_STEPS = 2_000;

const finishFlights = async (world: World) => {
  for (let step = 0; world.flights.length > 0; step += 1) {
    if (step > MOST_STEPS) throw new Error('The requests never end.');
    await advance(world, world.random.of(world.flights));
    await settle();
  }
};

const finishStrays = async (world: World) => {
  for (const stray of world.strays.splice(0)) await arrive(world, stray);
};

const sendAllOf = async (world: World, account: Account) => {
  const tab = openTab(world, `last tab of ${account}`);
  await signIn(world, tab, account);
  sync(world, tab);
  await settle();
  await finishFlights(world);
  const { pending, refused } = tab.queue;
  pending().forEach(({ id }) => world.broken.push(`stuck: ${id}`));
  refused().forEach(({ id }) => Object.assign(world.history.of(id) ?? {}, { refusalShown: true }));
  removeTokens();
  tab.alive = false;
};

/** Ends the faults; all users with changes return and send them. */
export const bringToAnEnd = async (world: World): Promise<void> => {
  world.history.note('the faults end');
  Object.assign(world, { faulty: false, online: true });
  world.storage.free();
  await finishFlights(world);
  if (world.random.below(2) === 0) await finishStrays(world);
  aliveTabs(world).forEach((tab) => kill(world, tab));
  for (const account of accounts) await sendAllOf(world, account);
  await finishStrays(world);
};
