import { and, asc, eq, ne, or } from 'drizzle-orm';
import { type Invoice, leftToCredit } from '@marketplace/shared/contracts';
import { divideHalfUp } from '../billing/amounts/divide-half-up.ts';
import { findInvoice } from '../billing/invoice-store.ts';
import { invoices, orderLines, orders, type Queries } from '../../db/index.ts';
import { found } from '../../http/index.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';
import { isCancelledTrial, paidFrom } from '../subscriptions/term.ts';
import { type Sold, soldPeriods, unusedDays } from './sold-periods.ts';

interface Sale extends Sold {
  invoiceId: string;
  position: number;
}

/** An invoice line that paid for still unused days of a subscription. */
export interface UnusedLine {
  invoice: Invoice;
  position: number;
  days: number;
  /** Of the days, in minor units before tax: at most what is not credited yet. */
  amount: number;
}

/** The lines that paid for days after now. Undefined if the orders of a subscription don't lead to its users and term. */
export async function listUnusedLines(db: Queries, row: SubscriptionRow, now: Date): Promise<UnusedLine[] | undefined> {
  // Everything was credited when it was canceled.
  if (isCancelledTrial(row)) return [];
  const subscribed = { startsAt: paidFrom(row), users: row.noOfUsers, endsAt: row.endsAt };
  const periods = soldPeriods(subscribed, await listSales(db, row));
  if (!periods) return undefined;
  const unused: UnusedLine[] = [];
  for (const period of periods) {
    const { invoiceId, position, noOfDays } = period.sold;
    const days = unusedDays(period, now);
    const invoice = found('invoice', await findInvoice(db, row.clientId, invoiceId));
    const { lineTotal = 0, discount = 0 } = invoice.lines[position] ?? {};
    const share = divideHalfUp(BigInt(lineTotal - discount) * BigInt(days), BigInt(noOfDays));
    const amount = Math.min(share, leftToCredit(invoice)[position] ?? 0);
    if (amount > 0) unused.push({ invoice, position, days, amount });
  }
  return unused;
}

/** The order that began a subscription and those that changed it, oldest first. */
const listSales = (db: Queries, { clientId, id, orderId, moduleId }: SubscriptionRow): Promise<Sale[]> =>
  db
    .select({
      ...{ at: orders.createdAt, invoiceId: invoices.id, position: orderLines.position },
      ...{ noOfUsers: orderLines.noOfUsers, noOfDays: orderLines.noOfDays },
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.clientId, orders.clientId), eq(orderLines.orderId, orders.id)))
    .innerJoin(invoices, and(eq(invoices.clientId, orders.clientId), eq(invoices.orderId, orders.id)))
    .where(
      and(
        ...[eq(orders.clientId, clientId), or(eq(orders.id, orderId), eq(orders.subscriptionId, id))],
        ...[ne(orders.status, 'cancelled'), eq(orderLines.moduleId, moduleId)],
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.number));
