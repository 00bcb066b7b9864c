import { affectedBy } from './affected.ts';

/** A small marketplace: two remotes, a host, an API, shared code and journeys. */
const world: Record<string, string> = {
  'package.json': '{}',
  'README.md': '# Start',
  'docker-compose.yml': 'services:',
  'shared/package.json': JSON.stringify({
    name: '@marketplace/shared',
    exports: { './contracts': './src/contracts/index.ts', './ui': './src/ui/index.ts' },
  }),
  'shared/src/contracts/index.ts': "export * from './cart.ts';",
  'shared/src/contracts/cart.ts': 'export const MOST = 10;',
  'shared/src/contracts/cart.test.ts': "import { MOST } from './cart.ts';",
  'shared/src/ui/index.ts': "export { Card } from './card.tsx';",
  'shared/src/ui/card.tsx': "import names from './card.module.css';",
  'shared/src/ui/card.module.css': '.card {}',
  'shared/src/ui/card.test.tsx': "import { Card } from './card.tsx';",
  'shared/tooling/rows.test.ts': '',
  'shared/tooling/rows.ts': '',
  'host/package.json': '{}',
  'host/edge/start.ts': "import { createApi } from 'api';",
  'host/edge/start.test.ts': "import './start.ts';",
  'host/src/index.ts': "import { MOST } from '@marketplace/shared/contracts';",
  'api/package.json': JSON.stringify({ name: 'api', exports: { '.': './src/index.ts' } }),
  'api/src/index.ts': "export { cart } from './cart.ts';",
  'api/src/cart.ts': "import { MOST } from '@marketplace/shared/contracts';",
  'api/src/cart.test.ts': "import { cart } from './cart.ts';",
  'api/src/orders.ts': "import type { Most } from '@marketplace/shared/contracts';",
  'api/src/orders.test.ts': "import { orders } from './orders.ts';",
  'api/src/schema.sql': 'create table carts',
  'mfe-cart/remote.ts': "export default { pages: [{ path: '/cart', module: './src/cart.tsx' }] };",
  'mfe-cart/src/cart.tsx': "import { Card } from '@marketplace/shared/ui'; import names from './cart.module.css';",
  'mfe-cart/src/cart.module.css': '.cart {}',
  'mfe-cart/src/cart.test.tsx': "import { Cart } from './cart.tsx';",
  'mfe-cart/src/lazy.test.tsx': "const cart = () => import('./cart.tsx');",
  'mfe-news/remote.ts': "export default { pages: [{ path: '/news/:id', module: './src/news.tsx' }] };",
  'mfe-news/src/news.tsx': "import { MOST } from '@marketplace/shared/contracts';",
  'mfe-news/src/news.test.tsx': "jest.mock('./news.tsx');",
  'e2e/playwright.config.ts': "export default { globalSetup: './fixtures/start.ts' };",
  'e2e/fixtures/start.ts': '',
  'e2e/fixtures/reader.ts': '',
  'e2e/schedules/schedules.test.ts': "import { createApi } from '../../api/src/index.ts';",
  'e2e/cart.spec.ts': [
    "const open = (page) => page.goto('/cart');",
    "test('buys', () => open());",
    '',
    "test('rests', () => 1);",
  ].join('\n'),
  'e2e/news.spec.ts':
    "import './fixtures/reader.ts';\ntest('reads', () => shopper.visit('/news/1'));\ntest('pays', () => shopper.visit('/cartoons'));",
  'e2e/serial.spec.ts':
    "test.describe.configure({ mode: 'serial' });\ntest('fills', () => 1);\ntest('empties', () => visit('/cart?a=b'));",
};

const affected = (changed: string[], { without = [] as string[] } = {}) =>
  affectedBy(changed, {
    files: Object.keys(world).filter((file) => !without.includes(file)),
    read: (file) => (without.includes(file) ? undefined : world[file]),
    workspaces: ['api', 'e2e', 'host', 'mfe-cart', 'mfe-news', 'shared'],
  });

const tooling = 'shared/tooling/rows.test.ts';

