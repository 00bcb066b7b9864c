import { getDefaultStore } from 'jotai';
import { networkAtom } from '../offline/index.ts';
import { imageLoader } from './image-loader-context.ts';
import { IMAGE_CLEANUP_INTERVAL, LINK_CLEANUP_INTERVAL } from './image-rules.ts';

/** A failure without a connection says nothing of the picture. */
const onReconnection = (act: () => void) => {
  const store = getDefaultStore();
  let { online } = store.get(networkAtom);
  return store.sub(networkAtom, () => {
    const was = online;
    ({ online } = store.get(networkAtom));
    if (online && !was) act();
  });
};

/** Starts the loader's cleanups, and its second look at failures once the connection is back; returns how to stop. */
export const startImageLoader = (loader = imageLoader) => {
  const timers = [
    setInterval(() => loader.cleanUp(), IMAGE_CLEANUP_INTERVAL),
    setInterval(() => loader.cleanUpLinks(), LINK_CLEANUP_INTERVAL),
  ];
  const leave = onReconnection(() => loader.forgetFailures());
  return () => {
    timers.forEach(clearInterval);
    leave();
  };
};
