import { NARROW_SCREEN } from '../contracts/index.ts';
import type { Picture } from './picture.ts';

/** Loads a picture into the browser's cache; rejects if it fails or is aborted. */
export type FetchPicture = (picture: Picture, signal: AbortSignal) => Promise<void>;

/** Requests it as an `<img>` would, so the cache serves both, but with lower priority than the page's own requests. */
export const fetchPicture: FetchPicture = ({ url, srcSet, sizes, phoneSet }, signal) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    const leave = () => {
      image.onload = image.onerror = null;
      image.removeAttribute('srcset');
      image.src = '';
      reject(new Error(`${url} was given up.`));
    };
    signal.addEventListener('abort', leave, { once: true });
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`${url} could not be loaded.`));
    image.decoding = 'async';
    image.fetchPriority = 'low';
    const onPhone = phoneSet !== undefined && matchMedia(NARROW_SCREEN).matches;
    if (sizes && !onPhone) image.sizes = sizes;
    const shown = onPhone ? phoneSet : srcSet;
    if (shown) image.srcset = shown;
    image.src = url;
  });
