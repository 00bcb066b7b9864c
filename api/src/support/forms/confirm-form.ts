import type { Caller } from '../../http/index.ts';
import type { Queries } from '../../db/index.ts';
import { type Mail, type Mailer, mayWriteTo } from '../../notifications/index.ts';
import { isAddressOf } from './is-address-of.ts';

interface Form {
  /** Each kind has its own limit. */
  kind: 'ticket' | 'contact' | 'demo';
  /** As typed. */
  email: string;
  caller: Caller | null;
}

/**
 * Confirms a public form by email. An address that isn't the caller's own may be a stranger's: it gets only a few of
 * these per hour, and their text must then be entirely ours.
 * @returns whether an email will be sent
 */
export async function confirmForm(
  tx: Queries,
  mailer: Mailer,
  { kind, email, caller }: Form,
  mailFor: (own: boolean) => Mail,
): Promise<boolean> {
  const own = caller !== null && (await isAddressOf(tx, caller.userId, email));
  if (!own && !(await mayWriteTo(tx, kind, email))) return false;
  await mailer.send(tx, mailFor(own));
  return true;
}
