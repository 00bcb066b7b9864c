import type { SignOnProblem } from '@marketplace/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { recordAudit } from '../../operations/index.ts';
import type { ApiConfig } from '../../config.ts';
import type { Database, Transaction } from '../../db/index.ts';
import { takeAttempt, type Attempt } from './attempts.ts';
import { countedDomains } from './domain-proofs.ts';
import { keepHandover } from './handovers.ts';
import { mappedRoles } from './map-roles.ts';
import { sealIdToken } from './id-token.ts';
import { clientOf } from './provider-client.ts';
import { findEnabled, findProvider, noteTellsWhen, noteTested, type ProviderRow } from './provider-store.ts';
import { readIdentity, type Identity } from './read-identity.ts';
import { resolveUser } from './resolve-user.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';
import { redirectUriOf } from './sign-on-uris.ts';

interface Context {
  db: Database;
  config: ApiConfig;
  log: FastifyBaseLogger;
}

interface Return {
  /** The address the browser came back to. */
  url: URL;
  browserKey: string | undefined;
  ip: string;
}

/** Where a sign-in ended: on a page of the storefront, with a code to exchange, or with what went wrong. */
export type Ending =
  | { kind: 'signed-in'; returnTo: string; code: string }
  | { kind: 'tested'; providerId: string }
  | { kind: 'refused'; problem: SignOnProblem; testedProvider: string | undefined };

/** Ends an attempt that came back from its provider. */
export async function finishSignOn(context: Context, { url, browserKey, ip }: Return): Promise<Ending> {
  const state = url.searchParams.get('state') ?? '';
  const attempt = browserKey === undefined ? undefined : await takeAttempt(context.db, state, browserKey);
  if (!attempt) return { kind: 'refused', problem: 'expired', testedProvider: undefined };
  const provider = await findProvider(context.db, attempt.providerId);
  try {
    if (!provider || (!attempt.testedBy && !provider.enabled)) throw new SignOnRefusal('unavailable');
    if (provider.updatedAt > attempt.createdAt) throw new SignOnRefusal('changed_meanwhile');
    // Another provider's answer, which must not reach this one.
    if (url.pathname !== new URL(redirectUriOf(context.config, provider.redirectKey)).pathname)
      throw new SignOnRefusal('invalid_answer');
    const client = await clientOf(context.config, provider);
    // A test shows that a provider works before its domains are proven; it signs nobody in.
    const counted = attempt.testedBy ? provider.domains : await countedDomains(context.db, provider.id);
    const identity = await readIdentity({ client, url, state, attempt }, provider, counted);
    await noteTellsWhen(context.db, provider, identity.provenAt !== null);
    if (attempt.testedBy) return await passTest(context, provider, attempt, identity, ip);
    const endSessionUrl = client.serverMetadata().end_session_endpoint ?? null;
    return await handOver(context, provider, attempt, { ...identity, endSessionUrl }, ip);
  } catch (error) {
    if (!(error instanceof SignOnRefusal)) throw error;
    const { problem, cause } = error;
    context.log.info(
      { problem, provider: attempt.providerId, cause: causeOf(cause) },
      'a sign-in by a provider failed',
    );
    if (provider) await noteFailure(context.db, provider, attempt, problem, ip);
    return { kind: 'refused', problem, testedProvider: attempt.testedBy ? attempt.providerId : undefined };
  }
}

async function handOver(
  { db, config }: Context,
  provider: ProviderRow,
  { browserHash, returnTo, rememberMe }: Attempt,
  identity: Identity & { endSessionUrl: string | null },
  ip: string,
): Promise<Ending> {
  const { subject, sid, endSessionUrl, methods, provenAt } = identity;
  const idToken = sealIdToken(config, provider.id, identity);
  const known = { subject, sid, endSessionUrl, methods, provenAt, idToken };
  const code = await db.transaction(async (tx) => {
    await assertUnchanged(tx, provider);
    const userId = await resolveUser(tx, provider, identity, ip);
    return keepHandover(tx, browserHash, { ...known, providerId: provider.id, userId, rememberMe });
  });
  return { kind: 'signed-in', returnTo, code };
}

/** Its response counts under the settings it was asked with. */
async function assertUnchanged(tx: Transaction, { id, updatedAt }: ProviderRow): Promise<void> {
  const now = await findEnabled(tx, id);
  if (now?.updatedAt.getTime() !== updatedAt.getTime()) throw new SignOnRefusal('changed_meanwhile');
}

/** A test signs nobody in, and creates no account. */
async function passTest(
  { db }: Context,
  { id, name, roleMapping }: ProviderRow,
  { testedBy, createdAt }: Attempt,
  { email, groups }: Identity,
  ip: string,
): Promise<Ending> {
  await db.transaction(async (tx) => {
    if (!(await noteTested(tx, id, createdAt))) throw new SignOnRefusal('changed_meanwhile');
    const target = { type: 'identity_provider', id, name };
    const after = { email, roles: mappedRoles(roleMapping, groups) };
    await recordAudit(tx, { actorId: testedBy, action: 'identity_provider.tested', target, after, ip });
  });
  return { kind: 'tested', providerId: id };
}

const noteFailure = (db: Database, { id, name }: ProviderRow, { testedBy }: Attempt, problem: string, ip: string) =>
  db.transaction((tx) =>
    recordAudit(tx, {
      actorId: testedBy,
      action: testedBy ? 'identity_provider.test_failed' : 'identity_provider.sign_in_failed',
      target: { type: 'identity_provider', id, name },
      after: { problem },
      ip,
    }),
  );

/** What went wrong, without any sent data. */
const causeOf = (cause: unknown) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined);
