import type { AlertKind } from '@marketplace/shared/contracts';
import { and, arrayContains, eq } from 'drizzle-orm';
import { alertChoices, type Transaction, users } from '../../db/index.ts';
import { findLinkToken, linkToken } from '../../operations/index.ts';
import { isAgent } from '../tickets/agents.ts';
import type { AlertContext } from './raise-alerts.ts';

/** Who gets an alert by email. */
export interface AlertReader {
  email: string;
  /** The token that ends these emails, and the link with it; null for the team's address. */
  stop: { token: string } | null;
}

/** The administrators who want alerts of this kind by email, with the link that ends them. */
export async function alertReaders(
  tx: Transaction,
  { keys }: Pick<AlertContext, 'keys'>,
  kind: AlertKind,
): Promise<AlertReader[]> {
  const { userId, mail, unsubscribeHash } = alertChoices;
  const rows = await tx
    .select({ userId, unsubscribeHash, email: users.email })
    .from(alertChoices)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isAgent, arrayContains(mail, [kind])))
    .orderBy(userId);
  const readers: AlertReader[] = [];
  for (const row of rows) {
    const known = await findLinkToken(keys, 'alerts-unsubscribe', row.userId, row.unsubscribeHash);
    const { token, hash } = known ?? linkToken(await keys.current(), 'alerts-unsubscribe', row.userId);
    if (!known) await tx.update(alertChoices).set({ unsubscribeHash: hash }).where(eq(userId, row.userId));
    readers.push({ email: row.email, stop: { token } });
  }
  return readers;
}
