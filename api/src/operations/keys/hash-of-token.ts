import { createHash } from 'node:crypto';

/** Only this hash of a token is stored. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
