import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** Equal for equal states and different for others: detects whether someone else has saved in between. */
export const versionOf = (state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(state)))
    .digest('base64url')
    .slice(0, 22);

/** Sorts keys at every depth, because the database returns JSON in a different order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}

/** @throws ApiError 409 if a form started from an outdated version */
export function assertCurrent(version: string, current: string): void {
  if (version === current) return;
  const message = 'Someone else has made changes since you opened this. Reload it before you save.';
  throw new ApiError(409, 'changed_meanwhile', message);
}
