import { createFolderStore } from '../folder-store.ts';
import { promote } from '../promote.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from '../testing/artifacts.ts';
import { clientOnlyLines } from './render-check-lines.ts';
import type { ClientOnly, RenderCheck } from './render-check.ts';

afterAll(removeFolders);

/** A store with releases by id, and a check with given results that records its sets. */
const aStore = async (...ids: string[]) => {
  const store = createFolderStore(aFolder());
  for (const id of ids) {
    const release = aRelease({ app: id.replace(/-\d$/, ''), id });
    await store.addRelease(release, anArtifact(release));
  }
  const asked: string[] = [];
  const finding =
    (found: ClientOnly | null): RenderCheck =>
    async ({ releases }) => {
      asked.push(
        Object.values(releases)
          .map(({ id }) => id)
          .join(),
      );
      return found;
    };
  const live = async () => store.readSet((await store.readChannel('live'))?.set ?? '');
  return { store, asked, finding, live };
};

const start = { host: 'host-1', 'mfe-cart': 'mfe-cart-1', 'mfe-auth': 'mfe-auth-1' };
const all = ['host-1', 'host-2', 'mfe-cart-1', 'mfe-cart-2', 'mfe-auth-1', 'mfe-auth-2'];
const bothFail: ClientOnly = { 'mfe-cart': { '/cart': 'Error: a' }, 'mfe-auth': { '/login': 'Error: b' } };

it('promotes a set whose pages fail on a server, and stores the reason with the set', async () => {
  const { store, finding, live } = await aStore(...all);
  const set = await promote(store, 'live', start, { render: finding(bothFail) });
  expect(set.clientOnly).toEqual(bothFail);
  expect(await live()).toEqual(set);
});

it('names a set by its releases, regardless of check results', async () => {
  const one = await aStore(...all);
  const two = await aStore(...all);
  const failing = await promote(one.store, 'live', start, { render: one.finding(bothFail) });
  const fine = await promote(two.store, 'live', start, { render: two.finding({}) });
  expect(failing.id).toBe(fine.id);
});

it('keeps results of pages that stay, and drops those of pages that go', async () => {
  const { store, finding } = await aStore(...all);
  await promote(store, 'live', start, { render: finding(bothFail) });
  const { clientOnly } = await promote(store, 'live', { 'mfe-cart': 'mfe-cart-2' }, { render: finding({}) });
  expect(clientOnly).toEqual({ 'mfe-auth': bothFail['mfe-auth'] });
});

it('starts over with a new host', async () => {
  const { store, finding } = await aStore(...all);
  await promote(store, 'live', start, { render: finding(bothFail) });
  expect((await promote(store, 'live', { host: 'host-2' }, { render: finding({}) })).clientOnly).toEqual({});
});

it('does not check a set twice', async () => {
  const { store, finding, asked } = await aStore(...all);
  await promote(store, 'live', start, { render: finding(bothFail) });
  await promote(store, 'live', { 'mfe-cart': 'mfe-cart-2' }, { render: finding({}) });
  const back = await promote(store, 'live', { 'mfe-cart': 'mfe-cart-1' }, { render: finding({}) });
  expect(back.clientOnly).toEqual(bothFail);
  expect(asked).toHaveLength(2);
});

it('promotes if pages can’t be checked at all', async () => {
  const { store, finding, live } = await aStore(...all);
  const set = await promote(store, 'live', start, { render: finding(null) });
  expect(set.clientOnly).toBeUndefined();
  expect((await live())?.id).toBe(set.id);
});

it('checks the canary again on top of what has gone live', async () => {
  const { store, finding, asked } = await aStore(...all);
  await promote(store, 'live', start, { render: finding({}) });
  await promote(store, 'live', { 'mfe-cart': 'mfe-cart-2' }, { canaryPercent: 10, render: finding({}) });
  await promote(store, 'live', { 'mfe-auth': 'mfe-auth-2' }, { render: finding({}) });
  expect(asked.at(-1)).toBe('host-1,mfe-auth-2,mfe-cart-2');
});

it('reports each page that is left to the browser, and why', () => {
  expect(clientOnlyLines({ clientOnly: bothFail })).toEqual([
    '/cart of mfe-cart is left to the browser: Error: a',
    '/login of mfe-auth is left to the browser: Error: b',
  ]);
  expect(clientOnlyLines({})).toEqual([]);
});
