import { createHash } from 'node:crypto';

/** Names a state by what it holds: two that are equal have the same name. */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
