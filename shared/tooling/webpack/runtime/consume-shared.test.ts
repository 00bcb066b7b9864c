import { consumeShared } from './consume-shared.ts';
import type { Shared } from './share-scope.ts';
import type { WebpackRequire } from './webpack-require.ts';

/** A remote's build with a chunk that imports `react`, which the host provides as given. */
const aBuild = (get: Shared['get'], version = '19.3.1') => {
  const webpackRequire: WebpackRequire = {
    m: {},
    c: {},
    S: { default: { react: { [version]: { get } } } },
    federation: { initOptions: { name: 'mfe_cart' } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.1.0' } } },
  };
  const installedModules: Record<string, Promise<unknown> | 0> = {};
  /** Loads a chunk like the build: waits for all promises. */
  const load = async (chunkId = 'page') => {
    const promises: unknown[] = [];
    consumeShared({ chunkId, chunkMapping: { page: [7] }, installedModules, promises, webpackRequire });
    await Promise.all(promises);
    return promises.length;
  };
  const run = () => {
    const module: { exports: unknown } = { exports: undefined };
    webpackRequire.m['7']?.(module);
    return module.exports;
  };
  return { load, run };
};

const react = { useState: () => undefined };

it('gives a chunk what the host has loaded, without waiting', async () => {
  const { load, run } = aBuild(() => () => react);
  expect(await load()).toBe(0);
  expect(run()).toBe(react);
});

it('waits for what the host loads on demand, once for all chunks', async () => {
  const get = jest.fn(() => Promise.resolve(() => react));
  const { load, run } = aBuild(get);
  await Promise.all([load(), load()]);
  await load();
  expect(get).toHaveBeenCalledTimes(1);
  expect(run()).toBe(react);
});

it('ignores chunks that import nothing shared', async () => {
  const get = jest.fn(() => () => react);
  expect(await aBuild(get).load('other')).toBe(0);
  expect(get).not.toHaveBeenCalled();
});

it('does not cache a failed load', async () => {
  const get = jest.fn<ReturnType<Shared['get']>, []>(() => Promise.resolve(() => react));
  get.mockRejectedValueOnce(new Error('Loading chunk 3 failed.'));
  const { load, run } = aBuild(get);
  await expect(load()).rejects.toThrow('Loading chunk 3 failed.');
  await load();
  expect(run()).toBe(react);
});

it('refuses a version that does not fit, and what the host does not provide', async () => {
  await expect(aBuild(() => () => react, '18.2.0').load()).rejects.toThrow(
    'mfe_cart needs react ^19.1.0, but the host provides 18.2.0',
  );
});
