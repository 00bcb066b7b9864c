import { ImageLoader, type FetchPicture, type Picture } from '../media/index.ts';

interface Request {
  picture: Picture;
  loaded: () => void;
  failed: () => void;
}

/**
 * A network that answers when told, with an image loader: `const pictures = fakePictures()` in a test, then
 * `pictures.arrive('/a.avif')`. `answer` responds at once if it knows the picture.
 */
export const fakePictures = (answer: (url: string) => 'loads' | 'fails' | undefined = () => undefined) => {
  const asked: Picture[] = [];
  let open: Request[] = [];
  const fetch: FetchPicture = (picture, signal) =>
    new Promise((resolve, reject) => {
      asked.push(picture);
      const close = (settle: () => void) => () => {
        open = open.filter((request) => request !== own);
        settle();
      };
      const own = { picture, loaded: close(resolve), failed: close(() => reject(new Error('No such picture.'))) };
      open.push(own);
      signal.addEventListener('abort', own.failed);
      const known = answer(picture.url);
      if (known) own[known === 'loads' ? 'loaded' : 'failed']();
    });
  const request = (url: string) => {
    const found = open.find(({ picture }) => picture.url === url);
    if (!found) throw new Error(`Nobody is asking for ${url}.`);
    return found;
  };
  return {
    loader: new ImageLoader(fetch),
    /** Every attempt, in order. */
    asked,
    urls: () => asked.map(({ url }) => url),
    /** Pending requests. */
    open: () => open.map(({ picture }) => picture.url),
    arrive: (url: string) => request(url).loaded(),
    fail: (url: string) => request(url).failed(),
  };
};
