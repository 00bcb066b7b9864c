import type { WebhookDeliveriesQuery, WebhookDelivery, WebhookDeliveryPage } from '@marketplace/shared/contracts';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { bothWays, type Queries, readPage, webhookDeliveries, webhookEvents } from '../../db/index.ts';
import { found } from '../../http/index.ts';

const select = (db: Queries, condition: SQL | undefined) =>
  db
    .select({ delivery: webhookDeliveries, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(condition)
    .$dynamic();

const orders: Record<NonNullable<WebhookDeliveriesQuery['sort']>, SQL> = bothWays({
  createdAt: webhookDeliveries.createdAt,
  type: webhookEvents.type,
  state: sql`replace(${webhookDeliveries.state}, 'new', 'waiting')`,
});

/** The log of an endpoint, newest event first unless sorted. */
export function listDeliveries(
  db: Queries,
  webhookId: string,
  { state, sort = 'createdAt,desc', ...paging }: WebhookDeliveriesQuery,
): Promise<WebhookDeliveryPage> {
  const { endpointId, createdAt, id } = webhookDeliveries;
  const stored = state === 'waiting' ? (['new', 'waiting'] as const) : state && ([state] as const);
  const condition = and(eq(endpointId, webhookId), stored && inArray(webhookDeliveries.state, [...stored]));
  return readPage(
    db,
    { select: select(db, condition), orderBy: [orders[sort], desc(createdAt), desc(id)], toItem: toDelivery },
    paging,
  );
}

/** @throws ApiError 404, also for one of another endpoint */
export async function readDelivery(db: Queries, webhookId: string, id: string): Promise<WebhookDelivery> {
  const [row] = await select(db, and(eq(webhookDeliveries.endpointId, webhookId), eq(webhookDeliveries.id, id)));
  return toDelivery(found('delivery', row));
}

type Row = Awaited<ReturnType<typeof select>>[number];

const toDelivery = ({ delivery, event }: Row): WebhookDelivery => ({
  ...{ id: delivery.id, eventId: event.id, type: event.type, payload: event.payload, attempts: delivery.attempts },
  state: delivery.state === 'new' ? 'waiting' : delivery.state,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
});
