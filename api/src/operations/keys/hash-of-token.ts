import { createHash } from 'node:crypto';

/** Of a token, only this is stored. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
