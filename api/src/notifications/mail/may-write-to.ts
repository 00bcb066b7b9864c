import { createHash } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { countHit } from '../../http/rate-limit-store.ts';
import { canonicalAddress } from './canonical-address.ts';

/** Emails to one mailbox, requested by people who may not own it. */
export const mailsToOthers = { quota: 5, windowSeconds: 3_600 };

/** Whether a mailbox may get another email of this kind now: nobody fills a stranger's with our forms. */
export async function mayWriteTo(db: Queries, kind: string, email: string): Promise<boolean> {
  // Hashed, so that a deleted account leaves no address behind.
  const mailbox = createHash('sha256')
    .update(mailboxOf(await canonicalAddress(db, email)))
    .digest('base64url');
  const { hits } = await countHit(db, `mail:${kind}:${mailbox}`, mailsToOthers.windowSeconds);
  return hits <= mailsToOthers.quota;
}

/** Where email to this address most likely arrives: with any tag after a plus, and at Gmail with any dots. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).normalize('NFKC');
  const name = address.slice(0, at).normalize('NFKC').replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
