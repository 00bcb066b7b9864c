import { randomUUID } from 'node:crypto';
import type { SaleLine } from '../../billing/sale-line.ts';
import type { Transaction } from '../database.ts';
import { insertAll } from '../insert-all.ts';
import { subscriptions, subscriptionSeats } from '../schema/subscriptions.ts';
import { daysFrom } from './days-from.ts';
import type { DemoSale } from './demo-history.ts';

interface Bought {
  orderId: string;
  at: Date;
  lines: SaleLine[];
  currency: string;
}

export async function seedSubscriptions(tx: Transaction, sale: DemoSale, bought: Bought): Promise<void> {
  const { clientId, userId, startsAfterDays = 0, cancelReason = null, seats = [] } = sale;
  const { orderId, at, currency } = bought;
  const startsAt = daysFrom(at, startsAfterDays);
  const rows = bought.lines.map(({ moduleId, name, noOfUsers, noOfDays, unitPrice }) => ({
    ...{ clientId, userId, id: randomUUID(), orderId, moduleId, moduleName: name, noOfUsers, unitPrice, currency },
    ...{ startsAt, endsAt: daysFrom(startsAt, noOfDays), createdAt: at },
    ...{ cancelAtEnd: cancelReason !== null, cancelReason },
  }));
  await insertAll(tx, subscriptions, rows);
  await insertAll(
    tx,
    subscriptionSeats,
    rows.flatMap(({ id }) => seats.map((seat) => ({ clientId, subscriptionId: id, userId: seat }))),
  );
}
