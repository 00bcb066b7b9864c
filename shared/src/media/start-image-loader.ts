import { getDefaultStore } from 'jotai';
import { networkAtom } from '../offline/index.ts';
import { imageLoader } from './image-loader-context.ts';
import { IMAGE_CLEANUP_INTERVAL, LINK_CLEANUP_INTERVAL } from './image-rules.ts';

/** A failure while offline says nothing about the picture. */
const onReconnection = (act: () => void) => {
  const store = getDefaultStore();
  let { online } = store.get(networkAtom);
  return store.sub(networkAtom, () => {
    const was = online;
    ({ online } = store.get(networkAtom));
    if (online && !was) act();
  });
};

/** Starts the loader's cleanup, and retries failures when the connection is back; returns a function that stops. */
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
