/** "21 November 2026 at 22:40 (Asia/Kolkata)": in the user's time zone, or in UTC without one. */
export function momentText(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  return timeZone === null ? `${text} UTC` : `${text} (${timeZone})`;
}
