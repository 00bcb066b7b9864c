import { randomUUID } from 'node:crypto';
import {
  type NewWebhook,
  operatorsEvents,
  type Webhook,
  WEBHOOK_LIMITS,
  type WebhookChange,
} from '@marketplace/shared/contracts';
import { eq, isNull, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../config.ts';
import { type Transaction, webhookEndpoints } from '../../db/index.ts';
import { ApiError, assertCurrent, type Caller, invalid } from '../../http/index.ts';
import { type Actor, changedFields, recordAudit } from '../../operations/index.ts';
import { assertOpenClient } from '../clients/open-client.ts';
import { assertKeepsMembers } from '../organization/members/members-access.ts';
import { isAdministrator } from '../clients/books-access.ts';
import { lockOrganization } from '../organization/lock-organization.ts';
import { newSecret } from './webhook-secret.ts';
import { type EndpointRow, lockWebhook, readWebhook, versionOfWebhook } from './webhook-store.ts';

/** Who makes a change. */
export interface Keeper extends Actor {
  caller: Caller;
}

/** Asserts that the caller may create a webhook for this owner. @throws ApiError 403, 404 */
async function assertKeeps(tx: Transaction, caller: Caller, clientId: string | null): Promise<void> {
  if (clientId !== null) return assertKeepsMembers(tx, caller, clientId);
  if (!isAdministrator(caller))
    throw new ApiError(403, 'forbidden', 'Only administrators can create webhooks for the whole marketplace.');
}

/** Creates a webhook with its own secret, and returns its id. @throws ApiError 400, 403, 404, 409 */
export async function createWebhook(
  tx: Transaction,
  config: ApiConfig,
  { caller, ...actor }: Keeper,
  { clientId, ...settings }: NewWebhook,
): Promise<string> {
  await assertKeeps(tx, caller, clientId);
  if (clientId !== null) await assertOpenClient(tx, clientId);
  assertGoodEvents(clientId, settings.events);
  await assertRoom(tx, clientId);
  const id = randomUUID();
  const values = { ...tidy(settings), id, clientId, secret: newSecret(config, id), createdBy: actor.actorId };
  await tx.insert(webhookEndpoints).values(values);
  await audit(tx, actor, 'webhook.created', { ...values, after: tidy(settings) });
  return id;
}

/**
 * Changes a webhook from the version that was read. Turning it on again clears its failures.
 * @throws ApiError 400, 404, 409
 */
export async function changeWebhook(
  tx: Transaction,
  { caller, ...actor }: Keeper,
  id: string,
  { version, ...change }: WebhookChange,
): Promise<Webhook> {
  const row = await lockWebhook(tx, caller, id);
  assertCurrent(version, versionOfWebhook(row));
  assertGoodEvents(row.clientId, change.events);
  const next = { ...tidy(change), enabled: change.enabled };
  const { url, description, events, enabled } = row;
  const changed = changedFields({ url, description, events, enabled }, next);
  if (!changed) return readWebhook(tx, caller, id);
  const listensAnew = (next.enabled && !row.enabled) || next.events.some((event) => !events.includes(event));
  await tx
    .update(webhookEndpoints)
    .set({
      ...next,
      ...(next.enabled === enabled ? {} : { disabledReason: null, failingSince: null }),
      ...(listensAnew && { listensSince: sql`now()` }),
      updatedAt: sql`now()`,
    })
    .where(eq(webhookEndpoints.id, id));
  await audit(tx, actor, 'webhook.changed', { ...row, ...changed });
  return readWebhook(tx, caller, id);
}

/** Deletes a webhook with its log. @throws ApiError 404 */
export async function deleteWebhook(tx: Transaction, { caller, ...actor }: Keeper, id: string): Promise<void> {
  const row = await lockWebhook(tx, caller, id);
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  const { url, description, events, enabled } = row;
  await audit(tx, actor, 'webhook.deleted', { ...row, before: { url, description, events, enabled } });
}

/** The previous secret keeps signing for a day; an older one ends. @throws ApiError 404, 409 */
export async function rotateSecret(
  tx: Transaction,
  config: ApiConfig,
  { caller, ...actor }: Keeper,
  id: string,
): Promise<EndpointRow> {
  const row = await lockWebhook(tx, caller, id);
  const [rotated = row] = await tx
    .update(webhookEndpoints)
    .set({
      secret: newSecret(config, id),
      previousSecret: row.secret,
      previousUntil: sql`now() + make_interval(hours => ${WEBHOOK_LIMITS.overlapHours})`,
      updatedAt: sql`now()`,
    })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  await audit(tx, actor, 'webhook.secret_rotated', row);
  return rotated;
}

const tidy = ({ url, description, events }: Pick<EndpointRow, 'url' | 'description' | 'events'>) => ({
  url,
  description: description.trim(),
  events: [...new Set(events)].sort(),
});

function assertGoodEvents(clientId: string | null, events: NewWebhook['events']): void {
  const foreign = clientId === null ? [] : events.filter((event) => operatorsEvents.includes(event));
  if (foreign.length > 0)
    throw invalid('events', `${foreign.join(', ')} isn't available to organizations. Leave it out.`);
}

/** Two simultaneous calls don't both take the last place. */
async function assertRoom(tx: Transaction, clientId: string | null): Promise<void> {
  if (clientId === null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`);
  else await lockOrganization(tx, clientId);
  const owner = webhookEndpoints.clientId;
  const count = await tx.$count(webhookEndpoints, clientId === null ? isNull(owner) : eq(owner, clientId));
  if (count >= WEBHOOK_LIMITS.ofOrganization)
    throw new ApiError(
      409,
      'too_many_webhooks',
      `You already have ${count} webhooks, which is the limit. Delete one first.`,
    );
}

interface Audited extends Pick<EndpointRow, 'id' | 'url'> {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Secrets stay out of the log. */
const audit = (tx: Transaction, actor: Actor, action: `webhook.${string}`, { id, url, before, after }: Audited) =>
  recordAudit(tx, {
    ...{ ...actor, action, target: { type: 'webhook', id, name: new URL(url).host } },
    ...(before && { before }),
    ...(after && { after }),
  });
