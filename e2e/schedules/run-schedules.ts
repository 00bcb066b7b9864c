import { randomFrom } from '../../api/test/random.ts';
import { configureHttp } from '../../shared/src/http/config.ts';
import { marketplace } from '../../shared/src/http/clients.ts';
import { openApiUnderTest, type ApiUnderTest } from './server/api-under-test.ts';
import { act } from './world/act.ts';
import type { CallConfig, CallResponse } from './world/axios-types.ts';
import { bringToAnEnd } from './world/bring-to-an-end.ts';
import { checkHistory } from './world/check-history.ts';
import { loseSession } from './world/sign-in-and-out.ts';
import { createWorld, type World } from './world/world.ts';

export interface Schedules {
  firstSeed: number;
  count: number;
  mostTabs: number;
  /** Whether the browser has Web Locks. */
  locks: boolean;
}

const STEPS = 45;

/** The product's client uses its process's only browser. */
const enter = (world: World) => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: world.storage });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: new URL('http://localhost/marketplace/'),
  });
  configureHttp({
    marketplaceApi: '/api/marketplace',
    organizationApi: '/api/organization',
    onSessionLost: () => loseSession(world),
    onForbidden: () => undefined,
    onSlowCall: () => undefined,
  });
  // For token refreshes, which no tab does by itself here.
  marketplace.defaults.adapter = (config: CallConfig) =>
    new Promise<CallResponse>((resolve, reject) => {
      world.flights.push({ tab: undefined, entries: [], config, answer: undefined, resolve, reject });
    });
};

const runOne = async (api: ApiUnderTest, modules: string[], seed: number, { mostTabs, locks }: Schedules) => {
  const world = createWorld(api, randomFrom(seed), { modules, locks });
  enter(world);
  await api.emptyCarts();
  for (let step = 0; step < STEPS; step += 1) await act(world, mostTabs);
  await bringToAnEnd(world);
  const broken = await checkHistory(world);
  return { broken, notes: world.history.notes(), changes: world.history.made().length };
};

/** Runs schedules with consecutive seeds; stops at the first whose history breaks a rule, and prints it. */
export const runSchedules = async (schedules: Schedules): Promise<number> => {
  const api = await openApiUnderTest();
  const modules = await api.modules();
  let changes = 0;
  try {
    for (let index = 0; index < schedules.count; index += 1) {
      const seed = schedules.firstSeed + index;
      const { broken, notes, changes: made } = await runOne(api, modules, seed, schedules);
      changes += made;
      if (broken.length > 0)
        throw new Error(
          `Seed ${seed} breaks a rule. Again: npm run test:faults -- --seed ${seed} --schedules 1\n` +
            `${broken.join('\n')}\n\n${notes.join('\n')}`,
        );
    }
  } finally {
    await api.close();
  }
  return changes;
};
