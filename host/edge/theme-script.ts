import { NARROW_SCREEN } from '@marketplace/shared/contracts';
import { KEPT_OVERRIDES } from '../src/composition/kept-overrides.ts';
import { inlineProgram } from './inline-program.ts';

/** What a tab or a browser keeps; null too where it may keep nothing. */
const keptIn = (storage: 'localStorage' | 'sessionStorage', name: string) => {
  try {
    return window[storage].getItem(name);
  } catch {
    return null;
  }
};

/** Asks for the page's first picture, which is another one in the dark and on a phone. */
const askForPicture = (meta: Element, theme: string, narrowScreen: string) => {
  const isPhone = meta.hasAttribute('data-light-phone') && matchMedia(narrowScreen).matches;
  const picture = `data-${theme}${isPhone ? '-phone' : ''}`;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.imageSrcset = meta.getAttribute(`${picture}-set`) ?? '';
  link.imageSizes = isPhone ? '100vw' : (meta.getAttribute('data-sizes') ?? '');
  link.href = meta.getAttribute(picture) ?? '';
  link.id = 'first-picture';
  link.onload = link.onerror = () => {
    link.dataset['settled'] = '';
  };
  document.head.append(link);
};

/** Runs before the first paint, so that a dark page never flashes light. */
const setTheme = (keptOverrides: string, narrowScreen: string) => {
  const { pathname, search, hash } = location;
  const root = document.documentElement;
  // A tab that has overrides asks for its pages with them, however it came to the address.
  const overrides = keptIn('sessionStorage', keptOverrides);
  if (overrides && !/[?&]mfe=/.test(search))
    return location.replace(`${pathname}${search ? `${search}&` : '?'}${overrides}${hash}`);
  // The header of a rendered page shows those who are likely to be signed in what they will have.
  if (keptIn('localStorage', 'accessToken')) root.dataset['tokenKept'] = '';
  let theme = keptIn('localStorage', 'theme');
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  const meta = document.querySelector('meta[name=first-picture]');
  if (meta) askForPicture(meta, theme, narrowScreen);
};

export const themeScript = inlineProgram(setTheme, [KEPT_OVERRIDES, NARROW_SCREEN], [keptIn, askForPicture]);
