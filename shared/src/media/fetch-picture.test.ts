import { fetchPicture } from './fetch-picture.ts';

/** What the browser is told about an image, in order, and the image itself. */
const watchImage = () => {
  const told: string[] = [];
  const image = new Proxy(document.createElement('img'), {
    set: (target, name, value) => {
      if (!String(name).startsWith('on')) told.push(`${String(name)}=${value}`);
      return Reflect.set(target, name, value, target);
    },
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' && !String(name).startsWith('on') ? value.bind(target) : value;
    },
  });
  jest.spyOn(window, 'Image').mockImplementation(() => image);
  return { told, image };
};
afterEach(() => jest.restoreAllMocks());

it('requests like an image of the page, but last of all', async () => {
  const { told, image } = watchImage();
  const fetching = fetchPicture({ url: '/a.avif', srcSet: '/a-1.avif 1w', sizes: '9px' }, new AbortController().signal);
  expect(told).toEqual(['decoding=async', 'fetchPriority=low', 'sizes=9px', 'srcset=/a-1.avif 1w', 'src=/a.avif']);
  image.onload?.(new Event('load'));
  await expect(fetching).resolves.toBeUndefined();
});

it.each([
  [true, ['srcset=/p-780.avif 780w', 'src=/a.avif']],
  [false, ['sizes=9px', 'srcset=/a-1.avif 1w', 'src=/a.avif']],
])('requests the picture for phones only on narrow screens: %s', (matches, asked) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: matches && query.includes('max-width') }) as MediaQueryList);
  const { told } = watchImage();
  const picture = { url: '/a.avif', srcSet: '/a-1.avif 1w', sizes: '9px', phoneSet: '/p-780.avif 780w' };
  void fetchPicture(picture, new AbortController().signal);
  expect(told.slice(2)).toEqual(asked);
});

it('fails if the picture does', async () => {
  const { image } = watchImage();
  const fetching = fetchPicture({ url: '/a.avif' }, new AbortController().signal);
  image.onerror?.('gone');
  await expect(fetching).rejects.toThrow('/a.avif could not be loaded.');
});

it('stops when told, and requests nothing more', async () => {
  const { told, image } = watchImage();
  const abort = new AbortController();
  const fetching = fetchPicture({ url: '/a.avif', srcSet: '/a-1.avif 1w' }, abort.signal);
  abort.abort();
  await expect(fetching).rejects.toThrow('/a.avif was given up.');
  expect(told.at(-1)).toBe('src=');
  expect(image).not.toHaveAttribute('srcset');
});
