import { readOverride, signOverride, type ReleaseStore } from '@marketplace/tooling/release';
import type { LiveSet } from '../release-reader.ts';
import { aHost, theAuth, theCatalog } from '../testing/releases.ts';
import { applyOverrides } from './apply-overrides.ts';
import { readOverrides } from './read-overrides.ts';

const HOUR = 3_600_000;
const secret = 'only the release team knows';
const set: LiveSet = { id: 'set-1', channel: 'live', host: aHost(), remotes: [theCatalog(), theAuth()], previous: {} };
const candidates = [theCatalog({ id: '1.1.0-next' }), aHost({ id: '2.0.0-host' })];
const store = {
  readRelease: async (app: string, id: string) =>
    candidates.find((release) => release.app === app && release.id === id) ?? null,
} as Partial<ReleaseStore> as ReleaseStore;

const ask = async (query: string, policy: { open: boolean; secret?: string } = { open: true }) => {
  const { set: given, overrides } = await applyOverrides(set, new URLSearchParams(query), store, policy);
  return { releases: [given.host, ...given.remotes].map(({ id }) => id), ...overrides };
};
const asReleased = ['1.0.0-host', '1.0.0-catalog', '1.0.0-auth'];

it.each([
  ['mfe=cart@1.4.0-ab12', [{ app: 'mfe-cart', release: '1.4.0-ab12' }]],
  [
    'mfe=mfe-cart@a,host@b',
    [
      { app: 'mfe-cart', release: 'a' },
      { app: 'host', release: 'b' },
    ],
  ],
  [
    'mfe=cart@a&mfe=auth@b',
    [
      { app: 'mfe-cart', release: 'a' },
      { app: 'mfe-auth', release: 'b' },
    ],
  ],
  ['mfe=cart', []],
  ['mfe=cart@../../x', []],
  ['mfe=cart@https://evil.example/', []],
  ['mfe=__proto__@a', []],
  ['', []],
])('%s requests %j', (query, wishes) => {
  expect(readOverrides(new URLSearchParams(query))).toEqual(wishes);
});

it('swaps a remote, and the host', async () => {
  expect(await ask('mfe=catalog@1.1.0-next,host@2.0.0-host')).toEqual({
    releases: ['2.0.0-host', '1.1.0-next', '1.0.0-auth'],
    open: true,
    applied: [
      { app: 'mfe-catalog', release: '1.1.0-next' },
      { app: 'host', release: '2.0.0-host' },
    ],
    refused: [],
  });
});

it('has no stand-in for an override', async () => {
  const previous = { 'mfe-catalog': theCatalog({ id: '0.9.0-old' }), 'mfe-auth': theAuth() };
  const asked = new URLSearchParams('mfe=catalog@1.1.0-next');
  const { set: given } = await applyOverrides({ ...set, previous }, asked, store, { open: true });
  expect(Object.keys(given.previous)).toEqual(['mfe-auth']);
});

it('reports what is unavailable and continues with the released version', async () => {
  const { releases, refused } = await ask('mfe=catalog@9.9.9-gone,nothing@1.0.0-a');
  expect(releases).toEqual(asReleased);
  expect(refused).toEqual([
    'mfe-catalog@9.9.9-gone is not in the release store.',
    'mfe-nothing@1.0.0-a: there’s no application mfe-nothing in the release set.',
  ]);
});

describe('in production', () => {
  const policy = { open: false, secret };
  const token = (releases: Record<string, string>, expires = Date.now() + HOUR) =>
    `mfe-token=${signOverride({ releases, expires }, secret)}`;
  const wish = 'mfe=catalog@1.1.0-next';
  const granted = { 'mfe-catalog': '1.1.0-next' };

  it('takes a signed token', async () => {
    expect((await ask(`${wish}&${token(granted)}`, policy)).releases).toContain('1.1.0-next');
  });

  it.each([
    ['none', wish],
    ['one that has expired', `${wish}&${token(granted, Date.now() - 1)}`],
    ['one for another release', `${wish}&${token({ 'mfe-catalog': '1.0.0-other' })}`],
    [
      'one signed by somebody else',
      `${wish}&mfe-token=${signOverride({ releases: granted, expires: Date.now() + HOUR }, 'guess')}`,
    ],
    ['one that was changed', `${wish}&${token(granted)}x`],
    ['garbage', `${wish}&mfe-token=garbage`],
  ])('ignores overrides with %s', async (_what, query) => {
    const { releases, refused, open } = await ask(query, policy);
    expect(releases).toEqual(asReleased);
    expect(refused).toEqual(['mfe-catalog@1.1.0-next needs a signed link that hasn’t expired.']);
    expect(open).toBe(false);
  });

  it('allows nothing without a secret', async () => {
    expect((await ask(`${wish}&${token(granted)}`, { open: false })).releases).toEqual(asReleased);
  });
});

it('reads back what was signed, until it expires', () => {
  const grant = { releases: { 'mfe-cart': 'a' }, expires: 1_000 };
  expect(readOverride(signOverride(grant, secret), secret, 999)).toEqual(grant);
  expect(readOverride(signOverride(grant, secret), secret, 1_000)).toBeNull();
});
