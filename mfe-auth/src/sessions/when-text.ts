const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

/** "20 Nov 2026", in a given time zone; empty for an invalid time. */
export const dayText = (iso: string, timeZone: string | null): string => {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(moment);
};

/** "20 Nov 2026, 17:30", in the browser's time zone; empty for an invalid time. */
export const momentText = (iso: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  return Number.isNaN(Date.parse(iso)) ? '' : `${dayText(iso, null)}, ${time.format(Date.parse(iso))}`;
};

/** When a device was last used: "Active now", "Active 5 minutes ago" or, after a day, the date. */
export const activeText = (iso: string, now: number, timeZone: string | null): string => {
  const passed = now - Date.parse(iso);
  if (Number.isNaN(passed)) return '';
  // The server records it to the minute.
  if (passed < 2 * MINUTE) return 'Active now';
  if (passed < HOUR) return `Active ${counted(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `Active ${counted(Math.floor(passed / HOUR), 'hour')} ago`;
  return `Active on ${dayText(iso, timeZone)}`;
};
