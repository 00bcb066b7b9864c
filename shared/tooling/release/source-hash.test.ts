import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash.ts';
import { aFolder, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);

const aWorkspace = () => {
  const root = aFolder({
    'pnpm-lock.yaml': 'lock',
    'shared/package.json': '{}',
    'shared/tooling/package.json': '{}',
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
  const write = (name: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), 'changed');
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
  ['shared/src/ui/button.tsx', ['host']],
  ['shared/src/contracts/cart.ts', ['host', 'cart', 'auth']],
  ['shared/tooling/webpack/common.ts', ['host', 'cart', 'auth']],
  ['pnpm-lock.yaml', ['host', 'cart', 'auth']],
  ['mfe-cart/src/page.test.tsx', []],
  ['mfe-cart/README.md', []],
  ['mfe-cart/node_modules/a/index.js', []],
  ['shared/src/testing/factories.ts', []],
  ['host/edge/edge.ts', []],
])('a change of %s changes the hash of %j', (file, apps) => {
  const { write, touchedBy } = aWorkspace();
  expect(touchedBy(() => write(file))).toEqual(apps);
});

it('changes when a file is deleted or renamed', () => {
  const { root, touchedBy } = aWorkspace();
  expect(touchedBy(() => renameSync(join(root, 'mfe-cart/src/page.tsx'), join(root, 'mfe-cart/src/cart.tsx')))).toEqual(
    ['cart'],
  );
  expect(touchedBy(() => rmSync(join(root, 'mfe-cart/src/cart.tsx')))).toEqual(['cart']);
});

it('depends only on the sources and the flavour, not on their location', () => {
  const [one, two] = [aWorkspace(), aWorkspace()];
  const hash = sourceHash('mfe-cart', 'production', one.root);
  expect(sourceHash('mfe-cart', 'production', two.root)).toBe(hash);
  expect(sourceHash('mfe-cart', 'development', one.root)).not.toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
});
