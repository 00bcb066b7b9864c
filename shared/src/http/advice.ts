import { isAxiosError, isNoResponse, serverSaid, statusOf } from './errors.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "40 seconds", "15 minutes", "3 hours". */
const durationText = (seconds: number): string => {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second');
  return seconds < 90 * 60 ? counted(Math.ceil(seconds / 60), 'minute') : counted(Math.ceil(seconds / 3_600), 'hour');
};

/** "Try again in 40 seconds.", for a refusal that carries Retry-After and does not say it in words. */
const waitOf = (error: unknown): string | undefined => {
  const seconds = isAxiosError(error) ? Number(error.response?.headers?.['retry-after']) : NaN;
  const isSaid = /\d+ (second|minute|hour)/.test(serverSaid(error) ?? '');
  return statusOf(error) === 429 && seconds > 0 && !isSaid ? `Try again in ${durationText(seconds)}.` : undefined;
};

/** What people can do about a failed request, beyond what its message says; undefined if there is nothing to add. */
export const adviceOf = (error: unknown): string | undefined => {
  if (!isNoResponse(error)) return waitOf(error);
  return navigator.onLine
    ? 'The server didn’t respond. Check your connection and try again.'
    : 'You’re offline. Connect to the internet and try again.';
};
