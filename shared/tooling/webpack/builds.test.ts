import { existsSync } from 'node:fs';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hostConfig } from './host-config.ts';
import { remoteConfig } from './remote-config.ts';
import { remoteShared } from './shared-packages.ts';

const build = { root: '/', outputPath: '/dist', flavour: 'production' as const, buildKey: 'aaaa' };

it('every build times out script chunks after 120 s [CONST-10]', () => {
  const remote = { name: 'mfe-cart', team: 'Checkout', pages: [], widgets: {} };
  const builds = [hostConfig({ ...build, app: 'host' }), remoteConfig({ ...build, app: 'mfe-cart' }, remote)];
  expect(builds.map(({ output }) => output?.chunkLoadTimeout)).toEqual([120_000, 120_000]);
});

it('the host has one copy of the federation runtime: each alias leads to a file', () => {
  const { alias } = hostConfig({ ...build, app: 'host' }).resolve ?? {};
  const [from, to] = Object.entries(alias ?? {}).find(([name]) => name.includes('inject-external-runtime-core')) ?? [];
  expect(from).toMatch(/index\.cjs$/);
  expect(to).toMatch(/index\.js$/);
  expect(existsSync(String(to))).toBe(true);
});

it('a remote refuses other versions of shared modules, and brings none itself', () => {
  const shared = Object.values(remoteShared());
  expect(shared.length).toBeGreaterThan(0);
  for (const one of shared) expect(one).toMatchObject({ singleton: true, strictVersion: true, import: false });
});

it('files keep their names with fast refresh, so that a changed style is found and replaced without a reload', () => {
  const remote = { name: 'mfe-cart', team: 'Checkout', pages: [], widgets: {} };
  const namesWithHash = (refresh: boolean) => {
    const { output, plugins } = remoteConfig({ ...build, app: 'mfe-cart', flavour: 'development', refresh }, remote);
    const styles = plugins?.find((plugin) => plugin instanceof MiniCssExtractPlugin);
    const { filename, chunkFilename } = output ?? {};
    return JSON.stringify([filename, chunkFilename, styles]).match(/contenthash/g)?.length ?? 0;
  };
  expect([namesWithHash(true), namesWithHash(false)]).toEqual([0, 4]);
});
