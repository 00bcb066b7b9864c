import type { PageData } from '../page-data.ts';
import { createHtmlCache } from './html-cache.ts';
import { createHtmlDocument } from './html-document.ts';

const found = (value: unknown): PageData => ({ data: { '/x': value }, missing: [], unread: [], isLate: false });
const unread: PageData = { data: {}, missing: [], unread: ['/x'], isLate: false };
const late: PageData = { ...unread, isLate: true };

/** A page whose data can change, vanish, be slow or fail, on a simulated clock. */
const aPage = ({ most = 1_000_000 } = {}) => {
  const at = { time: 0, data: found('one'), rendered: true };
  const done = { reads: 0, makes: 0 };
  const cache = createHtmlCache({ most, now: () => at.time });
  const source = (set: string) => ({
    set,
    read: async () => {
      done.reads += 1;
      return at.data;
    },
    make: async ({ data }: PageData) => {
      done.makes += 1;
      const html = `<p>${JSON.stringify(data['/x'] ?? 'made in the browser')}`;
      return createHtmlDocument({ status: 200, rendered: at.rendered && at.data.unread.length === 0, html });
    },
  });
  const get = async (key = 'page', set = 'set-1') => {
    const document = await cache.get(`${set} ${key}`, source(set));
    return (await document.body(undefined)).toString();
  };
  return { at, done, cache, source, get };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('renders once for concurrent requests', async () => {
  const { get, done } = aPage();
  await Promise.all([get(), get(), get()]);
  expect(done).toEqual({ reads: 1, makes: 1 });
});

it('serves a page without checking for four tenths of a second', async () => {
  const { at, get, done } = aPage();
  await get();
  at.time = 400;
  await get();
  expect(done.reads).toBe(1);
});

it('revalidates in the background until nine tenths of a second have passed, and renders only changes', async () => {
  const { at, get, done } = aPage();
  await get();
  at.time = 401;
  expect(await get()).toBe('<p>"one"');
  await settled();
  expect(done).toEqual({ reads: 2, makes: 1 });
  at.time = 1_000;
  at.data = found('two');
  expect(await get()).toBe('<p>"one"');
  await settled();
  expect(await get()).toBe('<p>"two"');
  expect(done).toEqual({ reads: 3, makes: 2 });
});

it('revalidates older pages before serving them: changes show after a second', async () => {
  const { at, get } = aPage();
  await get();
  at.data = found('two');
  at.time = 1_001;
  expect(await get()).toBe('<p>"two"');
});

describe('after the API failed', () => {
  const afterFailure = async () => {
    const page = aPage();
    await page.get();
    page.at.data = unread;
    page.at.time = 3_600_000;
    await page.get();
    page.at.data = found('two');
    return page;
  };

  it('nobody waits for it for five seconds', async () => {
    const { at, get } = await afterFailure();
    at.time += 5_000;
    expect(await get()).toBe('<p>"one"');
    await settled();
    expect(await get()).toBe('<p>"two"');
  });

  it('it is read before the page is served once five seconds have passed', async () => {
    const { at, get } = await afterFailure();
    at.time += 5_001;
    expect(await get()).toBe('<p>"two"');
  });

  it('a page that it confirms is revalidated as often as any other', async () => {
    const { at, get } = await afterFailure();
    at.time += 5_001;
    await get();
    at.data = found('three');
    at.time += 1_001;
    expect(await get()).toBe('<p>"three"');
  });
});

it('serves the page for a day while the API is unavailable, and keeps trying', async () => {
  const { at, get, done } = aPage();
  await get();
  at.data = unread;
  at.time = 3_600_000;
  expect(await get()).toBe('<p>"one"');
  // Nobody waits for an API that just failed.
  at.time += 4_000;
  const reads = done.reads;
  expect(await get()).toBe('<p>"one"');
  expect(done.reads).toBe(reads + 1);
  await settled();
  at.data = found('two');
  at.time += 6_000;
  expect(await get()).toBe('<p>"two"');
  at.data = unread;
  at.time += 86_400_001;
  expect(await get()).toBe('<p>"made in the browser"');
});

it('leaves the page to the browser rather than serve it for two seconds, while the API takes long to say what changed', async () => {
  const { at, get } = aPage();
  await get();
  at.data = late;
  at.time = 1_400;
  expect(await get()).toBe('<p>"one"');
  // Twice: the first look has made the page no younger.
  for (const time of [1_401, 4_000]) {
    at.time = time;
    expect(await get()).toBe('<p>"made in the browser"');
  }
  at.data = found('two');
  expect(await get()).toBe('<p>"two"');
});

it('caches neither pages left to the browser nor subjects that never existed', async () => {
  const { at, get, done } = aPage();
  at.rendered = false;
  await get();
  await get();
  expect(done.makes).toBe(2);
  Object.assign(at, { rendered: true, data: unread });
  await get();
  at.data = found('one');
  expect(await get()).toBe('<p>"one"');
});

it('drops a page whose subject is gone', async () => {
  const { at, get } = aPage();
  await get();
  Object.assign(at, { data: { data: {}, missing: ['/x'], unread: [], isLate: false }, rendered: false, time: 1_001 });
  expect(await get()).toBe('<p>"made in the browser"');
  at.data = unread;
  expect(await get()).toBe('<p>"made in the browser"');
});

it('retries after a failed render, and serves the previous page until it expires', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { at, cache, source, get } = aPage();
  await get();
  const failing = { ...source('set-1'), make: () => Promise.reject(new Error('No page.')) };
  Object.assign(at, { data: found('two'), time: 600 });
  expect((await cache.get('set-1 page', failing)).status).toBe(200);
  await settled();
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/"message":"No page.".*"msg":"A page could not be rendered again."/),
  );
  at.time = 1_001;
  await expect(cache.get('set-1 page', failing)).rejects.toThrow('No page.');
  expect(await get()).toBe('<p>"two"');
  said.mockRestore();
});

it('evicts the least recently used pages, and those of sets no longer shown', async () => {
  const { get, done, cache } = aPage({ most: 30 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(done.makes).toBe(4);
  await get('a', 'set-2');
  cache.retain(['set-2']);
  await get('a', 'set-2');
  expect(done.makes).toBe(5);
  await get('b');
  expect(done.makes).toBe(6);
});
