import { join } from 'node:path';
import { publishTwin } from '../twin/publish-twin.ts';
import { fillCart } from './fill-cart.ts';
import { startProduct } from './product.ts';

/** Builds of the same sources to compare. */
export const contenderNames = ['monolith', 'federated', 'rendered'] as const;
export type ContenderName = (typeof contenderNames)[number];

export interface Contender {
  name: ContenderName;
  origin: string;
  pid: number | undefined;
}

const noLimits = { LOGIN_ATTEMPTS_PER_ADDRESS: '100000', PUBLIC_POSTS_PER_MINUTE: '100000' };

/** Renders pages in the browser only. */
const inBrowserOnly = { RENDER_PROCESSES: '0' };

const settings = (name: ContenderName, releases: string, twin: string) => ({
  RELEASE_STORE: name === 'monolith' ? twin : releases,
  ...(name !== 'rendered' && inBrowserOnly),
});

/** One API with its database, and an edge for each contender, each in its own process. */
export const startContenders = async (folder: string, names: readonly ContenderName[] = contenderNames) => {
  const storeFolder = join(folder, 'store');
  const twin = join(folder, 'twin-store');
  const api = await startProduct(folder, { env: { ...noLimits, ...inBrowserOnly } });
  const running = [api];
  const stop = async () => {
    for (const one of running.reverse()) await one.stop();
  };
  try {
    await fillCart(api.origin);
    if (names.includes('monolith')) await publishTwin(twin);
    const contenders: Contender[] = [];
    for (const name of names) {
      const env = { API_URL: api.origin, ...settings(name, storeFolder, twin) };
      const edge = await startProduct(folder, { env });
      running.push(edge);
      contenders.push({ name, origin: edge.origin, pid: edge.pid });
    }
    return { contenders, api, storeFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
