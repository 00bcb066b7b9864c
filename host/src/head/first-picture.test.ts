import { aPage } from '../testing/render-host.tsx';
import { firstPictureOf } from './first-picture.ts';

const page = aPage('/', {
  about: {
    from: '/x',
    firstPicture: { src: 'slides.0.url', srcDark: 'slides.0.dark', renditions: 'slides.0.renditions', sizes: '100vw' },
  },
});

it('is known in both themes, at every width', () => {
  const renditions = [
    { width: 960, url: '/day-960.avif', urlDark: '/night-960.avif' },
    { width: 1920, url: '/day.avif', urlDark: null },
  ];
  expect(firstPictureOf(page, { slides: [{ url: '/day.avif', dark: '/night.avif', renditions }] })).toEqual({
    light: { src: '/day.avif', srcset: '/day-960.avif 960w, /day.avif 1920w' },
    dark: { src: '/night.avif', srcset: '/night-960.avif 960w, /day.avif 1920w' },
    sizes: '100vw',
  });
});

it('differs on phones, if the data names one', () => {
  const { about } = page;
  const phone = { src: 'slides.0.phone.url', renditions: 'slides.0.phone.renditions' };
  const both = {
    ...page,
    about: about && { ...about, firstPicture: about.firstPicture && { ...about.firstPicture, phone } },
  };
  const slide = {
    url: '/day.avif',
    phone: { url: '/p.avif', renditions: [{ width: 780, url: '/p-780.avif', urlDark: null }] },
  };
  const ofPhone = { src: '/p.avif', srcset: '/p-780.avif 780w' };
  expect(firstPictureOf(both, { slides: [slide] })?.phone).toEqual({ light: ofPhone, dark: ofPhone });
  expect(firstPictureOf(both, { slides: [{ ...slide, phone: null }] })).not.toHaveProperty('phone');
  expect(firstPictureOf(both, { slides: [{ ...slide, phone: null }] })?.light.src).toBe('/day.avif');
});

it('defaults to the same in the dark, and to no widths', () => {
  const alone = { src: '/day.avif', srcset: '' };
  for (const renditions of [undefined, null, 'none', [null, { width: '1' }]])
    expect(firstPictureOf(page, { slides: [{ url: '/day.avif', dark: null, renditions }] })).toMatchObject({
      light: alone,
      dark: alone,
    });
});

it('is undefined if the data has none', () => {
  for (const answer of [undefined, {}, { slides: [] }]) expect(firstPictureOf(page, answer)).toBeUndefined();
  expect(firstPictureOf(aPage('/plain'), { slides: [{ url: '/day.avif' }] })).toBeUndefined();
});
