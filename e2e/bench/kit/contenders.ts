import { join } from 'node:path';
import { publishTwin } from '../twin/publish-twin.ts';
import type { Conditions } from './conditions.ts';
import { fillCart } from './fill-cart.ts';
import { startProduct } from './product.ts';
import { startSecureFront } from './secure-front.ts';
import { startTractorStore } from './tractor-store.ts';

/** Builds of the same sources to compare, and a public federated shop, which has only `/`. */
export const contenderNames = ['monolith', 'federated', 'rendered', 'tractor-store'] as const;
export type ContenderName = (typeof contenderNames)[number];

export interface Contender {
  name: ContenderName;
  origin: string;
  pid?: number | undefined;
  /** A page's address under these conditions; undefined if there is no such page. */
  addressOf: (page: string, how: Conditions) => string | undefined;
}

const noLimits = { LOGIN_ATTEMPTS_PER_ADDRESS: '100000', PUBLIC_POSTS_PER_MINUTE: '100000' };

/** Renders pages in the browser only. */
const inBrowserOnly = { RENDER_PROCESSES: '0' };

const settings = (name: ContenderName, releases: string, twin: string) => ({
  RELEASE_STORE: name === 'monolith' ? twin : releases,
  ...(name !== 'rendered' && inBrowserOnly),
});

type Stop = () => unknown;
interface Started {
  contender: Contender;
  stop: Stop;
}

const startBuild = async (name: ContenderName, folder: string, env: NodeJS.ProcessEnv): Promise<Started> => {
  const { origin, pid, stop } = await startProduct(folder, { env });
  const front = await startSecureFront(origin);
  const addressOf = (page: string, { http2 }: Conditions) => `${http2 ? front.origin : origin}/marketplace${page}`;
  const stopBoth = () => {
    front.stop();
    return stop();
  };
  return { contender: { name, origin, pid, addressOf }, stop: stopBoth };
};

const startOther = async (): Promise<Started> => {
  const { origin, stop } = await startTractorStore();
  const addressOf = (page: string, { http2 }: Conditions) => (page === '/' && !http2 ? `${origin}/` : undefined);
  return { contender: { name: 'tractor-store', origin, addressOf }, stop };
};

/** One API with its database, and an edge for each contender, each in its own process. */
export const startContenders = async (folder: string, names: readonly ContenderName[] = contenderNames) => {
  const storeFolder = join(folder, 'store');
  const twin = join(folder, 'twin-store');
  const api = await startProduct(folder, { env: { ...noLimits, ...inBrowserOnly } });
  const running: Stop[] = [api.stop];
  const stop = async () => {
    for (const end of running.reverse()) await end();
  };
  try {
    await fillCart(api.origin);
    if (names.includes('monolith')) await publishTwin(twin);
    const contenders: Contender[] = [];
    for (const name of names) {
      const env = { API_URL: api.origin, ...settings(name, storeFolder, twin) };
      const started = name === 'tractor-store' ? await startOther() : await startBuild(name, folder, env);
      running.push(started.stop);
      contenders.push(started.contender);
    }
    return { contenders, api, storeFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
