import { eq } from 'drizzle-orm';
import { type Database, identityProviders } from '../../db/index.ts';
import { StartError } from '../../start-error.ts';
import { resealTotp } from '../second-factor/totp/sealed-totp.ts';
import { resealWebhooks } from '../webhooks/reseal-webhooks.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

/**
 * Seals the secrets of all providers, authenticator apps and webhooks with the new key: all of them or none. Those that
 * it already opens stay.
 * @returns how many secrets were encrypted again
 * @throws StartError that names the owner of a secret that neither key opens
 */
export async function resealSecrets(db: Database, oldKey: string, newKey: string): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, name, clientSecret } = identityProviders;
    const providers = await tx.select({ id, name, clientSecret }).from(identityProviders).orderBy(id).for('update');
    let resealed = 0;
    for (const provider of providers) {
      if (openSecret(newKey, provider.id, provider.clientSecret) !== undefined) continue;
      const secret = openSecret(oldKey, provider.id, provider.clientSecret);
      if (secret === undefined) throw unreadable(provider.name);
      const sealed = sealSecret(newKey, provider.id, secret);
      await tx.update(identityProviders).set({ clientSecret: sealed }).where(eq(id, provider.id));
      resealed += 1;
    }
    const totp = await resealTotp(tx, { oldKey, newKey });
    if (totp.unreadable !== undefined) throw unreadable(totp.unreadable);
    const webhooks = await resealWebhooks(tx, { oldKey, newKey });
    if (webhooks.unreadable !== undefined) throw unreadable(webhooks.unreadable);
    return resealed + totp.resealed + webhooks.resealed;
  });
}

const unreadable = (owner: string) =>
  new StartError(`Neither SECRETS_KEY nor OLD_SECRETS_KEY opens the secret of "${owner}". Nothing was changed.`);
