import type { RemoteLoader } from '@marketplace/shared/federation';
import { getDefaultStore } from 'jotai';
import type { RenderedPiece } from './rendered-pieces.ts';
import { stalledAtom } from './stalled-atom.ts';

const store = getDefaultStore();

/** Pending until the user retries. */
const untilRetried = (remote: string) =>
  new Promise<void>((resolve) => {
    const retry = () => {
      store.set(stalledAtom, (all) => all.filter((one) => one !== stalled));
      resolve();
    };
    const stalled = { remote, retry };
    store.set(stalledAtom, (all) => [...all, stalled]);
  });

/**
 * While the rendered markup is on the page, a failure does not replace it: a banner says so, and loading waits for the user's
 * retry. Everything else loads as usual.
 */
export const holdRendered = (load: RemoteLoader, pieces: RenderedPiece[]): RemoteLoader => {
  const isShown = (remote: string, expose: string) =>
    pieces.some((one) => one.remote === remote && one.expose === expose && one.element.isConnected);
  return async (remote, expose, again) => {
    for (let asked = again; ; asked = true) {
      try {
        return await load(remote, expose, asked);
      } catch (error) {
        if (!isShown(remote, expose)) throw error;
        await untilRetried(remote);
      }
    }
  };
};
