import { ANSWERS } from '../contracts/index.ts';

type Listener = (frame: HTMLElement) => void;

const listeners = new Set<Listener>();

/** Called by a frame when its piece stands and answers. */
export const frameShown: Listener = (frame) => {
  Reflect.set(frame, ANSWERS, true);
  for (const listener of listeners) listener(frame);
};

/** Tells of every remote's piece that has come to stand. Returns how to stop. */
export const onFrameShown = (listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
