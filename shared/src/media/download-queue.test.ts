import { getDefaultStore } from 'jotai';
import { networkAtom, type NetworkStatus } from '../offline/index.ts';
import { fakeClock, fakePictures } from '../testing/index.ts';
import type { ImagePriority } from './picture.ts';

const clock = fakeClock();
const A = '/a.avif';

const store = getDefaultStore();
const before = store.get(networkAtom);
const connect = (fields: Partial<NetworkStatus>) => store.set(networkAtom, { ...before, ...fields });
afterEach(() => store.set(networkAtom, before));

const urls = (...names: (string | number)[]) => names.map((name) => `/${name}.avif`);
const askAll = ({ loader }: ReturnType<typeof fakePictures>, list: string[], priority: ImagePriority) =>
  list.map((url) => loader.load({ url }, priority));
/** How a load ended; undefined while it is in progress. */
const watch = (load: Promise<boolean>) => {
  const seen: { result?: boolean } = {};
  void load.then((result) => (seen.result = result));
  return seen;
};

describe('slots', () => {
  it('load three pictures at once, the others as they become free, in order [IMG-03]', async () => {
    const pictures = fakePictures();
    void askAll(pictures, urls(1, 2, 3, 4, 5), 'critical');
    await clock.settle();
    expect(pictures.open()).toEqual(urls(1, 2, 3));
    pictures.arrive('/2.avif');
    await clock.settle();
    expect(pictures.open()).toEqual(urls(1, 3, 4));
    pictures.arrive('/1.avif');
    pictures.arrive('/4.avif');
    await clock.settle();
    expect(pictures.open()).toEqual(urls(3, 5));
  });

  it('are shared; critical pictures get the next free one, before other batches [IMG-03, A-67]', async () => {
    const pictures = fakePictures();
    void askAll(pictures, urls('p1', 'p2', 'p3', 'p4'), 'prefetch');
    await clock.settle();
    void askAll(pictures, urls('c1', 'c2'), 'critical');
    await clock.pass(1_000);
    expect(pictures.open()).toEqual(urls('p1', 'p2', 'p3'));
    pictures.arrive('/p2.avif');
    await clock.pass(1_000);
    expect(pictures.open()).toEqual(urls('p1', 'p3', 'c1'));
  });

  it('load a picture once that is requested twice at the same time', async () => {
    const pictures = fakePictures();
    const loads = askAll(pictures, [A, A], 'prefetch');
    await clock.settle();
    pictures.arrive(A);
    expect(await Promise.all(loads)).toEqual([true, true]);
    expect(pictures.urls()).toEqual([A]);
  });
});

describe('batches', () => {
  const when = async (priority: 'critical' | 'prefetch', count: number) => {
    const start = Date.now();
    const times: number[] = [];
    const pictures = fakePictures(() => {
      times.push(Date.now() - start);
      return 'loads';
    });
    void askAll(
      pictures,
      Array.from({ length: count }, (_, index) => `/${index}.avif`),
      priority,
    );
    for (let step = 0; step < 30; step += 1) await clock.pass(10);
    return times;
  };

  it.each([
    ['five critical pictures', 'critical', 12, [5, 5, 2]],
    ['three others', 'prefetch', 7, [3, 3, 1]],
  ] as const)('are of %s, with 100 ms between them [IMG-09]', async (_what, priority, count, sizes) => {
    const times = await when(priority, count);
    expect(times).toEqual(sizes.flatMap((size, batch) => Array.from({ length: size }, () => batch * 100)));
  });

  it('of five have at most three in progress, and delay the next until they end [IMG-03, IMG-09, A-67]', async () => {
    const pictures = fakePictures();
    void askAll(pictures, urls(1, 2, 3, 4, 5, 6), 'critical');
    await clock.settle();
    urls(1, 2, 3).forEach(pictures.arrive);
    await clock.pass(1_000);
    expect(pictures.open()).toEqual(urls(4, 5));
    urls(4, 5).forEach(pictures.arrive);
    await clock.pass(99);
    expect(pictures.open()).toEqual([]);
    await clock.pass(1);
    expect(pictures.open()).toEqual(urls(6));
  });

  it('move up a picture that is later requested as critical', async () => {
    const pictures = fakePictures();
    void askAll(pictures, urls(1, 2, 3, 4), 'prefetch');
    await clock.settle();
    void askAll(pictures, urls(4), 'critical');
    pictures.arrive('/1.avif');
    await clock.settle();
    expect(pictures.open()).toEqual(urls(2, 3, 4));
  });
});

describe('a picture that fails', () => {
  it('is retried twice [IMG-04]', async () => {
    const pictures = fakePictures();
    const load = watch(pictures.loader.load({ url: A }));
    await clock.settle();
    pictures.fail(A);
    await clock.pass(100);
    pictures.fail(A);
    await clock.pass(100);
    expect(load.result).toBeUndefined();
    pictures.fail(A);
    await clock.pass(60_000);
    expect(load.result).toBe(false);
    expect(pictures.urls()).toEqual([A, A, A]);
  });

  it('may succeed at the last attempt [IMG-04]', async () => {
    const pictures = fakePictures();
    const load = watch(pictures.loader.load({ url: A }));
    await clock.settle();
    pictures.fail(A);
    await clock.pass(100);
    pictures.fail(A);
    await clock.pass(100);
    pictures.arrive(A);
    await clock.settle();
    expect(load.result).toBe(true);
  });

  it('after the page tried it itself, is tried twice, not three times [IMG-04]', async () => {
    const pictures = fakePictures(() => 'fails');
    const load = watch(pictures.loader.tryAgain({ url: A }));
    await clock.pass(1_000);
    expect(load.result).toBe(false);
    expect(pictures.urls()).toEqual([A, A]);
  });

  it('in the page while it is about to be prefetched, is tried twice in all [IMG-04]', async () => {
    const pictures = fakePictures(() => 'fails');
    const ahead = watch(pictures.loader.load({ url: A }, 'critical'));
    const again = watch(pictures.loader.tryAgain({ url: A }));
    await clock.pass(1_000);
    expect([ahead.result, again.result]).toEqual([false, false]);
    expect(pictures.urls()).toEqual([A, A]);
  });
});

describe('one attempt', () => {
  it.each([
    ['4g', 10],
    [undefined, 10],
    ['5g, one day', 10],
    ['3g', 15],
    ['2g', 20],
    ['slow-2g', 20],
  ])('on %s may take %d s, and 5 s more with each retry [IMG-05, A-67]', async (effectiveType, seconds) => {
    connect({ effectiveType });
    const pictures = fakePictures();
    const load = watch(pictures.loader.load({ url: A }));
    for (const limit of [seconds, seconds + 5, seconds + 10]) {
      await clock.pass(limit * 1_000 - 1);
      expect(pictures.open()).toEqual([A]);
      await clock.pass(1);
      expect(pictures.open()).toEqual([]);
      await clock.pass(100);
    }
    expect(load.result).toBe(false);
    expect(pictures.urls()).toEqual([A, A, A]);
  });

  it('goes by the connection when it begins [IMG-05]', async () => {
    connect({ effectiveType: '4g' });
    const pictures = fakePictures();
    void askAll(pictures, [A], 'prefetch');
    await clock.settle();
    connect({ effectiveType: '2g' });
    await clock.pass(10_000);
    expect(pictures.open()).toEqual([]);
    await clock.pass(100);
    await clock.pass(24_999);
    expect(pictures.open()).toEqual([A]);
    await clock.pass(1);
    expect(pictures.open()).toEqual([]);
  });
});
