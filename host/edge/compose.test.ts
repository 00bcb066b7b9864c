import { compose, matchPage } from './compose.ts';
import { aComposition, aHost, aPage, aRemote, theAuth, theCatalog } from './testing/releases.ts';

const composition = aComposition(
  aRemote({
    pages: ['/', '/module', '/module/:id/dashboard', '/bucket', '/signOn', '/a.b'].map((path) => aPage({ path })),
  }),
);
const pathOf = (path: string) => matchPage(composition, path)?.page.path;

describe('the page of a path', () => {
  it.each([
    ['/', '/'],
    ['/module', '/module'],
    ['/module/', '/module'],
    ['/module/7/dashboard', '/module/:id/dashboard'],
    ['/signOn', '/signOn'],
    // As the router in the browser does.
    ['/SIGNON', '/signOn'],
    ['/a.b', '/a.b'],
  ])('%s is %s [ROUTE-29]', (path, page) => {
    expect(pathOf(path)).toBe(page);
  });

  it.each([
    '/modules',
    '/module/7',
    '/module//dashboard',
    '/module/7/8/dashboard',
    '/nowhere',
    '/axb',
    '/x/module',
    '',
  ])('%j is none', (path) => {
    expect(pathOf(path)).toBeUndefined();
  });

  it('comes with the parameters of the path', () => {
    expect(matchPage(composition, '/module/shift-roster/dashboard')?.params).toEqual({ id: 'shift-roster' });
    expect(matchPage(composition, '/bucket')?.params).toEqual({});
  });
});

describe('a composition', () => {
  const set = { id: 'set-1', channel: 'qa', host: aHost(), remotes: [theCatalog(), theAuth()], previous: {} };

  it('tells the host each remote’s address and integrity', () => {
    const { remotes, ...about } = compose(set);
    expect(about).toEqual({
      set: 'set-1',
      channel: 'qa',
      canary: false,
      host: '1.0.0-host',
      overrides: { open: false, applied: [], refused: [] },
    });
    expect(remotes.map(({ name, entry, base, integrity }) => [name, entry, base, integrity])).toEqual([
      [
        'mfe-catalog',
        '/marketplace/releases/mfe-catalog/1.0.0-catalog/entry.js',
        '/marketplace/releases/mfe-catalog/1.0.0-catalog/',
        'sha384-entry.js',
      ],
      [
        'mfe-auth',
        '/marketplace/releases/mfe-auth/1.0.0-auth/entry.js',
        '/marketplace/releases/mfe-auth/1.0.0-auth/',
        'sha384-entry.js',
      ],
    ]);
  });

  it('uses remotes from source instead of the released ones', () => {
    const { remotes } = compose(set, {
      canary: false,
      overrides: { open: true, applied: [], refused: [] },
      replaced: [aRemote()],
    });
    expect(remotes.map(({ name, release }) => `${name} ${release}`)).toEqual([
      'mfe-auth 1.0.0-auth',
      'mfe-catalog source',
    ]);
  });
});
