const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "20 Nov 2026", in UTC as everywhere in the storefront. */
export const formatDate = (moment: Date | string): string => format.format(new Date(moment));
