import { ImageLoaderProvider } from '@marketplace/shared/media';
import { networkAtom } from '@marketplace/shared/offline';
import { fakeClock, fakePictures, renderWidget } from '@marketplace/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';
import { aSlide, many } from '../testing/factories.ts';
import { Slideshow } from './slideshow.tsx';

const clock = fakeClock();
const SLIDE = 10_000;

const slides = many(3, (number) =>
  aSlide({
    id: `slide-${number}`,
    title: `Title ${number}`,
    description: `Text ${number}`,
    imageUrl: `/media/slide-${number}.avif`,
    buttonTitle: `Go ${number}`,
    buttonLink: `https://www.tex.example/${number}`,
  }),
);
const open = (shown = slides) => ({ pointer: clock.user(), ...renderWidget(<Slideshow slides={shown} />) });

/** What is on screen; the slides in the background are hidden from everyone. */
const shown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = (pointer: ReturnType<typeof clock.user>, name: string) =>
  pointer.click(screen.getByRole('button', { name }));
const leave = (pointer: ReturnType<typeof clock.user>) =>
  pointer.unhover(screen.getByRole('region', { name: 'Highlights' }));

it('shows a slide with title, description, picture and button [DASH-04]', () => {
  open();
  expect(shown()).toEqual(['Title 1']);
  const slide = within(screen.getByRole('article'));
  expect(slide.getByText('Text 1')).toBeInTheDocument();
  expect(slide.getByRole('presentation')).toHaveAttribute('src', '/media/slide-1.avif');
  expect(slide.getByRole('link')).toHaveTextContent('Go 1');
});

