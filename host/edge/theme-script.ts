import { NARROW_SCREEN } from '@marketplace/shared/contracts';
import { KEPT_OVERRIDES } from '../src/composition/kept-overrides.ts';
import { inlineProgram } from './inline-program.ts';

/** A stored value; null if storage is blocked. */
const keptIn = (storage: 'localStorage' | 'sessionStorage', name: string) => {
  try {
    return window[storage].getItem(name);
  } catch {
    return null;
  }
};

/** Preloads the page's first picture, which depends on the theme and the screen. */
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
  // A tab with overrides always requests its pages with them.
  const overrides = keptIn('sessionStorage', keptOverrides);
  if (overrides && !/[?&](mfe|channel)=/.test(search))
    return location.replace(`${pathname}${search ? `${search}&` : '?'}${overrides}${hash}`);
  // The rendered header shows the signed-in tools to visitors who are probably signed in.
  if (keptIn('localStorage', 'accessToken')) root.dataset['tokenKept'] = '';
  // The rendered sign-in page hides what this browser lacks, before its code takes it away.
  if (typeof PublicKeyCredential !== 'function') root.dataset['noPasskeys'] = '';
  let theme = keptIn('localStorage', 'theme');
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  const meta = document.querySelector('meta[name=first-picture]');
  if (meta) askForPicture(meta, theme, narrowScreen);
};

export const themeScript = inlineProgram(setTheme, [KEPT_OVERRIDES, NARROW_SCREEN], [keptIn, askForPicture]);
