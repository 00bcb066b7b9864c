import { changeCart } from './change-cart.ts';
import { advance, arrive } from './deliver-flight.ts';
import { catchUp, signIn, signOut } from './sign-in-and-out.ts';
import { kill, openTab, type Tab } from './tab.ts';
import { aliveTabs, chance, type World } from './world.ts';

interface Act {
  weight: number;
  /** Undefined if it cannot happen now. */
  run: (() => void | Promise<void>) | undefined;
}

/** Runs everything that is ready to run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export const sync = (world: World, tab: Tab) => {
  if (!world.online || !tab.alive) return;
  tab.queue.sync().catch((error: unknown) => tab.alive && world.broken.push(`thrown: ${String(error)}`));
};

const strayArrives = async (world: World) => {
  const stray = world.random.of(world.strays);
  world.strays = world.strays.filter((other) => other !== stray);
  await arrive(world, stray);
};

const switchConnection = (world: World) => {
  world.online = !world.online;
  world.history.note(world.online ? 'online' : 'offline');
  if (world.online) aliveTabs(world).forEach((tab) => sync(world, tab));
};

const switchRoom = ({ storage, history }: World) => {
  if (storage.isFull) storage.free();
  else storage.fill();
  history.note(storage.isFull ? 'storage is full' : 'storage has room');
};

const open = (world: World) => {
  const tab = openTab(world, `tab ${world.tabs.length + 1}`);
  catchUp(world, tab);
};

const only = (possible: boolean, run: Act['run']) => (possible ? run : undefined);

const actsOf = (world: World, mostTabs: number): Act[] => {
  const tabs = aliveTabs(world);
  const tab = tabs.length > 0 ? world.random.of(tabs) : undefined;
  const { flights, strays, random } = world;
  return [
    { weight: 50, run: only(flights.length > 0, () => advance(world, random.of(flights))) },
    { weight: 22, run: tab?.user ? () => changeCart(world, tab) : undefined },
    { weight: 12, run: tab && (() => sync(world, tab)) },
    { weight: 6, run: only(strays.length > 0, () => strayArrives(world)) },
    { weight: tabs.length === 0 ? 40 : 8, run: only(tabs.length < mostTabs, () => open(world)) },
    { weight: 6, run: tab && (() => catchUp(world, tab)) },
    { weight: 4, run: tab && (() => kill(world, tab)) },
    { weight: world.online ? 4 : 14, run: () => switchConnection(world) },
    { weight: world.storage.isFull ? 10 : 2, run: () => switchRoom(world) },
    { weight: 3, run: tab?.user ? () => signOut(world, tab) : undefined },
    {
      weight: 30,
      run: only(
        world.online && tab?.user === null,
        () => tab && signIn(world, tab, chance(world, 75) ? 'buyer' : 'buyer2'),
      ),
    },
  ];
};

/** Runs a random step that is currently possible. */
export const act = async (world: World, mostTabs: number): Promise<void> => {
  const possible = actsOf(world, mostTabs).filter(({ run }) => run);
  let rest = world.random.below(possible.reduce((sum, { weight }) => sum + weight, 0));
  const drawn = possible.find(({ weight }) => (rest -= weight) < 0);
  world.now += world.random.below(2) === 0 ? 0 : 1 + world.random.below(5_000);
  await drawn?.run?.();
  await settle();
};
