import { eq } from 'drizzle-orm';
import { type Transaction, webhookEndpoints } from '../../db/index.ts';
import { openSecret, sealSecret } from '../sign-on/seal-secret.ts';
import { sealedFor } from './webhook-secret.ts';

interface Keys {
  oldKey: string;
  newKey: string;
}

/** Seals the secrets of all webhooks with the new key. `unreadable` names one that neither key opens. */
export async function resealWebhooks(
  tx: Transaction,
  { oldKey, newKey }: Keys,
): Promise<{ resealed: number; unreadable?: string }> {
  const { id, url, secret, previousSecret } = webhookEndpoints;
  const rows = await tx.select({ id, url, secret, previousSecret }).from(webhookEndpoints).orderBy(id).for('update');
  let resealed = 0;
  for (const row of rows) {
    const owner = sealedFor(row.id);
    if (openSecret(newKey, owner, row.secret) !== undefined) continue;
    const again = (sealed: Buffer | null) => {
      const opened = sealed && openSecret(oldKey, owner, sealed);
      return typeof opened === 'string' ? sealSecret(newKey, owner, opened) : undefined;
    };
    const sealed = again(row.secret);
    if (!sealed) return { resealed, unreadable: `the webhook to ${row.url}` };
    await tx
      .update(webhookEndpoints)
      .set({ secret: sealed, previousSecret: again(row.previousSecret) ?? null })
      .where(eq(id, row.id));
    resealed += 1;
  }
  return { resealed };
}
