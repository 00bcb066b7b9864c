import { HYDRATED } from '@marketplace/shared/contracts';
import { onFrameShown } from '@marketplace/shared/federation';
import type { RenderedPiece } from './rendered-pieces.ts';

/** Announces once that all rendered parts still on the page are interactive. */
export const announceHydrated = (pieces: RenderedPiece[]) => {
  const waiting = new Set(pieces.map(({ element }) => element));
  let shellShown = false;
  let announced = false;
  const look = () => {
    for (const element of waiting) if (!element.isConnected) waiting.delete(element);
    if (announced || !shellShown || waiting.size > 0) return;
    announced = true;
    stop();
    window.dispatchEvent(new Event(HYDRATED));
  };
  const stop = onFrameShown((element) => {
    waiting.delete(element);
    look();
  });
  return {
    shell: () => {
      shellShown = true;
      look();
    },
  };
};
