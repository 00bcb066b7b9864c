import { toast, type ToastOptions } from 'react-hot-toast/headless';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5_000;
/** Long enough to read, to decide and to get to the button. */
export const UNDO_DURATION = 12_000;

/** A toast may offer to undo what it reports. */
export interface Undoable {
  undo?: (() => void) | undefined;
}

/** Repeating a message renews its toast, and withdraws the earlier offer to undo. */
const options = (text: string, undo?: () => void): ToastOptions & Undoable => ({
  id: text,
  duration: undo ? UNDO_DURATION : TOAST_DURATION,
  undo,
});

/** Short messages about what just happened, shown by the host at the top right. */
export const notify = {
  /** @param undo calls the inverse, if there is one, and reports how that went */
  success: (text: string, undo?: () => void) => toast.success(text, options(text, undo)),
  error: (text: string) => toast.error(text, options(text)),
  info: (text: string) => toast(text, options(text)),
};
