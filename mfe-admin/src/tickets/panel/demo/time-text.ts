/** "Tue, 24 Nov 2026, 15:00 (Asia/Kolkata)". */
export const timeText = (at: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  }).format(at)} (${timeZone})`;

const parts: Record<string, string> = {
  morning: 'in the morning, 9 to 12',
  midday: 'at midday, 12 to 3',
  afternoon: 'in the afternoon, 3 to 6',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

interface Preferred {
  preferredDay: string | null;
  preferredTime: string | null;
  timeZone: string | null;
}

/** "Tue, 24 Nov 2026, in the morning, 9 to 12 (Asia/Kolkata)", without the parts that are missing. */
export const preferredText = ({ preferredDay, preferredTime, timeZone }: Preferred) => {
  const day = preferredDay && dayFormat.format(new Date(`${preferredDay}T00:00:00Z`));
  const said = [day, preferredTime && (parts[preferredTime] ?? preferredTime)].filter(Boolean).join(', ') || 'Any time';
  return timeZone ? `${said} (${timeZone})` : said;
};
