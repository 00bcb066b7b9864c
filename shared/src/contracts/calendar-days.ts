const DAY = 86_400_000;

const dayOf = (moment: Date | string | number) => Math.floor(new Date(moment).getTime() / DAY);

// Making one takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day of a moment in a time zone, as YYYY-MM-DD. @param timeZone an IANA name */
export function dayIn(moment: Date, timeZone: string): string {
  const parts = formatOf(timeZone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, value]);
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>;
  return `${year}-${month}-${day}`;
}

/** Calendar days from one moment to another, in UTC, as the days of documents are sent; negative when `to` is earlier. */
export const calendarDays = (from: Date | string | number, to: Date | string | number) => dayOf(to) - dayOf(from);
