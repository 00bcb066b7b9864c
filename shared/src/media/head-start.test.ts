import { fakeClock, fakePictures } from '../testing/index.ts';
import type { ImagePriority } from './picture.ts';

const clock = fakeClock();
const A = '/a.avif';

const urls = (...names: (string | number)[]) => names.map((name) => `/${name}.avif`);
const askAll = ({ loader }: ReturnType<typeof fakePictures>, list: string[], priority: ImagePriority) =>
  list.map((url) => loader.load({ url }, priority));

describe('the pictures of the page itself', () => {
  it('come first: the loader begins when the critical ones have settled', async () => {
    const pictures = fakePictures();
    const settled = [pictures.loader.holdForPicture(), pictures.loader.holdForPicture()];
    void askAll(pictures, [A], 'critical');
    await clock.pass(1_000);
    settled[0]?.();
    await clock.settle();
    expect(pictures.urls()).toEqual([]);
    settled[1]?.();
    await clock.settle();
    expect(pictures.urls()).toEqual([A]);
  });

  it('keep it back for 3 s at most', async () => {
    const pictures = fakePictures(() => 'loads');
    pictures.loader.holdForPicture();
    void askAll(pictures, urls(1, 2, 3, 4), 'prefetch');
    await clock.pass(2_999);
    expect(pictures.urls()).toEqual([]);
    await clock.pass(1);
    expect(pictures.urls()).toEqual(urls(1, 2, 3));
    await clock.pass(100);
    expect(pictures.urls()).toEqual(urls(1, 2, 3, 4));
  });

  describe('while the page is still loading', () => {
    beforeEach(() => Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' }));
    afterEach(() => Reflect.deleteProperty(document, 'readyState'));

    it.each([
      ['the page has loaded', () => window.dispatchEvent(new Event('load'))],
      [
        'its first critical picture has settled',
        ({ loader }: ReturnType<typeof fakePictures>) => loader.holdForPicture()(),
      ],
    ])('are waited for until %s', async (_what, happen) => {
      const pictures = fakePictures();
      void askAll(pictures, [A], 'critical');
      await clock.pass(2_000);
      expect(pictures.urls()).toEqual([]);
      happen(pictures);
      await clock.settle();
      expect(pictures.urls()).toEqual([A]);
    });

    it('are waited for 3 s at most', async () => {
      const pictures = fakePictures();
      void askAll(pictures, [A], 'critical');
      await clock.pass(2_999);
      expect(pictures.urls()).toEqual([]);
      await clock.pass(1);
      expect(pictures.urls()).toEqual([A]);
    });

    it('are not waited for once one of them has settled', async () => {
      const pictures = fakePictures();
      pictures.loader.holdForPicture()();
      void askAll(pictures, [A], 'critical');
      await clock.settle();
      expect(pictures.urls()).toEqual([A]);
    });
  });
});
