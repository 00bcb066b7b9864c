import type { Invoice } from '@marketplace/shared/contracts';
import pg from 'pg';
import { orderAmounts } from '../src/commerce/billing/amounts/order-amounts.ts';
import { sell } from '../src/commerce/checkout/sell.ts';
import { dun } from '../src/commerce/dunning/dun.ts';
import { dayMs } from '../src/day-ms.ts';
import { toDatabase } from '../src/db/database.ts';
import { createMailer } from '../src/notifications/index.ts';
import { findCompany } from '../src/operations/index.ts';
import { aBilling } from './checkout.ts';

/** Unpaid invoices in the database of a running marketplace. */
export async function openDunning(connectionString: string, publicUrl: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const db = toDatabase(client);
  return {
    /** Sells Fleet to a client on invoice, due in 15 days, with a seat for its buyer, as if this many days ago. */
    sellFleet: async (clientId: string, buyer: string, daysAgo: number): Promise<Invoice> => {
      const company = await findCompany(db);
      if (!company) throw new Error('There is no company.');
      const [{ id: userId } = { id: '' }] = (await client.query('select id from users where email = $1', [buyer])).rows;
      const line = { moduleId: 'fleet', name: 'Fleet', unitPrice: 250, noOfUsers: 2, noOfDays: 300 };
      const amounts = orderAmounts([{ ...line, isDiscounted: false }], null, []);
      const billing = { ...aBilling, email: buyer };
      const sale = { clientId, userId, company, billing, method: 'invoice' as const, poNumber: null, couponCode: null };
      const terms = { currency: 'INR', termsDays: 15, at: new Date(Date.now() - daysAgo * dayMs) };
      const invoice = await db.transaction((tx) => sell(tx, { ...sale, ...terms, lines: [line], amounts }));
      await client.query(
        `insert into subscription_seats (client_id, subscription_id, user_id)
         select client_id, id, $2 from subscriptions where order_id = $1`,
        [invoice.orderId, userId],
      );
      return invoice;
    },
    /** Does what the job does every hour. */
    run: () =>
      dun({ db, mailer: createMailer('TEX Marketplace'), publicUrl }, new Date(), (error) => {
        throw error;
      }),
    /** Dates the last reminder of an invoice a week back. */
    weekPasses: ({ id }: Invoice) =>
      client.query(
        'update dunning set reminded_on = reminded_on - 7, announced_for = announced_for - 7 where invoice_id = $1',
        [id],
      ),
    close: () => client.end(),
  };
}
