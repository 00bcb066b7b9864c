import type { FirstPictureHint } from '../src/head/first-picture.ts';
import { escapeHtml } from './html.ts';

/** Read by the theme script, the first to know the theme. */
export const firstPictureTag = (firstPicture: FirstPictureHint | undefined) => {
  if (!firstPicture) return [];
  const { light, dark, phone, sizes } = firstPicture;
  const attributes = {
    'data-light': light.src,
    'data-light-set': light.srcset,
    'data-dark': dark.src,
    'data-dark-set': dark.srcset,
    'data-sizes': sizes,
    ...(phone && {
      'data-light-phone': phone.light.src,
      'data-light-phone-set': phone.light.srcset,
      'data-dark-phone': phone.dark.src,
      'data-dark-phone-set': phone.dark.srcset,
    }),
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return [`<meta name="first-picture" ${text.join(' ')}>`];
};
