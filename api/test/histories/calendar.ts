const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a moment in a time zone, such as 2028-02-29 23:30:00. */
function wallClock(moment: number, timeZone: string): string {
  const known = formats.get(timeZone);
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts, ...time });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** The calendar day of a moment, as YYYY-MM-DD. */
export const dayAt = (moment: number, timeZone: string): string => wallClock(moment, timeZone).slice(0, 10);

/** The moment of a time on the wall clock, such as 23:30; after a gap if the clock skips it. */
export function momentAt(day: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offset = (moment: number) => Date.parse(`${wallClock(moment, timeZone).replace(' ', 'T')}Z`) - moment;
  const guess = wanted - offset(wanted);
  return wanted - offset(guess);
}

export const addDays = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The first day of a month, this many months after the month of a day. */
export const firstOfMonth = (day: string, months = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The months that a period touches, such as 2028-02. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(first, 1)) months.push(first.slice(0, 7));
  return months;
}
