import { isCancelled, statusOf } from './errors.ts';

export const RETRIES = 3;
/** Added to the delay with each attempt, in milliseconds. */
export const RETRY_DELAY_STEP = 1_000;
const finalStatuses = new Set([400, 401, 403, 404, 422]);

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

const isFinal = (error: unknown) => {
  const status = statusOf(error);
  return isCancelled(error) || (status !== undefined && finalStatuses.has(status));
};

/** Tries a read once and up to 3 times more, after 1, 2 and 3 seconds. */
export const withRetries = async <T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retries >= RETRIES || signal.aborted || isFinal(error)) throw error;
      await wait((retries + 1) * RETRY_DELAY_STEP, signal);
    }
  }
};
