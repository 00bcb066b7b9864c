import { expect, test } from '@playwright/test';
import { chromium } from 'playwright';
import { createMountCheck } from '../../host/edge/mount/mount-check.ts';
import type { Release } from '../../shared/src/contracts/index.ts';
import { integrityOf, openStore, type ReleaseStore } from '../../shared/tooling/release/index.ts';
import { emptyRelease } from '../../shared/tooling/release/testing/empty-release.ts';
import { dataDir } from '../fixtures/candidate.ts';

const addStyle = (css: string) =>
  `document.head.append(Object.assign(document.createElement('style'), { textContent: '${css}' }))`;
const afterwards = (code: string) => `setTimeout(() => { ${code} }, 300)`;

/** What a page or widget may do when it renders, and the gate's verdict; `only` limits slow cases to one kind. */
const deeds: Record<string, { does: string; said: RegExp | null; only?: string }> = {
  nothing: { does: '', said: null },
  'own-style': { does: addStyle('.mine { color: green }'), said: null, only: 'page' },
  portal: {
    does: `document.body.append(Object.assign(document.createElement('dialog'), { style: 'top: 0' }));
      document.body.style.overflow = 'hidden';`,
    said: null,
    only: 'widget',
  },
  animates: {
    does: `const draw = () => { document.body.style.setProperty('--angle', performance.now()); requestAnimationFrame(draw); }; draw()`,
    said: null,
    only: 'page',
  },
  throws: { does: `throw new Error('boom')`, said: /shows the error fallback .*boom/ },
  'throws-later': { does: afterwards(`throw new Error('late boom')`), said: /throws late boom/ },
  'add-to-cart': {
    does: `if (location.pathname.endsWith('/module')) throw new Error('boom in place')`,
    said: /^mfe-cart\/add-to-cart of mfe-cart 1\.0\.0-misdeeds on \/module of mfe-catalog fails: .*boom in place/,
    only: 'widget',
  },
  rejects: { does: `void Promise.reject(new Error('no answer'))`, said: /throws no answer/ },
  loops: { does: 'for (;;);', said: /isn't shown within 15 s/, only: 'page' },
  'renders-endlessly': {
    does: 'const [count, setCount] = useState(0); useEffect(() => setCount(count + 1))',
    said: /never settles: .* renders \d{2,} times/,
    only: 'widget',
  },
  'fires-endlessly': {
    does: 'setInterval(() => undefined, 0)',
    said: /never settles: in half a second it fires \d{2,} timers/,
    only: 'page',
  },
  'asks-endlessly': {
    does: `const ask = () => fetch('/api/marketplace/nothing').then(ask); ask()`,
    said: /never settles: .* sends \d+ requests/,
    only: 'page',
  },
  'loops-later': {
    does: afterwards('for (;;);'),
    said: /so busy that it doesn't respond|isn't shown within 15 s/,
    only: 'widget',
  },
  'hides-body': { does: addStyle('body { display: none }'), said: /hides the storefront's header/ },
  'hides-header': {
    does: addStyle('header { visibility: hidden }'),
    said: /hides the storefront's header/,
    only: 'widget',
  },
  'fades-header': { does: addStyle('#root { opacity: 0 }'), said: /hides the storefront's header/, only: 'page' },
  'styles-everything': {
    does: addStyle('* { letter-spacing: 1px }'),
    said: /styles elements outside its own root: /,
    only: 'widget',
  },
  'styles-headings': { does: addStyle('h2 { color: green }'), said: /outside its own root: h2 \(/, only: 'page' },
  'styles-body': { does: addStyle('body { font-size: 20px }'), said: /outside its own root: body \(/, only: 'widget' },
  'moves-header': {
    does: addStyle('#root { padding-top: 40px }'),
    said: /outside its own root: header \(top\)/,
    only: 'page',
  },
  'adds-global': {
    does: 'window.cartState = {}',
    said: /adds globals: window\.cartState/,
    only: 'widget',
  },
  'replaces-console': {
    does: 'window.console = { ...console }',
    said: /changes built-ins: console/,
    only: 'page',
  },
  'patches-map': { does: 'Array.prototype.map = () => []', said: /Array\.prototype\.map/ },
  'patches-then': {
    does: 'const { then } = Promise.prototype; Promise.prototype.then = function (...all) { return then.apply(this, all) }',
    said: /Promise\.prototype\.then/,
  },
  'adds-to-array': {
    does: 'Array.prototype.last = function () { return this.at(-1) }',
    said: /Array\.prototype\.last/,
  },
  'wraps-parse': {
    does: 'const { parse } = JSON; JSON.parse = (text) => parse(text)',
    said: /JSON\.parse/,
    only: 'widget',
  },
  'wraps-fetch': { does: 'const before = fetch; globalThis.fetch = (...all) => before(...all)', said: /fetch/ },
  'replaces-value': {
    does: `Object.defineProperty(HTMLInputElement.prototype, 'value', { get: () => 'x', configurable: true })`,
    said: /HTMLInputElement\.prototype\.value/,
  },
};

/** A hand-written federation container: each module it exposes does one of these things. */
const entry = `globalThis.misdeeds = (() => {
  let scope;
  const does = { ${Object.entries(deeds)
    .map(([name, { does }]) => `'${name}': ({ useEffect, useState }) => { ${does} }`)
    .join(',\n')} };
  return {
    init: (given) => { scope = given; },
    get: async (expose) => {
      const react = (await Object.values(scope.react)[0].get())();
      const deed = does[expose.split('/').at(-1)] ?? (() => undefined);
      return () => ({ default: () => { deed(react); return react.createElement('h2', null, 'Here'); } });
    },
  };
})();`;

const parts = ['page', 'widget'].flatMap((kind) =>
  Object.entries(deeds)
    .filter(([, { only = kind }]) => only === kind)
    .map(([deed]) => ({ kind, deed })),
);
const named = (kind: string) => parts.filter((part) => part.kind === kind);

const release: Release = {
  ...emptyRelease,
  app: 'mfe-cart',
  team: 'Cart',
  id: '1.0.0-misdeeds',
  global: 'misdeeds',
  entry: ['entry.js'],
  files: { 'entry.js': { size: entry.length, integrity: integrityOf(entry) } },
  pages: named('page').map(({ deed }) => ({
    ...{ path: `/misdeeds/${deed}`, expose: `./pages/${deed}`, access: 'public', title: deed, scripts: [], styles: [] },
  })),
  widgets: Object.fromEntries(
    named('widget').map(({ deed }) => [
      deed,
      { expose: `./widgets/${deed}`, props: 'Record<string, never>', scripts: [], styles: [] },
    ]),
  ),
};

/** The live set with the release in it. */
const candidate = async () => {
  const store = await openStore({ DATA_DIR: dataDir });
  const channel = await store.readChannel('live');
  const current = channel && (await store.readSet(channel.set));
  if (!current) throw new Error('The product under test shows no releases.');
  const set = { ...current, id: 'with-misdeeds', releases: { ...current.releases, [release.app]: release } };
  const withEntry: ReleaseStore = {
    ...store,
    folder: null,
    readRelease: async (app, id) => (app === release.app ? release : store.readRelease(app, id)),
    readFile: async (app, id, file) =>
      id === release.id ? (file === 'entry.js' ? Buffer.from(entry) : null) : store.readFile(app, id, file),
  };
  return { store: withEntry, current, set };
};

const browserPath = () => test.info().project.use.launchOptions?.executablePath ?? chromium.executablePath();

test('the gate says what is wrong with a page or a widget, and lets the others pass', async () => {
  test.setTimeout(360_000);
  const { store, current, set } = await candidate();
  const refusals = await createMountCheck(store, browserPath())(set, current);
  for (const { kind, deed } of parts) {
    const name = kind === 'page' ? `/misdeeds/${deed}` : `mfe-cart/${deed}`;
    const messages = refusals.filter(({ message }) => message.startsWith(`${name} of `)).map(({ message }) => message);
    const { said } = deeds[deed] ?? {};
    expect.soft(messages, name).toEqual(said ? [expect.stringMatching(said)] : []);
  }
});

test('the gate says when a host does not mount', async () => {
  test.setTimeout(60_000);
  const { store, current } = await candidate();
  const { host, ...remotes } = current.releases;
  const broken = { ...current, id: 'broken', releases: { ...remotes, host: { ...host, id: 'gone' } as Release } };
  expect(await createMountCheck(store, browserPath())(broken, current)).toEqual([
    {
      rule: 'host-does-not-mount',
      team: 'Platform',
      message: expect.stringMatching(/^host gone doesn't show an empty page: .*15000ms/),
    },
  ]);
});
