import { randomUUID } from 'node:crypto';
import type { Invoice } from '@marketplace/shared/contracts';
import { orderAmounts } from '../src/commerce/billing/amounts/order-amounts.ts';
import { recordPayment } from '../src/commerce/billing/record-payment.ts';
import { writeSale } from '../src/commerce/billing/write-sale.ts';
import { findCompany } from '../src/operations/index.ts';
import { aBilling } from './checkout.ts';
import type { TestDatabase } from './test-database.ts';

export const clientId = 'meridian';
/** Of each invoice, in minor units. */
export const TOTAL = 100_000;

/** Writes an order that is paid online; its invoice's id. */
export const sellOnline = async (database: TestDatabase): Promise<string> => (await sellAt(database, new Date())).id;

/** Writes an order that is paid online, by a company of this time zone. */
export async function sellAt({ db }: TestDatabase, at: Date, timeZone = 'UTC', termsDays = 15): Promise<Invoice> {
  const known = await findCompany(db);
  if (!known) throw new Error('There is no company.');
  const company = { ...known, timeZone };
  const line = { moduleId: 'attendance', name: 'Attendance', unitPrice: 250, noOfUsers: 4, noOfDays: 100 };
  const amounts = orderAmounts([{ ...line, isDiscounted: false }], null, []);
  const sale = { clientId, userId: 'buyer', company, billing: aBilling, method: 'online' as const, poNumber: null };
  const terms = { couponCode: null, currency: 'INR', termsDays, at };
  return db.transaction((tx) => writeSale(tx, { ...sale, ...terms, lines: [line], amounts }));
}

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
