import type { PriceBand } from '@marketplace/shared/contracts';

/** "₹1 to ₹2", per user and day. */
export function priceLabel(band: PriceBand, currency: string): string {
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 });
  const [from, to] = band.split('-').map((minor) => Number(minor) / 100) as [number, number];
  if (from === 0) return `Under ${money.format(to)}`;
  return to === 0 ? `${money.format(from)} and more` : `${money.format(from)} to ${money.format(to)}`;
}

export const ratingLabel = (least: string) => `${least} and up`;

export const trialLabel = 'Free trial';