describe('what a change can affect', () => {
  it('is nothing when nothing changed', () => {
    const nothing = { files: [], code: false, unit: [], api: [], faults: false, journeys: [] };
    expect(affected([])).toEqual(nothing);
  });

  it('is only formatting and the tooling’s tree tests for prose', () => {
    const prose = { files: ['README.md'], code: false, unit: [tooling], api: [], faults: false, journeys: [] };
    expect(affected(['README.md'])).toEqual(prose);
  });

  it('is only the remote when one of its files changes', () => {
    expect(affected(['mfe-cart/src/cart.tsx'])).toEqual({
      files: ['mfe-cart/src/cart.tsx'],
      code: true,
      unit: ['mfe-cart/src/cart.test.tsx', 'mfe-cart/src/lazy.test.tsx', tooling],
      api: [],
      faults: false,
      journeys: ['e2e/cart.spec.ts:2', 'e2e/serial.spec.ts'],
    });
  });

  it('includes the tests of components that use a style sheet', () => {
    const change = affected(['mfe-cart/src/cart.module.css']);
    expect(change?.unit).toContain('mfe-cart/src/cart.test.tsx');
    expect(change?.journeys).toContain('e2e/cart.spec.ts:2');
    expect(affected(['shared/src/ui/card.module.css'])?.unit).toEqual([
      'mfe-cart/src/cart.test.tsx',
      'mfe-cart/src/lazy.test.tsx',
      'shared/src/ui/card.test.tsx',
      tooling,
    ]);
  });

  it('is every importer of a contract, except those that only use its types', () => {
    const change = affected(['shared/src/contracts/cart.ts']);
    expect(change?.unit).toEqual(
      ['mfe-news/src/news.test.tsx', 'shared/src/contracts/cart.test.ts', 'host/edge/start.test.ts', tooling].sort(),
    );
    expect(change?.api).toEqual(['api/src/cart.test.ts']);
    expect(change?.faults).toBe(true);
    expect(change?.journeys).toBe('all');
  });

  it('follows the API through its package into the host and the schedules', () => {
    const change = affected(['api/src/cart.ts']);
    expect(change).toMatchObject({ api: ['api/src/cart.test.ts'], faults: true, journeys: 'all' });
    expect(change?.unit).toContain('host/edge/start.test.ts');
  });

  it('tests files that still import a deleted one, and not the deleted one', () => {
    const change = affected(['mfe-cart/src/cart.tsx'], { without: ['mfe-cart/src/cart.tsx'] });
    expect(change?.files).toEqual([]);
    expect(change?.code).toBe(true);
    expect(change?.unit).toContain('mfe-cart/src/cart.test.tsx');
    expect(affected(['mfe-cart/src/cart.test.tsx'], { without: ['mfe-cart/src/cart.test.tsx'] })?.unit).toEqual([
      tooling,
    ]);
  });

  it('includes the entire workspace for a file that is read by path, or no longer imported', () => {
    expect(affected(['api/src/schema.sql'])?.api).toEqual(['api/src/cart.test.ts', 'api/src/orders.test.ts']);
    expect(affected(['mfe-cart/src/gone.ts'])?.unit).toEqual(affected(['mfe-cart/src/cart.tsx'])?.unit);
    expect(affected(['mfe-cart/package.json'])?.journeys).toContain('e2e/cart.spec.ts:2');
  });

  it('is one test for a changed test', () => {
    expect(affected(['api/src/orders.test.ts'])).toMatchObject({
      unit: [tooling],
      api: ['api/src/orders.test.ts'],
      journeys: [],
    });
    expect(affected(['e2e/news.spec.ts'])).toMatchObject({ unit: [tooling], journeys: ['e2e/news.spec.ts'] });
  });

  it('is everything that uses a fixture, and all journeys when their setup changes', () => {
    expect(affected(['e2e/fixtures/reader.ts'])?.journeys).toEqual(['e2e/news.spec.ts']);
    expect(affected(['e2e/fixtures/start.ts'])?.journeys).toBe('all');
    expect(affected(['e2e/playwright.config.ts'])?.journeys).toBe('all');
  });

  it.each(['shared/tooling/rows.ts', 'package.json', 'pnpm-lock.yaml', '.ci/run', 'unknown/file.ts'])(
    'is everything for %s',
    (file) => expect(affected([file])).toBeUndefined(),
  );
});
