import type { Release, ReleasedPage, ReleaseSet } from '@marketplace/shared/contracts';
import { createSet } from '../release-set.ts';
import { aRelease } from '../testing/artifacts.ts';
import { checkEarlierSet, checkSet } from './check-set.ts';

const aPage = (path: string): ReleasedPage => ({
  path,
  access: 'public',
  title: 'A page',
  expose: './pages/a',
  scripts: [],
  styles: [],
});
const aWidget = (props: string) => ({ expose: './widgets/a', scripts: [], styles: [], props });
const needs = (fields: Partial<Release['needs']>) => ({ shared: {}, widgets: {}, links: [], ...fields });

const host = (fields: Partial<Release> = {}) =>
  aRelease({
    app: 'host',
    id: 'host-1',
    team: 'Platform',
    shared: { react: '19.3.1', '@marketplace/shared': '1.4.0' },
    provides: { '@marketplace/shared/ui': ['Button', 'Card'] },
    ...fields,
  });
const cart = (fields: Partial<Release> = {}) =>
  aRelease({ app: 'mfe-cart', id: 'cart-1', team: 'Checkout', ...fields });
const catalog = (fields: Partial<Release> = {}) =>
  aRelease({ app: 'mfe-catalog', id: 'catalog-1', team: 'Catalog', ...fields });

const setOf = (...releases: Release[]): ReleaseSet =>
  createSet(Object.fromEntries(releases.map((release) => [release.app, release])));
const refusals = (candidate: ReleaseSet, current: ReleaseSet | null = null) =>
  checkSet(candidate, current).map(({ rule, team, message }) => [rule, team, message]);

it('passes a set whose releases fit', () => {
  const fitting = setOf(
    host({ needs: needs({ widgets: { 'mfe-cart/badge': '{ size: number }' }, links: ['/cart'] }) }),
    cart({
      pages: [aPage('/cart')],
      widgets: { badge: aWidget('{ size: number; label?: string }') },
      shared: { react: '^19.3.1', '@marketplace/shared': '^1.2.0' },
      needs: needs({ shared: { '@marketplace/shared/ui': ['Button'] } }),
    }),
    catalog({ pages: [aPage('/'), aPage('/module')] }),
  );
  expect(refusals(fitting)).toEqual([]);
});

