import type { Random } from '../../../api/test/random.ts';
import type { CartEntry } from '../../../shared/src/offline/queue/cart-entry.ts';
import { createBrowserStorage, type BrowserStorage } from '../browser/browser-storage.ts';
import { createLock, type Lock } from '../browser/web-locks.ts';
import type { Account, ApiUnderTest } from '../server/api-under-test.ts';
import { createCartModel, type CartModel } from './cart-model.ts';
import { createHistory, type History } from './history.ts';
import type { Flight } from './network.ts';
import type { Tab } from './tab.ts';

/** One browser, its network, and the expected state of the server. */
export interface World {
  api: ApiUnderTest;
  random: Random;
  /** Ids of three modules for sale and of one that is not. */
  modules: string[];
  storage: BrowserStorage;
  /** Undefined in a browser without Web Locks. */
  lock: Lock | undefined;
  history: History;
  models: Record<Account, CartModel>;
  tabs: Tab[];
  /** Requests in flight. */
  flights: Flight[];
  /** Copies that the client gave up on and that still arrive. */
  strays: Flight[];
  online: boolean;
  /** False while the schedule is finishing. */
  faulty: boolean;
  /** In milliseconds. */
  now: number;
  nextId: () => string;
  /** The message of the broken rule. */
  broken: string[];
}

let schedules = 0;

export const createWorld = (
  api: ApiUnderTest,
  random: Random,
  { modules, locks }: { modules: string[]; locks: boolean },
): World => {
  let ids = 0;
  const schedule = (schedules += 1);
  return {
    api,
    random,
    modules,
    storage: createBrowserStorage(),
    lock: locks ? createLock() : undefined,
    history: createHistory(),
    models: { buyer: createCartModel(), buyer2: createCartModel() },
    tabs: [],
    flights: [],
    strays: [],
    online: true,
    faulty: true,
    now: 1_000_000,
    // The database outlives a schedule, and stores keys.
    nextId: () => `${schedule}-${process.pid}-${(ids += 1)}`,
    broken: [],
  };
};

export const chance = ({ random }: World, percent: number) => random.next() * 100 < percent;

export const aliveTabs = ({ tabs }: World) => tabs.filter(({ alive }) => alive);

export const describe = ({ id, type, data, owner }: CartEntry) => `${id} ${owner} ${type} ${JSON.stringify(data)}`;
