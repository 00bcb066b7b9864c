import { formatDate } from '@marketplace/shared/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat('en-GB');

/** "5 minutes ago" within a day, then the date. Times in the future, from a slow clock, count as now. */
export const timeAgo = (iso: string, now = Date.now()) => {
  const passed = now - Date.parse(iso);
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return formatDate(iso);
};
