import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Invoice } from '@marketplace/shared/contracts';
import { writeSale, type Sale } from '../billing/write-sale.ts';
import { insertAll, subscriptions, type Transaction } from '../../db/index.ts';
import { tellSubscription } from '../webhooks/tell.ts';
import { dayMs } from '../../day-ms.ts';

interface CartSale extends Sale {
  /** Whether the subscriptions renew for the same number of days; no by default. */
  renew?: boolean;
}

/**
 * Writes order, invoice, and a subscription for each line. Subscriptions start with the sale, or with an online payment:
 * first their free days, then the paid ones.
 */
export async function sell(tx: Transaction, { renew = false, ...sale }: CartSale): Promise<Invoice> {
  const invoice = await writeSale(tx, sale);
  const { clientId, userId, currency, at } = sale;
  const after = (days: number) => new Date(at.getTime() + days * dayMs);
  const rows = sale.lines.map(({ moduleId, name, noOfUsers, noOfDays, unitPrice, trialDays = 0 }) => ({
    clientId,
    id: randomUUID(),
    moduleId,
    moduleName: name,
    orderId: invoice.orderId,
    userId,
    noOfUsers,
    awaitsPayment: sale.method === 'online' && invoice.balance > 0,
    startsAt: at,
    trialEndsAt: trialDays > 0 ? after(trialDays) : null,
    endsAt: after(trialDays + noOfDays),
    renewDays: renew ? noOfDays : null,
    unitPrice,
    currency,
    createdAt: at,
    updatedAt: at,
  }));
  await insertAll(tx, subscriptions, rows);
  const { orderId, awaitsPayment } = subscriptions;
  const begun = and(eq(subscriptions.clientId, clientId), eq(orderId, invoice.orderId), eq(awaitsPayment, false));
  for (const row of await tx.select().from(subscriptions).where(begun))
    await tellSubscription(tx, 'subscription.started', row);
  return invoice;
}
