import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useImageLoader } from './image-loader-context.ts';
import type { Picture } from './picture.ts';

/**
 * Attributes and handlers for an `<img>` whose failures the loader retries;
 * `src` is undefined while a placeholder should show. Use the address as the component's key. The loader
 * waits while a critical picture loads.
 */
export const usePicture = (picture: Picture, critical = false) => {
  const loader = useImageLoader();
  const link = useSyncExternalStore(
    loader.subscribe,
    () => loader.linkFor(picture.url),
    () => picture.url,
  );
  const [state, setState] = useState<'fresh' | 'trying' | 'recovered'>('fresh');
  const ref = useRef<HTMLImageElement>(null);
  const endHold = useRef<() => void>(undefined);

  const onLoad = () => {
    if (critical && link) loader.settle(link, 'loaded');
    endHold.current?.();
  };
  const onError = () => {
    endHold.current?.();
    if (!link || state === 'trying') return;
    // It loaded before and is still broken: do not retry endlessly.
    if (state === 'recovered') loader.settle(link, 'failed');
    setState(state === 'recovered' ? 'fresh' : 'trying');
    if (state === 'recovered') return;
    void loader.tryAgain({ ...picture, url: link }).then((loaded) => setState(loaded ? 'recovered' : 'fresh'));
  };

  useEffect(() => {
    if (!critical || !ref.current || ref.current.complete) return;
    endHold.current = loader.holdForPicture();
    return () => endHold.current?.();
  }, [critical, loader]);

  useEffect(() => {
    // A picture in the page's HTML may have settled before hydration.
    const image = ref.current;
    if (!image?.complete) return;
    if (image.naturalWidth > 0) onLoad();
    // Broken, or a drawing without a size of its own.
    else image.decode().then(onLoad, onError);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { ref, src: state === 'trying' ? undefined : link, onLoad, onError };
};
