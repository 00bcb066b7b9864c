const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Such as "5 min ago" or "3 h ago"; undefined after a day, when the date says more. */
export const sinceText = (iso: string, now: number): string | undefined => {
  const passed = now - Date.parse(iso);
  if (passed >= DAY || Number.isNaN(passed)) return undefined;
  if (passed < MINUTE) return 'Just now';
  return passed < HOUR ? `${Math.floor(passed / MINUTE)} min ago` : `${Math.floor(passed / HOUR)} h ago`;
};
