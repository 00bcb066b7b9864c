import { PATIENCE, until } from '../testing/until.ts';
import type { RenderFault } from './render-fault.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';
import { aHostBuild, aRemoteBuild, aSet, askingHost, asking, aStoreOf, theGood } from './testing/server-builds.ts';

type Build = ReturnType<typeof theGood>;
const open: Renderer[] = [];
jest.setTimeout(2 * PATIENCE);

const start = (builds: Build[], options: Partial<RendererOptions> = {}) => {
  const faults: RenderFault[] = [];
  const renderer = createRenderer({
    store: aStoreOf(...builds),
    processes: 1,
    deadline: 20_000,
    loadLimit: 20_000,
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  open.push(renderer);
  return { renderer, faults };
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

it('renders a page of a remote with what the host provides', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const { renderer } = start([host, good]);
  expect(await renderer.render(...asking(aSet(host, good), 'mfe-good'))).toEqual({
    html: '<main><div data-remote="mfe-good" data-part="/mfe-good">Hello from /marketplace/mfe-good</div></main>',
    used: [{ remote: 'mfe-good', expose: './page' }],
  });
});

it('renders a page of the host itself', async () => {
  const host = aHostBuild();
  const { renderer } = start([host]);
  const page = await renderer.render(...askingHost(aSet(host), '/nowhere'));
  expect(page?.html).toBe('<h1>Page Not Found</h1>');
});

it('renders each page with its own composition', async () => {
  const code = `exports.provided = {}; exports.render = ({ url, composition }) => ({ html: composition.channel + url, used: [] });`;
  const host = aHostBuild('1.0.0-host', code);
  const { renderer } = start([host]);
  const [set, match, request] = askingHost(aSet(host), '/nowhere');
  const on = (channel: string) => ({ ...request, composition: { ...request.composition, channel } });
  const [live, trial] = [on('live'), on('trial')];
  const pages = [];
  for (const asked of [live, live, trial, live, { ...trial, url: '/other' }])
    pages.push((await renderer.render(set, match, asked))?.html);
  const { url } = request;
  expect(pages).toEqual([`live${url}`, `live${url}`, `trial${url}`, `live${url}`, 'trial/other']);
});

it('leaves every page to the browser when the host has no server build', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const { server: _server, ...without } = host.release;
  const { renderer, faults } = start([host, good]);
  const set = aSet({ ...host, release: without }, good);
  await renderer.prepare(set);
  expect(await renderer.render(...asking(set, 'mfe-good'))).toBeUndefined();
  expect(await renderer.render(...askingHost(set, '/nowhere'))).toBeUndefined();
  expect(faults).toEqual([]);
});

it('leaves pages to the browser that are client-only, private or without a server build', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const shy = aRemoteBuild('mfe-shy', `return 'shy';`, { access: 'signed-in' });
  const marked = aRemoteBuild('mfe-marked', `return 'marked';`);
  const old = aRemoteBuild('mfe-old', `return 'old';`);
  const { server: _server, ...oldRelease } = old.release;
  const { renderer } = start([host, good, shy, marked]);
  const set = {
    ...aSet(host, good, shy, marked, { ...old, release: oldRelease }),
    clientOnly: { 'mfe-marked': { '/mfe-marked': 'It throws.' } },
  };
  for (const app of ['mfe-shy', 'mfe-marked', 'mfe-old'])
    expect(await renderer.render(...asking(set, app))).toBeUndefined();
  expect((await renderer.render(...asking(set, 'mfe-good')))?.html).toContain('Hello');
});

it('leaves a remote that is served from source to the browser', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const { renderer } = start([host, good]);
  const [set, match, request] = asking(aSet(host, good), 'mfe-good');
  const fromSource = { ...match.remote, release: 'source' };
  const composition = { ...request.composition, remotes: [fromSource] };
  const page = renderer.render(set, { ...match, remote: fromSource }, { ...request, composition });
  expect(await page).toBeUndefined();
});

it('keeps nobody waiting while a set loads, and renders it afterwards', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { readFile } = aStoreOf(host, good);
  const slowStore = { readFile: (...words: Parameters<typeof readFile>) => arrived.then(() => readFile(...words)) };
  const { renderer, faults } = start([], { store: slowStore, deadline: 500 });
  const set = aSet(host, good);
  expect(await renderer.render(...asking(set, 'mfe-good'))).toBeUndefined();
  arrive();
  const page = await until(() => renderer.render(...asking(set, 'mfe-good')));
  expect(page?.html).toContain('Hello');
  expect(faults.filter(({ kind }) => kind !== 'late')).toEqual([]);
});

