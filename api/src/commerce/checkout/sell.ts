import { randomUUID } from 'node:crypto';
import type { Invoice } from '@marketplace/shared/contracts';
import { writeSale, type Sale } from '../billing/write-sale.ts';
import { insertAll, subscriptions, type Transaction } from '../../db/index.ts';
import { dayMs } from '../../day-ms.ts';

/** Writes order, invoice, and a subscription for each line. Subscriptions start with the sale, or with an online payment. */
export async function sell(tx: Transaction, sale: Sale): Promise<Invoice> {
  const invoice = await writeSale(tx, sale);
  const { clientId, userId, currency, at } = sale;
  const rows = sale.lines.map(({ moduleId, name, noOfUsers, noOfDays, unitPrice }) => ({
    clientId,
    id: randomUUID(),
    moduleId,
    moduleName: name,
    orderId: invoice.orderId,
    userId,
    noOfUsers,
    awaitsPayment: sale.method === 'online' && invoice.balance > 0,
    startsAt: at,
    endsAt: new Date(at.getTime() + noOfDays * dayMs),
    unitPrice,
    currency,
    createdAt: at,
    updatedAt: at,
  }));
  await insertAll(tx, subscriptions, rows);
  return invoice;
}
