import { randomUUID } from 'node:crypto';
import type { IdentityProvider, IdentityProviderBody, IdentityProviderChange } from '@marketplace/shared/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../operations/index.ts';
import type { ApiConfig } from '../../config.ts';
import { type Database, identityProviders, type Transaction } from '../../db/index.ts';
import { ApiError, assertCurrent, invalid, notFound } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { assertGoodProvider, tidyProvider, type ProviderSettings } from './check-provider.ts';
import { forgetAssumed, keepDomains } from './domain-proofs.ts';
import { editorsWith, lockProvider, recordChange } from './provider-change.ts';
import { discover } from './provider-client.ts';
import { endProviderSessions } from './provider-sessions.ts';
import { describeProvider, versionOfProvider, type ProviderRow } from './provider-store.ts';
import { sealSecret } from './seal-secret.ts';

interface Context {
  db: Database;
  config: ApiConfig;
  mailer: Mailer;
}

/** @throws ApiError 400 with a sentence for each invalid field, 409 without a key to seal secrets with */
export async function createProvider(
  { db, config, mailer }: Context,
  body: IdentityProviderBody,
  actor: Actor,
): Promise<IdentityProvider> {
  const settings = tidyProvider(body);
  assertGoodProvider(settings, config.signOnInside);
  if (!body.clientSecret) throw invalid('clientSecret', 'Enter the client secret.');
  await assertDiscoverable(config, settings);
  const id = randomUUID();
  const clientSecret = seal(config, id, body.clientSecret);
  return db.transaction(async (tx) => {
    await assertOwnKey(tx, id, settings);
    const [row] = await tx
      .insert(identityProviders)
      .values({ ...settings, id, clientSecret, editors: [actor.actorId] })
      .returning();
    if (!row) throw new Error('The provider was not stored.');
    await keepDomains(tx, row);
    await recordChange(tx, mailer, 'added', row, actor, { after: { ...settings } });
    return describeProvider(tx, config, id);
  });
}

/**
 * Replaces the settings. Changes that affect sign-ins clear the test, turn the provider off and end its sessions.
 * @throws ApiError 400, 404, or 409 if someone else has changed them since
 */
export async function updateProvider(
  { db, config, mailer }: Context,
  id: string,
  body: IdentityProviderChange,
  actor: Actor,
): Promise<IdentityProvider> {
  const settings = tidyProvider(body);
  assertGoodProvider(settings, config.signOnInside);
  const [known] = await db.select().from(identityProviders).where(eq(identityProviders.id, id));
  if (!known) throw notFound('provider');
  if (known.issuer !== settings.issuer) await assertDiscoverable(config, settings);
  return db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    assertCurrent(body.version, versionOfProvider(before));
    // Otherwise a secret could be sent to, and read by, someone it wasn't meant for.
    if (before.issuer !== settings.issuer && !body.clientSecret)
      throw invalid('clientSecret', 'Enter the client secret of the new issuer.');
    await assertOwnKey(tx, id, settings);
    const changed = changedOf(before, settings);
    if (body.clientSecret) changed.push('clientSecret');
    if (changed.length === 0) return describeProvider(tx, config, id);
    const mattersToSignIn = changed.some((field) => !['name', 'required'].includes(field));
    const [row] = await tx
      .update(identityProviders)
      .set({
        ...settings,
        ...(body.clientSecret && { clientSecret: seal(config, id, body.clientSecret) }),
        editors: editorsWith(actor.actorId),
        ...(mattersToSignIn && { testedAt: null, enabled: false, updatedAt: sql`clock_timestamp()` }),
      })
      .where(eq(identityProviders.id, id))
      .returning();
    if (!row) throw notFound('provider');
    await keepDomains(tx, row);
    if (mattersToSignIn) await endProviderSessions(tx, id, actor.actorId);
    if (changed.includes('issuer')) await forgetAssumed(tx, id);
    await recordChange(tx, mailer, 'changed', row, actor, {
      before: picked(before, changed),
      after: picked(settings, changed),
    });
    return describeProvider(tx, config, id);
  });
}

function seal({ secretsKey }: ApiConfig, id: string, secret: string): Buffer {
  if (secretsKey) return sealSecret(secretsKey, id, secret);
  throw new ApiError(
    409,
    'no_secrets_key',
    'The server has no SECRETS_KEY to encrypt the secret with. Set it and restart.',
  );
}

async function assertDiscoverable(config: ApiConfig, { issuer, clientId }: ProviderSettings): Promise<void> {
  try {
    await discover(config, issuer, clientId, 'none');
  } catch {
    throw invalid('issuer', "We couldn't find an OpenID configuration for this issuer. Check the address.");
  }
}

async function assertOwnKey(tx: Transaction, id: string, { redirectKey }: ProviderSettings): Promise<void> {
  if (redirectKey === undefined) return;
  const others = and(eq(identityProviders.redirectKey, redirectKey), ne(identityProviders.id, id));
  if ((await tx.$count(identityProviders, others)) > 0)
    throw invalid('redirectKey', 'Another provider has this redirect URI. Choose another key.');
}

const changedOf = (before: ProviderRow, next: ProviderSettings): string[] =>
  (Object.keys(next) as (keyof ProviderSettings)[]).filter((field) => !isDeepStrictEqual(before[field], next[field]));

/** Reports that a secret was replaced, but never the secret. */
const picked = (from: object, fields: string[]) =>
  Object.fromEntries(
    fields.map((field) => [field, field === 'clientSecret' ? 'replaced' : from[field as keyof typeof from]]),
  );
