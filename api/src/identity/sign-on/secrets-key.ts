import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Database, identityProviders, totpSecrets, webhookEndpoints } from '../../db/index.ts';
import { StartError } from '../../start-error.ts';

/**
 * Without a key, a server could offer none of its providers and check no code of an authenticator app, so it should say
 * so at startup.
 * @throws StartError
 */
export async function assertSecretsKey(db: Database, { secretsKey }: Pick<ApiConfig, 'secretsKey'>): Promise<void> {
  if (secretsKey !== undefined) return;
  const [known] = await db
    .select({ one: sql`1` })
    .from(identityProviders)
    .limit(1);
  if (known)
    throw new StartError('Single sign-on has providers whose secrets are sealed: set SECRETS_KEY to their key.');
  const [app] = await db
    .select({ one: sql`1` })
    .from(totpSecrets)
    .limit(1);
  if (app)
    throw new StartError('Accounts have authenticator apps whose secrets are sealed: set SECRETS_KEY to their key.');
  const [webhook] = await db
    .select({ one: sql`1` })
    .from(webhookEndpoints)
    .limit(1);
  if (webhook) throw new StartError('There are webhooks whose secrets are sealed: set SECRETS_KEY to their key.');
}
