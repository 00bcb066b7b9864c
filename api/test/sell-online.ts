import { randomUUID } from 'node:crypto';
import type { Invoice } from '@marketplace/shared/contracts';
import { orderAmounts } from '../src/commerce/billing/amounts/order-amounts.ts';
import type { PaymentProvider } from '../src/commerce/billing/payments/provider.ts';
import { recordPayment } from '../src/commerce/billing/record-payment.ts';
import { sell } from '../src/commerce/checkout/sell.ts';
import { cancelOrder } from '../src/commerce/orders/cancel-order.ts';
import { createMailer } from '../src/notifications/index.ts';
import type { Caller } from '../src/http/index.ts';
import { findCompany } from '../src/operations/index.ts';
import { aBilling } from './checkout.ts';
import type { TestDatabase } from './test-database.ts';

export const clientId = 'meridian';
/** Of each invoice, in minor units. */
export const TOTAL = 100_000;

/** Writes an order that is paid online. */
export const sellOnline = (database: TestDatabase): Promise<Invoice> => sellAt(database, new Date());

/** Writes an order that is paid online, by a company of this time zone. */
export async function sellAt({ db }: TestDatabase, at: Date, timeZone = 'UTC', termsDays = 15): Promise<Invoice> {
  const known = await findCompany(db);
  if (!known) throw new Error('There is no company.');
  const company = { ...known, timeZone };
  const line = { moduleId: 'attendance', name: 'Attendance', unitPrice: 250, noOfUsers: 4, noOfDays: 100 };
  const amounts = orderAmounts([{ ...line, isDiscounted: false }], null, []);
  const sale = { clientId, userId: 'buyer', company, billing: aBilling, method: 'online' as const, poNumber: null };
  const terms = { couponCode: null, currency: 'INR', termsDays, at };
  return db.transaction((tx) => sell(tx, { ...sale, ...terms, lines: [line], amounts }));
}

const buyer: Caller = {
  ...{ userId: 'buyer', sessionId: 'session', role: 'USER', marketplaceRoles: [], clientId },
  ...{ isFresh: true, secondFactorOverdue: false },
};

/** Cancels an order as its buyer. */
export const cancelOnline = ({ db }: TestDatabase, provider: PaymentProvider, id: string) =>
  cancelOrder({ db, provider, mailer: createMailer('TEX'), publicUrl: 'https://market.example' }, buyer, {
    ...{ id, reason: 'Ordered twice.', ip: '127.0.0.1' },
  });

export const recordTransfer = (
  { db }: TestDatabase,
  invoiceId: string,
  amount: number,
  reference: string = randomUUID(),
) =>
  db.transaction((tx) =>
    recordPayment(tx, {
      ...{ clientId, invoiceId, amount, reference },
      ...{ method: 'bank_transfer', paidAt: new Date(), recordedBy: 'admin' },
    }),
  );
