import { API_KEY_LIMITS, statusTones } from '@marketplace/shared/contracts';

const DAY = 86_400_000;

/** When a key expires, counted from its creation. */
export const lifetimes = [30, 90, 180, API_KEY_LIMITS.days].map((days) => ({
  value: String(days),
  label: `After ${days} days`,
}));
export const USUAL_LIFETIME = '90';

/** How long a replaced key keeps working. */
export const overlaps = [
  { value: '0', label: 'Immediately' },
  { value: '1', label: 'After 1 day' },
  { value: String(API_KEY_LIMITS.overlapDays), label: `After ${API_KEY_LIMITS.overlapDays} days` },
];

/** The badge of a key. The account's administrators get an email a week before it expires. */
export const keyLook = ({ expiresAt, replaced }: { expiresAt: string; replaced: boolean }, now: number) => {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return { tone: statusTones.expired, label: 'Expired' };
  if (replaced) return { tone: statusTones.replaced, label: 'Replaced' };
  if (left < 7 * DAY) return { tone: statusTones.expiring, label: 'Expires soon' };
  return { tone: statusTones.active, label: 'Active' };
};
