import { NARROW_SCREEN } from '../contracts/index.ts';
import type { Picture } from './picture.ts';

/** Brings a picture into the browser; rejects when it cannot be had, or when the signal says to leave it. */
export type FetchPicture = (picture: Picture, signal: AbortSignal) => Promise<void>;

/** As an `<img>` of the page would, so that it finds what was fetched; behind everything that the page itself asks for. */
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
