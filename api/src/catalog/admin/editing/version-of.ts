import { createHash } from 'node:crypto';

/** The same for the same fields and status, another for others: tells whether somebody else has saved meanwhile. */
export const versionOf = (fields: object, status: string): string =>
  createHash('sha256')
    .update(JSON.stringify([status, sorted(fields)]))
    .digest('base64url')
    .slice(0, 22);

/** Names in one order, however deep: the database keeps JSON in another than it was given. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
