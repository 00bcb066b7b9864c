import { createHmac, randomBytes } from 'node:crypto';
import type { SigningKey } from '../../operations/index.ts';

export const newRefreshToken = () => randomBytes(32).toString('base64url');

/**
 * The token that follows another. Derived instead of random, so that parallel refreshes with one token all get the same
 * next one although the database only has hashes.
 */
export const successorOf = (token: string, key: SigningKey) =>
  createHmac('sha256', key.secret).update(`refresh:${token}`).digest('base64url');
