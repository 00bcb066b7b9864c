const format = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  });

/** "Tuesday 24 November 2026 at 15:00 (Asia/Kolkata)". */
const timeIn = (at: Date, timeZone: string) => `${format(timeZone).format(at)} (${timeZone})`;

interface Zones {
  /** Of the requester; null if unknown. */
  timeZone: string | null;
  /** Of the company. */
  ownTimeZone: string;
}

/** The time as the requester reads it: in their zone, or in ours if theirs is unknown. */
export const theirTime = (at: Date, { timeZone, ownTimeZone }: Zones) => timeIn(at, timeZone ?? ownTimeZone);

/** The time in our zone; undefined if theirs is the same. */
export const ourTime = (at: Date, { timeZone, ownTimeZone }: Zones) =>
  timeZone === null || timeZone === ownTimeZone ? undefined : timeIn(at, ownTimeZone);
