/** "21 November 2026 at 22:40 (Asia/Kolkata)": where the user is, or in UTC if they don't say. */
export function momentText(at: Date, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  return timeZone === null ? `${text} UTC` : `${text} (${timeZone})`;
}