describe('the gate refuses a set', () => {
  it('in which a remote needs a version that the host does not provide', () => {
    const candidate = setOf(host(), cart({ shared: { react: '^20.0.0', 'left-pad': '^1.0.0' } }));
    expect(refusals(candidate)).toEqual([
      ['shared-version', 'Platform', 'mfe-cart cart-1 needs react ^20.0.0, but host host-1 provides 19.3.1.'],
      ['shared-version', 'Platform', "mfe-cart cart-1 needs left-pad ^1.0.0, which host host-1 doesn't provide."],
    ]);
  });

  it('in which a remote imports a name that the shared package of the host lacks', () => {
    const imports = needs({ shared: { '@marketplace/shared/ui': ['Button', 'Sparkline'] } });
    expect(refusals(setOf(host(), cart({ needs: imports })))).toEqual([
      [
        'shared-name',
        'Platform',
        "mfe-cart cart-1 imports Sparkline from @marketplace/shared/ui, which host host-1 doesn't export. " +
          'First ship a host that does: npm run ship -- host',
      ],
    ]);
  });

  it('in which a widget is missing that another application embeds', () => {
    const user = catalog({ needs: needs({ widgets: { 'mfe-cart/add': '{ id: string }' } }) });
    expect(refusals(setOf(user, cart()))).toEqual([
      ['widget-gone', 'Catalog', "mfe-catalog catalog-1 embeds mfe-cart/add, which mfe-cart cart-1 doesn't offer."],
    ]);
    expect(refusals(setOf(user))[0]?.[2]).toBe(
      'mfe-catalog catalog-1 embeds mfe-cart/add, which no remote in the set has.',
    );
  });

  it.each([
    ['{ id: string }', '{ id: number }'],
    ['{ id: string }', '{ id: string; days: number }'],
    ['{ id?: string }', '{ id: string }'],
    ['Record<string, never>', '{ id: string }'],
    ['{ onDone: (id: string) => void }', '{ onDone: (id: string, days: number) => void; id: string }'],
  ])('in which a widget gets %s and expects %s', (handed, wanted) => {
    const user = catalog({ needs: needs({ widgets: { 'mfe-cart/add': handed } }) });
    expect(refusals(setOf(user, cart({ widgets: { add: aWidget(wanted) } })))).toEqual([
      [
        'widget-props',
        'Catalog',
        `mfe-catalog catalog-1 passes mfe-cart/add the props ${handed}, but mfe-cart cart-1 expects ${wanted}.`,
      ],
    ]);
  });

  it.each([
    ['{ id: string; days: number }', '{ id: string }'],
    ['{ id: string }', '{ id: string; days?: number }'],
    ['{ id: string }', '{ id: string | number }'],
    ['{ onDone: () => void }', '{ onDone: (id: string) => void }'],
  ])('but not one in which a widget gets %s and expects %s', (handed, wanted) => {
    const user = catalog({ needs: needs({ widgets: { 'mfe-cart/add': handed } }) });
    expect(refusals(setOf(user, cart({ widgets: { add: aWidget(wanted) } })))).toEqual([]);
  });

  it.each([
    ['/cart', '/cart'],
    ['/cart', '/Cart/'],
    ['/module/:id', '/module/:slug'],
  ])('in which %s and %s are claimed by two remotes', (one, other) => {
    const candidate = setOf(cart({ pages: [aPage(one)] }), catalog({ pages: [aPage(other)] }));
    expect(refusals(candidate)).toEqual([
      [
        'path-claimed-twice',
        'Checkout',
        `mfe-catalog catalog-1 claims the path ${other}, which already belongs to mfe-cart cart-1.`,
      ],
    ]);
  });

  it.each([
    ['/cart', '/:anything'],
    ['/:anything', '/cart'],
    ['/module/:id', '/:kind/leave'],
    ['/cart', '/:lang?/cart'],
    ['/cart', '/*'],
    ['/', '/*'],
    ['/cart/lines', '/cart/*'],
    ['/cart/lines/:id', '/cart/*'],
    ['/cart', '/cart/*'],
    ['/:lang/cart/*', '/fr/:page/:id'],
    ['/a/b', '/:x?/:y?/b'],
    ['/settings?', '/'],
    ['/Module/X', '/module/:id?'],
  ])('in which %s of one remote takes addresses of %s of another', (one, other) => {
    const candidate = setOf(cart({ pages: [aPage(one)] }), catalog({ pages: [aPage(other)] }));
    expect(refusals(candidate)).toEqual([
      [
        'path-claimed-twice',
        'Checkout',
        `mfe-catalog catalog-1 claims the path ${other}, which matches addresses of ${one} of mfe-cart cart-1.`,
      ],
    ]);
  });

  it.each([
    ['/cart', '/carts'],
    ['/cart', '/:lang/cart'],
    ['/module/:id', '/module'],
    ['/module/:id', '/:kind/leave/seats'],
    ['/', '/:anything'],
    ['/carts/lines', '/cart/*'],
    ['/cart/lines/x', '/cart/:id?'],
  ])('but not one in which %s and %s of two remotes never meet', (one, other) => {
    expect(refusals(setOf(cart({ pages: [aPage(one)] }), catalog({ pages: [aPage(other)] })))).toEqual([]);
  });

  it('but not one in which a remote has a page among addresses of its own', () => {
    expect(refusals(setOf(cart({ pages: [aPage('/order/:id'), aPage('/order/new')] })))).toEqual([]);
  });

  it('in which a page is missing that another application links to', () => {
    const before = setOf(
      host({ needs: needs({ links: ['/module/:x/dashboard'] }) }),
      catalog({ pages: [aPage('/module/:id/dashboard')] }),
    );
    const after = setOf(host({ needs: needs({ links: ['/module/:x/dashboard'] }) }), catalog({ id: 'catalog-2' }));
    expect(refusals(after, before)).toEqual([
      ['page-gone', 'Platform', 'host host-1 links to /module/:x/dashboard, a page that mfe-catalog no longer has.'],
    ]);
  });

  it.each([
    ['/tex-admin/modulez/{id}'],
    ['/tex-admin/modules/{id}/{part}'],
    ['/tex-admin/tutorials/module'],
    ['/tex-admin/{part}'],
    ['/tex-suite/cart'],
    ['tex-admin/tutorials'],
    ['/api/marketplace/tex-admin/tutorials'],
  ])('in which a page declares the data %s, which the API does not offer to everyone', (path) => {
    const page = { ...aPage('/module'), data: ['/tex-admin/tutorials', path] };
    expect(refusals(setOf(host(), catalog({ pages: [page] })))).toEqual([
      [
        'unknown-data',
        'Catalog',
        `/module of mfe-catalog catalog-1 declares the data ${path}, which the API doesn't offer to all its visitors.`,
      ],
    ]);
  });

  it('in which a guarded page declares data that not all of its visitors may read', () => {
    const page = (path: string) => ({ ...aPage('/cart'), access: 'signed-in' as const, data: [path] });
    const refused = (path: string) => refusals(setOf(host(), catalog({ pages: [page(path)] }))).length;
    expect(['/tex-suite/cart', '/tex-admin/tutorials', '/tex-admin/orders', '/tex-suite/carts'].map(refused)).toEqual([
      0, 0, 1, 1,
    ]);
  });

  it.each([
    ['/tex-admin/modules/{id}'],
    ['/tex-admin/modules/upcoming'],
    ['/tex-admin/modules/attendance'],
    ['/tex-admin/buckets/{id}/with-modules?size=24'],
    ['/tex-admin/privacypolicy/{config.privacyPolicyId}'],
  ])('but not one in which a page declares the data %s', (path) => {
    expect(refusals(setOf(host(), catalog({ pages: [{ ...aPage('/module'), data: [path] }] })))).toEqual([]);
  });

  it('in which the frame around every page declares data that the API does not offer', () => {
    expect(refusals(setOf(host({ data: ['/tex-admin/company'] })))[0]?.[2]).toBe(
      "The frame of host host-1 declares the data /tex-admin/company, which the API doesn't offer to all its visitors.",
    );
  });

  it('with a release described by other tools', () => {
    expect(refusals(setOf(cart({ schema: 1 })))).toEqual([
      [
        'other-schema',
        'Checkout',
        'mfe-cart cart-1 was built with another version of the tooling, for another federation runtime. Build it again: npm run ship -- mfe-cart',
      ],
    ]);
  });
});

