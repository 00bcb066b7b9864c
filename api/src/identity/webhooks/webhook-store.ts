import type { Webhook, WebhookEventType } from '@marketplace/shared/contracts';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type Queries, type Transaction, webhookDeliveries, webhookEndpoints } from '../../db/index.ts';
import { type Caller, found, holdsMarketplaceRole, versionOf } from '../../http/index.ts';
import { isAdministrator } from '../clients/books-access.ts';
import { ownClient } from '../clients/readable-client.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Administrators manage the operator's and those of every organization, payment admins those of their own. */
export function keptBy(caller: Caller): SQL {
  if (isAdministrator(caller)) return sql`true`;
  if (!holdsMarketplaceRole(caller.marketplaceRoles, ['PAYMENT_ADMIN'])) return sql`false`;
  return ownClient(caller, webhookEndpoints.clientId);
}

const lastDelivery = sql<Webhook['lastDelivery']>`(
  select jsonb_build_object('state', case d.state when 'new' then 'waiting' else d.state end,
           'at', to_char(d.round_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from ${webhookDeliveries} d where d.endpoint_id = ${webhookEndpoints}.id
   order by d.created_at desc, d.id desc limit 1)`;

/** Oldest first. */
export async function listWebhooks(db: Queries, caller: Caller, clientId: string | undefined): Promise<Webhook[]> {
  const { clientId: owner, createdAt, id } = webhookEndpoints;
  const rows = await db
    .select({ row: webhookEndpoints, lastDelivery })
    .from(webhookEndpoints)
    .where(and(clientId === undefined ? isNull(owner) : eq(owner, clientId), keptBy(caller)))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(toWebhook);
}

/** @throws ApiError 404, also for one of others */
export async function readWebhook(db: Queries, caller: Caller, id: string): Promise<Webhook> {
  const [row] = await db
    .select({ row: webhookEndpoints, lastDelivery })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), keptBy(caller)));
  return toWebhook(found('webhook', row));
}

/** Locked until the transaction ends. @throws ApiError 404, also for one of others */
export async function lockWebhook(tx: Transaction, caller: Caller, id: string): Promise<EndpointRow> {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, id), keptBy(caller)))
    .for('update');
  return found('webhook', row);
}

export const versionOfWebhook = ({ url, description, events, enabled }: EndpointRow): string =>
  versionOf({ url, description, events, enabled });

function toWebhook({ row, lastDelivery: last }: { row: EndpointRow; lastDelivery: Webhook['lastDelivery'] }): Webhook {
  const { id, clientId, url, description, events, enabled, disabledReason, failingSince, previousUntil } = row;
  return {
    ...{ id, clientId, url, description, enabled, disabledReason },
    events: events as WebhookEventType[],
    failingSince: failingSince?.toISOString() ?? null,
    overlapsUntil: previousUntil && previousUntil > new Date() ? previousUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    version: versionOfWebhook(row),
    lastDelivery: last,
  };
}