it('opens the link of a slide in a new tab, without an opener [DASH-05]', () => {
  open();
  const link = screen.getByRole('link', { name: 'Go 1' });
  expect(link).toHaveAttribute('href', 'https://www.tex.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it.each(['javascript:alert(1)', ''])('has no button for a link that leads nowhere safe: %j', (buttonLink) => {
  open([aSlide({ buttonLink })]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says so when there are no slides [DASH-06]', () => {
  open([]);
  expect(screen.getByText('No slideshow content available.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('goes to the next and the previous slide, and wraps around [DASH-01, DASH-31]', async () => {
  const { pointer } = open();
  await press(pointer, 'Next slide');
  expect(shown()).toEqual(['Title 2']);
  await press(pointer, 'Previous slide');
  await press(pointer, 'Previous slide');
  expect(shown()).toEqual(['Title 3']);
  await press(pointer, 'Next slide');
  expect(shown()).toEqual(['Title 1']);
});

it('has dots, a counter and a progress bar that runs with the clock [DASH-03]', async () => {
  const { pointer, container } = open();
  const bar = () => container.querySelector('i');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  expect(bar()).toHaveAttribute('data-running');
  await press(pointer, 'Slide 3 of 3');
  expect(shown()).toEqual(['Title 3']);
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Slide 1 of 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('button', { name: 'Slide 3 of 3' })).toContainElement(bar());
  expect(bar()).not.toHaveAttribute('data-running');
});

it('advances every 10 s and wraps around [DASH-30, DASH-31, CONST-24]', async () => {
  open();
  await clock.pass(SLIDE - 1);
  expect(shown()).toEqual(['Title 1']);
  await clock.pass(1);
  expect(shown()).toEqual(['Title 2']);
  await clock.pass(SLIDE);
  expect(shown()).toEqual(['Title 3']);
  await clock.pass(SLIDE);
  expect(shown()).toEqual(['Title 1']);
});

it('stops while it is paused, and continues after Play [DASH-02, DASH-30]', async () => {
  const { pointer } = open();
  await press(pointer, 'Pause slideshow');
  await leave(pointer);
  await clock.pass(5 * SLIDE);
  expect(shown()).toEqual(['Title 1']);
  await press(pointer, 'Play slideshow');
  await leave(pointer);
  await clock.pass(SLIDE);
  expect(shown()).toEqual(['Title 2']);
});

it('is paused while the pointer is over it', async () => {
  const { pointer } = open();
  await pointer.hover(screen.getByRole('region', { name: 'Highlights' }));
  await clock.pass(5 * SLIDE);
  expect(shown()).toEqual(['Title 1']);
  await leave(pointer);
  await clock.pass(SLIDE);
  expect(shown()).toEqual(['Title 2']);
});

it('is paused while the focus is in it', async () => {
  open();
  act(() => screen.getByRole('link').focus());
  await clock.pass(5 * SLIDE);
  expect(shown()).toEqual(['Title 1']);
  act(() => screen.getByRole('link').blur());
  await clock.pass(SLIDE);
  expect(shown()).toEqual(['Title 2']);
});

it('gives a slide that was chosen by hand its full time', async () => {
  const { pointer } = open();
  await clock.pass(SLIDE - 1_000);
  await press(pointer, 'Next slide');
  await leave(pointer);
  await clock.pass(SLIDE - 1);
  expect(shown()).toEqual(['Title 2']);
  await clock.pass(1);
  expect(shown()).toEqual(['Title 3']);
});

it('starts paused for users who prefer reduced motion', async () => {
  const all = window.matchMedia;
  window.matchMedia = (query) => ({ ...all(query), matches: query.includes('reduced-motion') });
  open();
  await clock.pass(5 * SLIDE);
  expect(shown()).toEqual(['Title 1']);
  expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeInTheDocument();
  window.matchMedia = all;
});

it('goes nowhere when there is only one', async () => {
  open([aSlide()]);
  await clock.pass(5 * SLIDE);
  expect(shown()).toEqual(['Time and people']);
});

it('still shows a slide when a reload brings fewer', async () => {
  const Page = () => {
    const [all, setAll] = useState(slides);
    return (
      <>
        <button onClick={() => setAll(slides.slice(0, 2))}>Reload</button>
        <Slideshow slides={all} />
      </>
    );
  };
  renderWidget(<Page />);
  const pointer = clock.user();
  await press(pointer, 'Slide 3 of 3');
  await press(pointer, 'Reload');
  expect(shown()).toEqual(['Title 1']);
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
});

describe('the pictures of the slides', () => {
  const six = many(6, (number) =>
    aSlide({ id: `${number}`, imageUrl: `/${number}.avif`, imageUrlDark: `/${number}-dark.avif` }),
  );
  const start = (shownSlides = six, pictures = fakePictures(() => 'loads')) => {
    renderWidget(
      <ImageLoaderProvider value={pictures.loader}>
        <Slideshow slides={shownSlides} />
      </ImageLoaderProvider>,
    );
    return { pictures, pointer: clock.user() };
  };
  /** The first slide's own picture has loaded; only then does anything else load. */
  const firstHasCome = async () => {
    const [first] = screen.getAllByRole('presentation');
    fireEvent.load(first as HTMLElement);
    await clock.pass(1_000);
  };
  const loadings = (theme: string) =>
    [...document.querySelectorAll(`[data-only=${theme}]`)].map((image) => image.getAttribute('loading'));
  const setTheme = (theme: string) => (document.documentElement.dataset['theme'] = theme);
  beforeEach(() => setTheme('light'));
  afterEach(() => delete document.documentElement.dataset['theme']);

  it('are requested early only for the shown slide and theme', async () => {
    const { pointer } = start();
    expect(loadings('light')).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy', 'lazy']);
    expect(new Set(loadings('dark'))).toEqual(new Set(['lazy']));
    await press(pointer, 'Next slide');
    expect(loadings('light')).toEqual(['lazy', 'eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  });

  it('are prefetched as critical for the first three, once the one on screen has loaded [IMG-01]', async () => {
    const { pictures } = start(six, fakePictures());
    await clock.pass(1_000);
    expect(pictures.urls()).toEqual([]);
    await firstHasCome();
    expect(pictures.urls().slice(0, 2)).toEqual(['/2.avif', '/3.avif']);
  });

  it('are prefetched for the first three even with data saver, but not for neighbors [IMG-01, IMG-02]', async () => {
    const store = getDefaultStore();
    const before = store.get(networkAtom);
    store.set(networkAtom, { ...before, saveData: true });
    const { pictures } = start();
    await firstHasCome();
    expect(pictures.urls()).toEqual(['/2.avif', '/3.avif']);
    store.set(networkAtom, before);
  });

  it('are prefetched once for each slide next to the shown one [IMG-02]', async () => {
    const { pictures, pointer } = start();
    await firstHasCome();
    expect(pictures.urls()).toEqual(['/2.avif', '/3.avif', '/6.avif']);
    await press(pointer, 'Next slide');
    await clock.pass(3_000);
    expect(pictures.urls()).toHaveLength(3);
    await press(pointer, 'Next slide');
    await clock.pass(3_000);
    expect(pictures.urls().slice(3)).toEqual(['/4.avif']);
    await press(pointer, 'Slide 5 of 6');
    await clock.pass(3_000);
    expect(pictures.urls().slice(4)).toEqual([]);
  });

  it('are prefetched only for the theme on screen, and for the other one after a switch [IMG-01, IMG-02]', async () => {
    setTheme('dark');
    const { pictures } = start();
    await clock.pass(4_000);
    expect(pictures.urls()).toEqual(['/1-dark.avif', '/2-dark.avif', '/3-dark.avif', '/6-dark.avif']);
    setTheme('light');
    await clock.pass(4_000);
    expect(pictures.urls().slice(4)).toEqual(['/1.avif', '/2.avif', '/3.avif', '/6.avif']);
  });

  it('are prefetched at the width that the page will show', async () => {
    const renditions = [
      { width: 960, url: '/1-960.avif', urlDark: '/1-dark-960.avif' },
      { width: 1920, url: '/1.avif', urlDark: '/1-dark.avif' },
    ];
    const { pictures } = start([aSlide({ imageUrl: '/1.avif', imageUrlDark: '/1-dark.avif', renditions })]);
    const [light, dark] = screen.getAllByRole('presentation');
    expect(light).toHaveAttribute('srcset', '/1-960.avif 960w, /1.avif 1920w');
    expect(dark).toHaveAttribute('srcset', '/1-dark-960.avif 960w, /1-dark.avif 1920w');
    await clock.pass(4_000);
    expect(pictures.asked).toEqual([
      { url: '/1.avif', srcSet: light?.getAttribute('srcset'), sizes: light?.getAttribute('sizes') },
    ]);
  });
});
