import { getDefaultStore } from 'jotai';
import { networkAtom, type NetworkStatus } from '../offline/index.ts';
import { fakeClock, fakePictures } from '../testing/index.ts';
import { startImageLoader } from './start-image-loader.ts';

const clock = fakeClock();
const MINUTE = 60_000;
const A = '/a.avif';
const B = '/b.avif';

const store = getDefaultStore();
const before = store.get(networkAtom);
const connect = (fields: Partial<NetworkStatus>) => store.set(networkAtom, { ...before, ...fields });
afterEach(() => store.set(networkAtom, before));

/** How a load ended; undefined while it is in progress. */
const watch = (load: Promise<boolean>) => {
  const seen: { result?: boolean } = {};
  void load.then((result) => (seen.result = result));
  return seen;
};

describe('memory', () => {
  it('keeps a loaded picture for 30 min without a request [IMG-06, CONST-01, A-35]', async () => {
    const pictures = fakePictures(() => 'loads');
    expect(await pictures.loader.load({ url: A })).toBe(true);
    await clock.pass(30 * MINUTE - 1);
    expect(await pictures.loader.load({ url: A }, 'critical')).toBe(true);
    expect(pictures.urls()).toEqual([A]);
    await clock.pass(1);
    expect(await pictures.loader.load({ url: A })).toBe(true);
    expect(pictures.urls()).toEqual([A, A]);
  });

  it('keeps a failed one for 5 min, and says so at once [IMG-06, CONST-01]', async () => {
    const pictures = fakePictures(() => 'fails');
    const { loader } = pictures;
    void loader.load({ url: A });
    await clock.pass(1_000);
    expect(pictures.asked).toHaveLength(3);
    expect(loader.linkFor(A)).toBeUndefined();
    // The third attempt failed 200 ms after the first.
    await clock.pass(5 * MINUTE - 801);
    expect(await loader.load({ url: A })).toBe(false);
    expect(await loader.tryAgain({ url: A })).toBe(false);
    expect(pictures.asked).toHaveLength(3);
    await clock.pass(1);
    expect(loader.linkFor(A)).toBe(A);
    void loader.load({ url: A });
    await clock.pass(1_000);
    expect(pictures.asked).toHaveLength(6);
  });

  it('learns from the page itself, even while it is about to request', async () => {
    const pictures = fakePictures();
    const load = watch(pictures.loader.load({ url: A }));
    pictures.loader.settle(A, 'loaded');
    await clock.settle();
    expect(load.result).toBe(true);
    expect(pictures.urls()).toEqual([]);
  });

  it('is emptied by clear: the next requests go to the network', async () => {
    const pictures = fakePictures((url) => (url === A ? 'loads' : url === B ? 'fails' : undefined));
    const { loader } = pictures;
    const told = jest.fn();
    void loader.load({ url: B });
    await loader.load({ url: A });
    await clock.pass(1_000);
    const held = watch(loader.load({ url: '/held.avif' }));
    await clock.settle();
    const asked = pictures.asked.length;
    loader.subscribe(told);
    loader.clear();
    expect(told).toHaveBeenCalledTimes(1);
    await clock.settle();
    expect(held.result).toBe(false);
    expect(pictures.open()).toEqual([]);
    expect(loader.size).toEqual({ pictures: 0, links: 0 });
    for (const url of [A, B, '/held.avif']) void loader.load({ url });
    await clock.pass(1_000);
    expect(pictures.urls().slice(asked)).toEqual(expect.arrayContaining([A, B, '/held.avif']));
  });

  it('forgets what has expired every 15 min, and links every 5 min, from its start until it is stopped [IMG-08, A-67]', async () => {
    const pictures = fakePictures((url) => (url === A ? 'fails' : 'loads'));
    const { loader } = pictures;
    const stop = startImageLoader(loader);
    void loader.load({ url: A });
    const end = Math.floor(Date.now() / 1_000) + 60;
    await loader.load({ url: `/s.avif?sig=1&expires=${end}` });
    await clock.pass(1_000);
    expect(loader.size).toEqual({ pictures: 2, links: 1 });
    await clock.pass(5 * MINUTE - 1_001);
    expect(loader.size).toEqual({ pictures: 2, links: 1 });
    await clock.pass(1);
    expect(loader.size).toEqual({ pictures: 2, links: 0 });
    await clock.pass(10 * MINUTE - 1);
    expect(loader.size).toEqual({ pictures: 2, links: 0 });
    await clock.pass(1);
    expect(loader.size).toEqual({ pictures: 1, links: 0 });
    stop();
    await clock.pass(60 * MINUTE);
    expect(loader.size).toEqual({ pictures: 1, links: 0 });
  });

  it('of failures ends when a lost connection is back', async () => {
    const pictures = fakePictures(() => 'fails');
    const stop = startImageLoader(pictures.loader);
    connect({ online: false });
    void pictures.loader.load({ url: A });
    await clock.pass(1_000);
    expect(pictures.loader.linkFor(A)).toBeUndefined();
    connect({ online: true });
    expect(pictures.loader.linkFor(A)).toBe(A);
    stop();
  });
});

describe('a signed link', () => {
  const signed = (signature: string) => `https://cdn.example/a.avif?w=2&X-Amz-Signature=${signature}`;

  it('represents its picture for an hour: another signature loads nothing [IMG-07, A-67]', async () => {
    const pictures = fakePictures(() => 'loads');
    const { loader } = pictures;
    await loader.load({ url: signed('1') });
    expect(loader.linkFor(signed('2'))).toBe(signed('1'));
    expect(await loader.load({ url: signed('2') })).toBe(true);
    expect(pictures.urls()).toEqual([signed('1')]);
    await clock.pass(60 * MINUTE - 1);
    expect(loader.linkFor(signed('3'))).toBe(signed('1'));
    await clock.pass(1);
    expect(loader.linkFor(signed('3'))).toBe(signed('3'));
  });

  it('that fails gives way to the next signature [IMG-07]', async () => {
    const pictures = fakePictures((url) => (url === signed('1') ? 'fails' : 'loads'));
    void pictures.loader.load({ url: signed('1') });
    await clock.pass(1_000);
    expect(pictures.loader.linkFor(signed('1'))).toBeUndefined();
    expect(pictures.loader.linkFor(signed('2'))).toBe(signed('2'));
    expect(await pictures.loader.load({ url: signed('2') })).toBe(true);
  });
});

it('requests only critical pictures if the user saves data, without counting others as failed', async () => {
  connect({ saveData: true });
  const pictures = fakePictures(() => 'loads');
  expect(await pictures.loader.load({ url: A })).toBe(false);
  expect(await pictures.loader.load({ url: B }, 'critical')).toBe(true);
  expect(pictures.urls()).toEqual([B]);
  connect({ saveData: false });
  await clock.pass(100);
  expect(await pictures.loader.load({ url: A })).toBe(true);
});