it('sheds pages beyond the queue’s limit', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const { renderer, faults } = start([host, good], { waiting: 2 });
  const set = aSet(host, good);
  const pages = await Promise.all(Array.from({ length: 5 }, () => renderer.render(...asking(set, 'mfe-good'))));
  expect(pages.map((page) => page !== undefined)).toEqual([true, true, false, false, false]);
  expect(faults).toEqual([]);
});

it('renders several sets, isolating changes to their globals', async () => {
  const hosts = ['1', '2', '3'].map((version) => aHostBuild(`${version}.0.0-host`));
  const vandal = aRemoteBuild(
    'mfe-vandal',
    `Array.prototype.join = () => 'vandalised';
     Object.prototype.left = 'vandalised';
     TextEncoder.prototype.encode = () => 'vandalised';
     globalThis.visits = (globalThis.visits ?? 0) + 1;
     return 'visit ' + visits + ' ' + [1].join() + ' ' + left;`,
  );
  const honest = aRemoteBuild(
    'mfe-honest',
    `return [1, 2].join('-') + ' ' + {}.left + ' ' + typeof visits + ' ' + new TextEncoder().encode('é').join();`,
  );
  const { renderer } = start([...hosts, vandal, honest]);
  const sets = hosts.map((host, index) => aSet(host, index === 0 ? vandal : honest));
  const [bad = sets[0], ...others] = sets;
  if (!bad) throw new Error('There are three sets.');
  for (const visit of [1, 2]) {
    expect((await renderer.render(...asking(bad, 'mfe-vandal')))?.html).toContain(
      `visit ${visit} vandalised vandalised`,
    );
    for (const set of others)
      expect((await renderer.render(...asking(set, 'mfe-honest')))?.html).toContain('1-2 undefined undefined 195,169');
  }
});

it('drops the least recently used set, and loads it again on demand', async () => {
  const hosts = ['1', '2', '3'].map((version) => aHostBuild(`${version}.0.0-host`));
  const counter = aRemoteBuild(
    'mfe-counter',
    `globalThis.visits = (globalThis.visits ?? 0) + 1; return 'visit ' + visits;`,
  );
  const { renderer } = start([...hosts, counter], { sets: 2 });
  const [first, second, third] = hosts.map((host) => aSet(host, counter));
  if (!first || !second || !third) throw new Error('There are three sets.');
  const visit = async (set: typeof first) =>
    /visit \d/.exec((await renderer.render(...asking(set, 'mfe-counter')))?.html ?? '')?.[0];
  expect(await visit(first)).toBe('visit 1');
  expect(await visit(second)).toBe('visit 1');
  expect(await visit(first)).toBe('visit 2');
  expect(await visit(third)).toBe('visit 1');
  expect(await visit(first)).toBe('visit 3');
  expect(await visit(second)).toBe('visit 1');
});

/** Fails three times, then renders. */
const moody = () =>
  aRemoteBuild(
    'mfe-moody',
    `globalThis.tries = (globalThis.tries ?? 0) + 1; if (tries <= 3) throw new Error('Not now'); return 'try ' + tries;`,
  );

it.each([
  ['tries a page no more after three faults in a row', 30_000, undefined],
  ['tries it again after a while', 0, 'try 4'],
])('%s', async (_does, coolDown, expected) => {
  const [host, good, bad] = [aHostBuild(), theGood(), moody()];
  const { renderer, faults } = start([host, good, bad], { breaker: { coolDown } });
  const set = aSet(host, good, bad);
  for (let time = 0; time < 3; time += 1) expect(await renderer.render(...asking(set, 'mfe-moody'))).toBeUndefined();
  expect(faults).toHaveLength(3);
  const page = await renderer.render(...asking(set, 'mfe-moody'));
  expect(/try \d/.exec(page?.html ?? '')?.[0]).toBe(expected);
  expect((await renderer.render(...asking(set, 'mfe-good')))?.html).toContain('Hello');
  expect(faults).toHaveLength(3);
});

it('refuses a server build that differs from the published one', async () => {
  const [host, good] = [aHostBuild(), theGood()];
  const { renderer, faults } = start([host, { ...good, code: `${good.code}//` }]);
  expect(await renderer.render(...asking(aSet(host, good), 'mfe-good'))).toBeUndefined();
  expect(faults).toEqual([
    {
      app: 'mfe-good',
      release: '1.0.0-mfe-good',
      kind: 'load',
      message: 'Error: server/entry.js is not the file that was published.',
    },
  ]);
});
