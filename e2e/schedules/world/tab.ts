import { createLimit } from '../../../shared/src/http/limit.ts';
import { marketplace } from '../../../shared/src/http/clients.ts';
import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import { createQueue, type CartQueue } from '../../../shared/src/offline/queue/create-queue.ts';
import type { EntryStorage } from '../../../shared/src/offline/queue/entry-store.ts';
import { sendEntries } from '../../../shared/src/offline/queue/send-entries.ts';
import type { Account } from '../server/api-under-test.ts';
import type { CallConfig, CallResponse, Client } from './axios-types.ts';
import { lose } from './network.ts';
import { chance, type World } from './world.ts';

/** A tab with the product in it. */
export interface Tab {
  name: string;
  alive: boolean;
  /** The user that this tab considers signed in; it learns late about other tabs. */
  user: Account | null;
  queue: CartQueue;
}

/** Percentage of storage writes before or after which a tab dies. */
const DEATHS_PER_WRITE = 1;

/** A closed tab's code may keep running, but has no effect. */
const assertAlive = ({ alive }: Tab) => {
  if (!alive) throw new Error('The tab is gone.');
};

/** Closes a tab at once. Its requests stay in flight, but nobody waits for responses. */
export const kill = (world: World, tab: Tab) => {
  tab.alive = false;
  world.history.note(`${tab.name} dies`);
  world.lock?.release(tab);
  const own = world.flights.filter((flight) => flight.tab === tab);
  world.flights = world.flights.filter((flight) => flight.tab !== tab);
  own.forEach((flight) => {
    const stray = !flight.answer && flight.entries.length > 0 && chance(world, 50);
    if (stray) {
      world.strays.push(flight);
      flight.entries.forEach(({ id }) => Object.assign(world.history.of(id) ?? {}, { strayed: true }));
    }
    lose(flight);
  });
};

const storageOf = (world: World, tab: Tab): EntryStorage => {
  const write = (act: () => void) => {
    const dies = world.faulty && chance(world, DEATHS_PER_WRITE);
    const before = dies && chance(world, 50);
    if (before) kill(world, tab);
    assertAlive(tab);
    act();
    if (dies) kill(world, tab);
    assertAlive(tab);
  };
  return {
    getItem: (key) => (assertAlive(tab), world.storage.getItem(key)),
    key: (index) => (assertAlive(tab), world.storage.key(index)),
    get length() {
      assertAlive(tab);
      return world.storage.length;
    },
    setItem: (key, value) => write(() => world.storage.setItem(key, value)),
    removeItem: (key) => write(() => world.storage.removeItem(key)),
  };
};

/** The product's client; this tab's requests go to the schedule. */
const clientOf = (
  world: World,
  tab: Tab,
  entries: CartEntry[],
): Pick<Client, 'post' | 'put' | 'delete' | 'defaults'> => {
  const adapter = (config: CallConfig) =>
    new Promise<CallResponse>((resolve, reject) => {
      if (tab.alive) world.flights.push({ tab, entries, config, answer: undefined, resolve, reject });
    });
  const client = {
    defaults: marketplace.defaults,
    post: (url: string, body: unknown, config: object) => marketplace.post(url, body, { ...config, adapter }),
    put: (url: string, body: unknown, config: object) => marketplace.put(url, body, { ...config, adapter }),
    delete: (url: string, config: object) => marketplace.delete(url, { ...config, adapter }),
  };
  return client as Client;
};

export const openTab = (world: World, name: string): Tab => {
  const signedInAs = () => world.storage.getItem('signedInAs')?.split(' ')[0] ?? '';
  const inTab = createLimit(1);
  const environment: Parameters<typeof createQueue>[0] = {
    storage: () => storage,
    inTurn: (task) => (world.lock ? world.lock.request(tab, task) : inTab(task)),
    now: () => world.now,
    createId: world.nextId,
    owner: () => tab.user,
    send: (entries) =>
      sendEntries(
        clientOf(world, tab, entries),
        entries,
        (owner) => tab.user === owner && ['', owner].includes(signedInAs()),
      ),
    onChange: () => undefined,
    onSettled: ({ refused }) => {
      if (!tab.alive) return;
      refused.forEach(({ id }) => Object.assign(world.history.of(id) ?? {}, { refusalShown: true }));
    },
  };
  const tab: Tab = { name, alive: true, user: null, queue: createQueue(environment) };
  const storage = storageOf(world, tab);
  world.tabs.push(tab);
  return tab;
};
