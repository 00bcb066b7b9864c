const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026", from an ISO date or moment, in UTC: the same on a server and in every browser. */
export const formatDate = (iso: string) => format.format(new Date(iso));
