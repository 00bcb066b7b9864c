import { createHmac } from 'node:crypto';
import { hashOfToken } from './hash-of-token.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

/** What a link in an email permits; a token of one kind is invalid for another. */
type Purpose =
  'ticket' | 'ticket-reply' | 'newsletter-confirm' | 'newsletter-unsubscribe' | 'alerts-unsubscribe' | 'sign-in-notice';

export interface LinkToken {
  token: string;
  /** Only this is stored. */
  hash: Buffer;
}

/**
 * The token of a link in an email. Derived, not random: the database has only its hash, yet every later email can
 * contain the same link.
 */
export function linkToken(key: SigningKey, purpose: Purpose, subject: string): LinkToken {
  const token = createHmac('sha256', key.secret).update(`link:${purpose}:${subject}`).digest('base64url');
  return { token, hash: hashOfToken(token) };
}

/** The token of a stored hash; undefined if its key has been retired. */
export async function findLinkToken(
  keys: SigningKeys,
  purpose: Purpose,
  subject: string,
  hash: Buffer | null,
): Promise<LinkToken | undefined> {
  const tokens = (await keys.all()).map((key) => linkToken(key, purpose, subject));
  return tokens.find((token) => hash !== null && token.hash.equals(hash));
}