it('allows a page to move to another remote', () => {
  const leads = host({ needs: needs({ links: ['/cart'] }) });
  const before = setOf(leads, cart({ pages: [aPage('/cart')] }), catalog());
  expect(refusals(setOf(leads, cart({ id: 'cart-2' }), catalog({ pages: [aPage('/cart')] })), before)).toEqual([]);
});

it('passes a release that fixes part of a broken set', () => {
  const broken = { shared: { react: '^20.0.0' } };
  const before = setOf(host(), cart(broken), catalog(broken));
  expect(refusals(setOf(host(), cart({ id: 'cart-2' }), catalog(broken)), before)).toEqual([]);
});

describe('an earlier set that should come back', () => {
  const other = catalog({ schema: 1 });
  const rulesOf = (earlier: ReleaseSet, current: ReleaseSet) =>
    checkEarlierSet(earlier, current).map(({ rule }) => rule);

  it('is refused if a newer rule refuses it', () => {
    expect(rulesOf(setOf(host(), other), setOf(host(), catalog()))).toEqual(['other-schema']);
  });

  it('passes with a problem that the current set has as well', () => {
    expect(rulesOf(setOf(host(), other), setOf(host(), other, cart()))).toEqual([]);
  });

  it('may lack pages of the current set that others link to: they were not there before', () => {
    const linking = catalog({ needs: needs({ links: ['/cart'] }) });
    const current = setOf(host(), linking, cart({ pages: [aPage('/cart')] }));
    expect(rulesOf(setOf(host(), linking, cart()), current)).toEqual([]);
  });
});
