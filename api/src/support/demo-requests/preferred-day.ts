import { dayMs } from '../../day-ms.ts';

/** How many days ahead a demo can be requested. */
const mostDaysOn = 90;

/**
 * Why a day can't be requested; undefined if it can. A day starts somewhere on Earth up to 14 hours before UTC and ends
 * up to 12 hours after it, hence the extra day at either end.
 */
export function checkPreferredDay(day: string, now: number): string | undefined {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) return 'Enter a valid date.';
  if (start < now - 2 * dayMs) return 'Choose a day in the future.';
  return start > now + (mostDaysOn + 1) * dayMs ? `Choose a day within the next ${mostDaysOn} days.` : undefined;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
