import { toast } from 'react-hot-toast/headless';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5_000;

/** The same words again renew their toast instead of standing twice. */
const options = (text: string) => ({ id: text, duration: TOAST_DURATION });

/** Short words about what just happened. Shown by the host, top right. */
export const notify = {
  success: (text: string) => toast.success(text, options(text)),
  error: (text: string) => toast.error(text, options(text)),
  info: (text: string) => toast(text, options(text)),
};
