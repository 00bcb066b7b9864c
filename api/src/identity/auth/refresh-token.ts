import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '../../operations/keys/signing-keys.ts';

export const newRefreshToken = () => randomBytes(32).toString('base64url');

/** Only this is stored. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The token that follows another. Derived instead of drawn, so that parallel refreshes with one token all receive the
 * same next one though the database knows only hashes.
 */
export const successorOf = (token: string, key: SigningKey) =>
  createHmac('sha256', key.secret).update(`refresh:${token}`).digest('base64url');
