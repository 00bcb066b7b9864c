import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash.ts';
import { aFolder, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);

/** Versions of direct dependencies, by workspace; `framer-motion` depends on `motion-dom`. */
const lockFile = (versions: Record<string, Record<string, string>>, motionDom = '1.0.0') =>
  JSON.stringify({
    importers: Object.fromEntries(
      Object.entries(versions).map(([workspace, packages]) => [
        workspace,
        {
          dependencies: Object.fromEntries(
            Object.entries(packages).map(([name, version]) => [name, { specifier: 'catalog:', version }]),
          ),
          devDependencies: { msw: { specifier: 'catalog:', version: `2.0.0(typescript@${motionDom})` } },
        },
      ]),
    ),
    snapshots: { 'framer-motion@14.0.0(react@19.0.0)': { dependencies: { 'motion-dom': motionDom } } },
  });

const versions = {
  host: { react: '19.0.0' },
  shared: { 'framer-motion': '14.0.0(react@19.0.0)' },
  'shared/tooling': { webpack: '5.0.0', '@marketplace/shared': 'link:..' },
  'mfe-cart': { jotai: '2.0.0' },
  'mfe-auth': { jotai: '2.0.0' },
};

const aWorkspace = () => {
  const root = aFolder({
    'pnpm-lock.yaml': lockFile(versions),
    'shared/package.json': '{}',
    'shared/src/ui/button.tsx': 'button',
    'shared/src/contracts/cart.ts': 'cart',
    'shared/tooling/webpack/common.ts': 'webpack',
    'shared/tooling/release/promote.ts': 'promote',
    'shared/tooling/tsconfig/base.json': '{}',
    'host/src/app.tsx': 'app',
    'mfe-cart/remote.ts': 'remote',
    'mfe-cart/src/page.tsx': 'page',
    'mfe-auth/remote.ts': 'remote',
  });
  const hashes = () => ({
    host: sourceHash('host', 'production', root),
    cart: sourceHash('mfe-cart', 'production', root),
    auth: sourceHash('mfe-auth', 'production', root),
  });
  const write = (name: string, text = 'changed') => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  /** The applications whose hash a change affects. */
  const touchedBy = (change: () => void) => {
    const [before, after] = [hashes(), (change(), hashes())];
    return (['host', 'cart', 'auth'] as const).filter((app) => before[app] !== after[app]);
  };
  return { root, write, touchedBy };
};

it.each([
  ['mfe-cart/src/page.tsx', ['cart']],
  ['mfe-cart/src/new/page.tsx', ['cart']],
  ['host/src/app.tsx', ['host']],
  ['shared/src/ui/button.tsx', ['host', 'cart', 'auth']],
  ['shared/src/contracts/cart.ts', ['host', 'cart', 'auth']],
  ['shared/tooling/webpack/common.ts', ['host', 'cart', 'auth']],
  ['shared/package.json', ['host', 'cart', 'auth']],
  ['mfe-cart/src/page.test.tsx', []],
  ['mfe-cart/README.md', []],
  ['mfe-cart/node_modules/a/index.js', []],
  ['shared/src/testing/factories.ts', []],
  ['mfe-cart/.cache/jest/haste-map', []],
  ['host/edge/edge.ts', []],
  ['shared/tooling/new/new-remote.ts', []],
  ['pnpm-workspace.yaml', []],
])('a change of %s changes the hash of %j', (file, apps) => {
  const { write, touchedBy } = aWorkspace();
  expect(touchedBy(() => write(file))).toEqual(apps);
});

describe('the lock file changes the hashes', () => {
  it.each<[string, string, string[]]>([
    ['of one remote for its dependency', lockFile({ ...versions, 'mfe-cart': { jotai: '2.1.0' } }), ['cart']],
    ['of all for one of the shared package', lockFile({ ...versions, shared: {} }), ['host', 'cart', 'auth']],
    [
      'of all for one of the build',
      lockFile({ ...versions, 'shared/tooling': { webpack: '5.1.0' } }),
      ['host', 'cart', 'auth'],
    ],
    ['of all for an indirect one', lockFile(versions, '1.0.1'), ['host', 'cart', 'auth']],
    ['of nobody for another workspace', lockFile({ ...versions, api: { fastify: '5.0.0' } }), []],
  ])('%s', (_what, text, apps) => {
    const { write, touchedBy } = aWorkspace();
    expect(touchedBy(() => write('pnpm-lock.yaml', text))).toEqual(apps);
  });
});

it('changes with the props of an embedded widget', () => {
  const { write, touchedBy } = aWorkspace();
  const declare = (props: string) =>
    write(
      'mfe-auth/remote.ts',
      `declare module '@marketplace/shared/contracts' { interface WidgetProps { 'mfe-auth/face': ${props} } }`,
    );
  declare('{ size: number }');
  write('host/src/app.tsx', '<Widget name="mfe-auth/face" props={{ size: 1 }} />');
  expect(touchedBy(() => declare('{ size: 1 }'))).toEqual(['host', 'auth']);
});

it('stays the same for every other application when a remote is added', () => {
  const { write, touchedBy } = aWorkspace();
  const add = () => {
    write('mfe-reviews/remote.ts');
    write('mfe-reviews/package.json', '{}');
    write('pnpm-lock.yaml', lockFile({ ...versions, 'mfe-reviews': { jotai: '2.0.0', stars: '1.0.0' } }));
  };
  expect(touchedBy(add)).toEqual([]);
});

it('changes when a file is deleted or renamed', () => {
  const { root, touchedBy } = aWorkspace();
  expect(touchedBy(() => renameSync(join(root, 'mfe-cart/src/page.tsx'), join(root, 'mfe-cart/src/cart.tsx')))).toEqual(
    ['cart'],
  );
  expect(touchedBy(() => rmSync(join(root, 'mfe-cart/src/cart.tsx')))).toEqual(['cart']);
});

it('depends only on the sources and the flavor, not on their location', () => {
  const [one, two] = [aWorkspace(), aWorkspace()];
  const hash = sourceHash('mfe-cart', 'production', one.root);
  expect(sourceHash('mfe-cart', 'production', two.root)).toBe(hash);
  expect(sourceHash('mfe-cart', 'development', one.root)).not.toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
});
