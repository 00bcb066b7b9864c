import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ImageLoaderProvider } from '../../media/index.ts';
import { fakeClock, fakePictures, renderWidget } from '../../testing/index.ts';
import { NARROW_SCREEN } from '../../contracts/index.ts';
import { ThemedImage } from './themed-image.tsx';

const clock = fakeClock();
const root = document.documentElement;
afterEach(() => delete root.dataset['theme']);

type Pictures = ReturnType<typeof fakePictures>;
const shifts = { src: '/a.avif', alt: 'Shifts', width: 320, height: 200 };
const show = (fields: Partial<Parameters<typeof ThemedImage>[0]> = {}, pictures: Pictures = fakePictures()) => ({
  pictures,
  ...renderWidget(
    <ImageLoaderProvider value={pictures.loader}>
      <ThemedImage {...shifts} {...fields} />
    </ImageLoaderProvider>,
  ),
});
const picture = () => screen.getByRole('img', { name: 'Shifts' });
const bothPictures = () => screen.getAllByRole('img', { name: 'Shifts' });

describe('a picture', () => {
  it('has a dark sibling, each for its theme', () => {
    show({ srcDark: '/a-dark.avif' });
    const [light, dark] = bothPictures();
    expect(light).toHaveAttribute('src', '/a.avif');
    expect(light).toHaveAttribute('data-only', 'light');
    expect(dark).toHaveAttribute('src', '/a-dark.avif');
    expect(dark).toHaveAttribute('data-only', 'dark');
  });

  it('lists its renditions and sizes', () => {
    show({
      srcDark: '/a-dark.avif',
      renditions: [{ width: 9, url: '/a-9.avif', urlDark: '/a-dark-9.avif' }],
      sizes: '9px',
    });
    const [light, dark] = bothPictures();
    expect(light).toHaveAttribute('srcset', '/a-9.avif 9w');
    expect(dark).toHaveAttribute('srcset', '/a-dark-9.avif 9w');
    expect(dark).toHaveAttribute('sizes', '9px');
  });

  it('shows a preview of its theme until it has loaded, on phones that of the phone version', () => {
    const withPreview = (name: string) => [
      { width: 9, url: '/9.avif', urlDark: '/9-dark.avif', preview: `data:${name}`, previewDark: `data:${name}-dark` },
      { width: 18, url: '/18.avif', urlDark: '/18-dark.avif' },
    ];
    const previews = (name: string) =>
      bothPictures().map(({ style }) => style.getPropertyValue(name).replaceAll(/^url\("|"\)$/g, ''));
    const { unmount } = show({ srcDark: '/a-dark.avif', renditions: withPreview('wide') });
    expect(previews('--preview')).toEqual(['data:wide', 'data:wide-dark']);
    expect(previews('--phone-preview')).toEqual(['data:wide', 'data:wide-dark']);
    unmount();
    const phone = { src: '/p.avif', srcDark: '/p-dark.avif', renditions: withPreview('phone') };
    show({ srcDark: '/a-dark.avif', renditions: withPreview('wide'), phone });
    expect(previews('--preview')).toEqual(['data:wide', 'data:wide-dark']);
    expect(previews('--phone-preview')).toEqual(['data:phone', 'data:phone-dark']);
  });

  it('differs on narrow screens, in both themes, if there is a phone version', () => {
    const renditions = [{ width: 780, url: '/p-780.avif', urlDark: '/p-dark-780.avif' }];
    const { container, unmount } = show({
      srcDark: '/a-dark.avif',
      phone: { src: '/p.avif', srcDark: '/p-dark.avif', renditions },
    });
    const sources = () => [...container.querySelectorAll('source')];
    expect(sources().map(({ media }) => media)).toEqual([NARROW_SCREEN, NARROW_SCREEN]);
    expect(sources().map((source) => source.getAttribute('srcset'))).toEqual([
      '/p-780.avif 780w',
      '/p-dark-780.avif 780w',
    ]);
    expect(sources().map((source) => source.nextElementSibling)).toEqual(bothPictures());
    unmount();
    show({ phone: { src: '/p.avif' } });
    expect(document.querySelector('source')).toHaveAttribute('srcset', '/p.avif');
  });

  it('loads at once if it is part of the first screen, else lazily', () => {
    const { unmount } = show({ critical: true });
    expect(picture()).toHaveAttribute('loading', 'eager');
    unmount();
    show();
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it('loads at once for the current theme, its sibling only when the theme changes', async () => {
    root.dataset['theme'] = 'dark';
    show({ srcDark: '/a-dark.avif', critical: true });
    const loading = () => bothPictures().map((image) => image.getAttribute('loading'));
    expect(loading()).toEqual(['lazy', 'eager']);
    root.dataset['theme'] = 'light';
    await clock.settle();
    expect(loading()).toEqual(['eager', 'lazy']);
  });
});

describe('a picture that fails', () => {
  it('is retried and then shown, with a placeholder meanwhile [IMG-04]', async () => {
    const { pictures } = show({ renditions: [{ width: 9, url: '/a-9.avif', urlDark: null }], sizes: '9px' });
    fireEvent.error(picture());
    expect(picture()).not.toHaveAttribute('src');
    await clock.settle();
    expect(pictures.asked).toEqual([{ url: '/a.avif', srcSet: '/a-9.avif 9w', sizes: '9px' }]);
    pictures.arrive('/a.avif');
    await clock.settle();
    expect(picture()).toHaveAttribute('src', '/a.avif');
  });

  it('stays a placeholder after two retries [DASH-35, IMG-04]', async () => {
    const { pictures } = show(
      {},
      fakePictures(() => 'fails'),
    );
    fireEvent.error(picture());
    await clock.pass(1_000);
    expect(pictures.asked).toHaveLength(2);
    expect(picture()).not.toHaveAttribute('src');
  });

  it('stays silent if it is decoration [DASH-35]', () => {
    const { container } = show({ alt: '' });
    fireEvent.error(screen.getByRole('presentation'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    expect(container.getElementsByClassName('placeholder')).toHaveLength(1);
  });

  it('leaves its sibling of the other theme alone', () => {
    show({ srcDark: '/a-dark.avif' });
    const [light] = bothPictures();
    fireEvent.error(light as HTMLElement);
    const [placeholder, dark] = bothPictures();
    expect(placeholder).toHaveAttribute('data-only', 'light');
    expect(placeholder).not.toHaveAttribute('src');
    expect(dark).toHaveAttribute('src', '/a-dark.avif');
  });

  it('that fails again after loading is not retried forever', async () => {
    const { pictures } = show(
      {},
      fakePictures(() => 'loads'),
    );
    fireEvent.error(picture());
    await clock.pass(1_000);
    fireEvent.error(picture());
    await clock.pass(1_000);
    expect(pictures.asked).toHaveLength(1);
    expect(picture()).not.toHaveAttribute('src');
  });

  it('is cached as failed: elsewhere it is a placeholder at once, until the loader is reset [IMG-06]', async () => {
    const pictures = fakePictures(() => 'fails');
    void pictures.loader.load({ url: '/a.avif' });
    await clock.pass(1_000);
    show({}, pictures);
    expect(picture()).not.toHaveAttribute('src');
    act(() => pictures.loader.clear());
    expect(picture()).toHaveAttribute('src', '/a.avif');
  });
});

it('has the first link of a signed picture [IMG-07]', () => {
  const pictures = fakePictures();
  pictures.loader.linkFor('/a.avif?sig=1');
  show({ src: '/a.avif?sig=2' }, pictures);
  expect(picture()).toHaveAttribute('src', '/a.avif?sig=1');
});

describe('a critical picture holds the loader', () => {
  it.each(['load', 'error'] as const)('until its %s', async (event) => {
    const { pictures } = show({ critical: true });
    void pictures.loader.load({ url: '/next.avif' });
    await clock.pass(2_000);
    expect(pictures.urls()).toEqual([]);
    fireEvent[event](picture());
    await clock.pass(100);
    expect(pictures.urls()).toContain('/next.avif');
  });

  it('until it leaves', async () => {
    const { pictures, unmount } = show({ critical: true });
    void pictures.loader.load({ url: '/next.avif' });
    unmount();
    await clock.settle();
    expect(pictures.urls()).toEqual(['/next.avif']);
  });

  it('and is not requested again once loaded [IMG-06]', async () => {
    const { pictures } = show({ critical: true });
    fireEvent.load(picture());
    expect(await pictures.loader.load({ url: '/a.avif' })).toBe(true);
    expect(pictures.urls()).toEqual([]);
  });

  it('but one of the other theme does not', async () => {
    const { pictures } = show({ srcDark: '/a-dark.avif', critical: true });
    const [light] = bothPictures();
    void pictures.loader.load({ url: '/next.avif' });
    fireEvent.load(light as HTMLElement);
    await clock.settle();
    expect(pictures.urls()).toEqual(['/next.avif']);
  });
});

describe('a picture that settled before anyone listened', () => {
  const become = (naturalWidth: number, decode: () => Promise<void>) => {
    const fields = { complete: true, naturalWidth, decode };
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });
  };
  const own = Object.getOwnPropertyDescriptors(HTMLImageElement.prototype);
  afterEach(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
    Object.defineProperties(HTMLImageElement.prototype, { complete: own.complete, naturalWidth: own.naturalWidth });
  });

  it('counts as loaded, and holds nothing', async () => {
    become(320, () => Promise.resolve());
    const { pictures } = show({ critical: true });
    void pictures.loader.load({ url: '/next.avif' });
    expect(await pictures.loader.load({ url: '/a.avif' })).toBe(true);
    await clock.settle();
    expect(pictures.urls()).toEqual(['/next.avif']);
  });

  it('is retried if it is broken', async () => {
    become(0, () => Promise.reject(new Error('broken')));
    const { pictures } = show();
    await clock.settle();
    expect(pictures.urls()).toEqual(['/a.avif']);
    expect(picture()).not.toHaveAttribute('src');
  });

  it('is left alone if it only has no intrinsic size', async () => {
    become(0, () => Promise.resolve());
    const { pictures } = show();
    await clock.settle();
    expect(pictures.urls()).toEqual([]);
    expect(picture()).toHaveAttribute('src', '/a.avif');
  });
});

describe('a picture on a rendered page', () => {
  const render = (fields: Partial<Parameters<typeof ThemedImage>[0]> = {}) => {
    const page = <ThemedImage {...shifts} srcDark="/a-dark.avif" {...fields} />;
    const container = document.createElement('div');
    const html = renderToString(page);
    container.innerHTML = html;
    return { container, html, page };
  };

  it('waits for hydration if it is not part of the first screen', async () => {
    const { container, page } = render();
    expect(container.querySelector('img')).toBeNull();
    const hydrated = await act(() => hydrateRoot(container, page));
    expect([...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
      '/a.avif',
      '/a-dark.avif',
    ]);
    act(() => hydrated.unmount());
  });

  it('is shown without scripts', () => {
    const { html } = render();
    const [, inNoScript = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(inNoScript).toContain('src="/a.avif"');
    expect(inNoScript).toContain('alt="Shifts"');
  });

  it('does not wait in content that appears later', () => {
    show();
    expect(picture()).toHaveAttribute('src', '/a.avif');
  });
});

it('renders the same on a server, whatever is known about it and the theme', async () => {
  const pictures = fakePictures(() => 'fails');
  void pictures.loader.load({ url: '/a.avif' });
  await clock.pass(1_000);
  const page = (
    <ImageLoaderProvider value={pictures.loader}>
      <ThemedImage {...shifts} srcDark="/a-dark.avif" critical />
    </ImageLoaderProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const loading = () =>
    [...container.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('loading')]);
  expect(loading()).toEqual([
    ['/a.avif', 'lazy'],
    ['/a-dark.avif', 'lazy'],
  ]);
  root.dataset['theme'] = 'dark';
  const complaints: unknown[] = [];
  const hydrated = await act(() =>
    hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(complaints).toEqual([]);
  expect(loading()).toEqual([['/a-dark.avif', 'eager']]);
  act(() => hydrated.unmount());
});
