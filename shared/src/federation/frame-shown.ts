import { ANSWERS } from '../contracts/index.ts';

type Listener = (frame: HTMLElement) => void;

const listeners = new Set<Listener>();

/** Called by a frame once its content is mounted and interactive. */
export const frameShown: Listener = (frame) => {
  Reflect.set(frame, ANSWERS, true);
  for (const listener of listeners) listener(frame);
};

/** Reports every mounted page and widget of a remote. Returns a function that stops. */
export const onFrameShown = (listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
