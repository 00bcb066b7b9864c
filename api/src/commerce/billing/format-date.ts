const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026", of a calendar day as contracts send it; a moment is read in UTC. */
export const formatDate = (moment: Date | string): string => format.format(new Date(moment));
