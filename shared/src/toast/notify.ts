import { toast } from 'react-hot-toast/headless';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5_000;

/** Repeating a message renews its toast. */
const options = (text: string) => ({ id: text, duration: TOAST_DURATION });

/** Short messages about what just happened, shown by the host at the top right. */
export const notify = {
  success: (text: string) => toast.success(text, options(text)),
  error: (text: string) => toast.error(text, options(text)),
  info: (text: string) => toast(text, options(text)),
};
