import { dayMs } from '../../day-ms.ts';

/** Days that a usage summary covers, including today. */
export const daysShown = 30;

/** The day this many days later, or earlier; days are written as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The last days up to today, oldest first. */
export const lastDays = (today: string) =>
  Array.from({ length: daysShown }, (_, index) => dayAfter(today, index - daysShown + 1));

/** Whether it is that day somewhere on earth now. */
export const isToday = (day: string, now: number) => Math.abs(Date.parse(day) + dayMs / 2 - now) <= 1.5 * dayMs;
