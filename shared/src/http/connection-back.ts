import type { AxiosInstance } from 'axios';
import { isAxiosError, isNoResponse, statusOf } from './errors.ts';

/** The first wait before the server is tried, in milliseconds; doubles up to the longest. */
export const FIRST_WAIT = 5_000;
export const LONGEST_WAIT = 120_000;
/** All who wait start within this time, in milliseconds, not all at once. */
export const SPREAD = 1_500;

/** What a proxy responds while the server behind it is down. */
const awayStatuses = new Set([502, 503, 504]);

/** Whether a request failed because of the connection or an absent server, so that it may succeed later. */
export const isConnectionError = (error: unknown): boolean =>
  isNoResponse(error) || awayStatuses.has(statusOf(error) ?? 0);

export interface ConnectionBack {
  /**
   * Calls `retry` once when the connection is back: the browser says so, or the server responds again.
   * @returns a function that stops waiting
   */
  when: (retry: () => void) => () => void;
  /** Call it with each response. */
  answered: () => void;
}

/** @param probe requests something small from the server, to see whether it responds */
export const createConnectionBack = (probe: () => Promise<unknown>): ConnectionBack => {
  const waiting = new Set<() => void>();
  let probeTimer: ReturnType<typeof setTimeout> | undefined;
  let probeWait = FIRST_WAIT;
  /** Pause between two responses that release all who wait, so that a repeated failure doesn't loop. */
  let gap = 0;
  let lastGo = -Infinity;

  const startOver = () => {
    probeWait = FIRST_WAIT;
    gap = 0;
  };
  const letGo = () => {
    lastGo = performance.now();
    gap = Math.min(Math.max(FIRST_WAIT, 2 * gap), LONGEST_WAIT);
    for (const retry of waiting) {
      // Those who have stopped waiting by then aren't called.
      setTimeout(() => waiting.delete(retry) && retry(), Math.random() * SPREAD);
    }
  };
  const cameOnline = () => {
    startOver();
    letGo();
  };
  const answered = () => {
    if (waiting.size > 0 && performance.now() - lastGo >= gap) letGo();
  };
  /** Less and less often, as long as someone waits. */
  const probeLater = () => {
    probeTimer ??= setTimeout(() => {
      probeTimer = undefined;
      if (waiting.size === 0) return;
      probeWait = Math.min(2 * probeWait, LONGEST_WAIT);
      if (navigator.onLine && document.visibilityState === 'visible') probe().then(answered, () => undefined);
      probeLater();
    }, probeWait);
  };
  const when = (retry: () => void) => {
    // A separate function, so that the same retry can wait twice.
    const own = () => retry();
    if (waiting.size === 0 && performance.now() - lastGo > LONGEST_WAIT) startOver();
    waiting.add(own);
    window.addEventListener('online', cameOnline);
    probeLater();
    return () => void waiting.delete(own);
  };
  return { when, answered };
};

/** Observes the responses of a client. */
export const attachConnectionBack = (client: AxiosInstance, { answered }: Pick<ConnectionBack, 'answered'>) => {
  client.interceptors.response.use(
    (response) => {
      answered();
      return response;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response && !isConnectionError(error)) answered();
      throw error;
    },
  );
};
