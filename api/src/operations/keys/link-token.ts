import { createHmac } from 'node:crypto';
import { hashOfToken } from './hash-of-token.ts';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

/** What a link in an e-mail allows; a token of one kind is worth nothing for another. */
type Purpose = 'ticket' | 'newsletter-confirm' | 'newsletter-unsubscribe';

export interface LinkToken {
  token: string;
  /** Only this is stored. */
  hash: Buffer;
}

/**
 * The token of a link in an e-mail. Derived instead of drawn: though the database knows only its hash, every later
 * e-mail carries the same link.
 */
export function linkToken(key: SigningKey, purpose: Purpose, subject: string): LinkToken {
  const token = createHmac('sha256', key.secret).update(`link:${purpose}:${subject}`).digest('base64url');
  return { token, hash: hashOfToken(token) };
}

/** The token that this hash was stored for; nothing when its key has been retired. */
export async function findLinkToken(
  keys: SigningKeys,
  purpose: Purpose,
  subject: string,
  hash: Buffer | null,
): Promise<LinkToken | undefined> {
  const tokens = (await keys.all()).map((key) => linkToken(key, purpose, subject));
  return tokens.find((token) => hash !== null && token.hash.equals(hash));
}
