import type { WebhookData } from '@marketplace/shared/contracts';
import type { invoices, orders, Queries, subscriptions } from '../../db/index.ts';
import { recordEvent } from '../../notifications/index.ts';

type OrderRow = typeof orders.$inferSelect;
type InvoiceRow = typeof invoices.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

/** For events caused by the passing of time: when it happened. They are reported once. */
interface Due {
  at: Date;
  onceKey: string;
}

/** Tells webhooks about an order. */
export function tellOrder(tx: Queries, type: 'order.placed' | 'order.paid', row: OrderRow): Promise<void> {
  const { id, number, clientId, status, method, currency, total, subscriptionId, userId } = row;
  const data = { id, number, clientId, status, method, currency, total, subscriptionId, userId };
  return recordEvent(tx, { type, clientId, data });
}

/** Tells webhooks about an invoice. */
export function tellInvoice(
  tx: Queries,
  type: 'invoice.finalized' | 'invoice.paid' | 'invoice.overdue',
  row: InvoiceRow,
  due?: Due,
): Promise<void> {
  const { id, number, clientId, orderId, currency, total, paid, balance, invoicedOn, dueOn } = row;
  const data = { id, number, clientId, orderId, currency, total, paid, balance: balance ?? 0, invoicedOn, dueOn };
  return recordEvent(tx, { type, clientId, data, ...due });
}

type SubscriptionEvent = `subscription.${'started' | 'changed' | 'ending' | 'ended'}`;

/** Tells webhooks about a subscription. */
export function tellSubscription(tx: Queries, type: SubscriptionEvent, row: SubscriptionRow, due?: Due): Promise<void> {
  return recordEvent(tx, { type, clientId: row.clientId, data: subscriptionData(row), ...due });
}

function subscriptionData(row: SubscriptionRow): WebhookData<'subscription.started'> {
  const { id, clientId, moduleId, moduleName, orderId, noOfUsers, renewDays, cancelAtEnd } = row;
  return {
    ...{ id, clientId, moduleId, moduleName, orderId, users: noOfUsers },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    ...{ renewDays, cancelAtEnd },
  };
}
