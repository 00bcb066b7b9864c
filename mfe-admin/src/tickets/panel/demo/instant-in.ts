/** How many minutes a time zone is ahead of UTC at a moment. */
const offsetAt = (moment: number, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    ...{ hourCycle: 'h23', timeZone },
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - moment) / MINUTE);
};
const MINUTE = 60_000;

/**
 * The moment of a day (YYYY-MM-DD) and time (HH:MM) in a time zone; undefined if it doesn't exist, as in the hour that
 * daylight saving time skips. In an hour that occurs twice, the first one.
 */
export const instantIn = (day: string, time: string, timeZone: string): Date | undefined => {
  const local = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local)) return undefined;
  const isRight = (moment: number) => moment + offsetAt(moment, timeZone) * MINUTE === local;
  const around = [local - 86_400_000, local + 86_400_000];
  const found = around.map((moment) => local - offsetAt(moment, timeZone) * MINUTE).filter(isRight);
  return found.length === 0 ? undefined : new Date(Math.min(...found));
};

/** The day and time of a moment in a time zone, as date and time fields hold them. */
export const dayAndTimeIn = (moment: Date, timeZone: string): { day: string; time: string } => {
  const local = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone) * MINUTE).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
};
