const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * "20 Nov 2026", from an ISO date or moment, in UTC. Formatted here, because browsers and servers of different ages abbreviate months
 * differently, and a page must read the same on both. Anything but a date stays as it is.
 */
export const formatDate = (iso: string) => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
};
