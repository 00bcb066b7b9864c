import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** Names a state by what it holds: two that are equal have the same name. */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);

/** @throws ApiError 409 when a form was filled in over another state than there is now */
export function assertCurrent(version: string, current: string): void {
  if (version === current) return;
  const message = 'Somebody else has made a change here since. Load it again before you save.';
  throw new ApiError(409, 'changed_meanwhile', message);
}
