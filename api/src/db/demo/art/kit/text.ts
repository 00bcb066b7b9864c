/** Finished markup, as opposed to plain text. */
export type Html = string;

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Indian grouping, such as 12,40,500. */
export const grouped = (value: number, decimals = 0) =>
  value.toLocaleString('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const rupees = (value: number, decimals = 0) => `${value < 0 ? '−' : ''}₹${grouped(Math.abs(value), decimals)}`;

/** Lakh and crore for headlines, such as ₹4.82 Cr. */
export function shortRupees(value: number): string {
  if (value >= 1e7) return `₹${(value / 1e7).toFixed(2)} Cr`;
  if (value >= 1e5) return `₹${(value / 1e5).toFixed(1)} L`;
  return rupees(value);
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export const join = (parts: Html[]): Html => parts.join('');
