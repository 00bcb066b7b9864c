import type { Release } from '@marketplace/shared/contracts';
import { integrityOf, type ReleaseStore } from '@marketplace/tooling/release/serving';
import { createBoundedCache } from '../stored-releases/bounded-cache.ts';

/** Cache size in characters: several times the builds of a host and its remotes. */
const MOST = 32_000_000;

/** Reads the server builds of releases and checks that they are as published. */
export const createCodeReader = (store: Pick<ReleaseStore, 'readFile'>) => {
  const cache = createBoundedCache<string>({ most: MOST, weigh: (code) => code.length });

  /** @throws Error if the store cannot be read or holds something else. */
  return async ({ app, id, server = '', files }: Release): Promise<string> => {
    const code = await cache(`${app}/${id}`, async () => {
      const content = await store.readFile(app, id, server);
      if (!content) return null;
      if (integrityOf(content) !== files[server]?.integrity)
        throw new Error(`${server} is not the file that was published.`);
      return content.toString('utf8');
    });
    if (code === null) throw new Error(`${server} is missing from the store.`);
    return code;
  };
};
