import { resolveTier, type Invoice } from '@marketplace/shared/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type SaleLine, orderAmounts, recordPayment, taxRatesFor, writeSale } from '../src/commerce/index.ts';
import { listTiersOfEach } from '../src/catalog/index.ts';
import { usualTermsDays } from '../src/operations/index.ts';
import {
  couponRedemptions,
  coupons,
  insertAll,
  invoices,
  modules,
  orders,
  payments,
  subscriptions,
  subscriptionSeats,
  type Transaction,
} from '../src/db/index.ts';
import type { DemoContent, DemoSale } from './content.ts';
import { daysFrom } from './days-from.ts';

type PriceLine = (line: DemoSale['lines'][number]) => SaleLine;

/** What the demo clients have bought so far, in that order, so that numbers follow dates. */
export async function seedSales(tx: Transaction, content: DemoContent, now: Date): Promise<void> {
  const lineOf = await pricesOf(tx, [...new Set(content.sales.flatMap(({ lines }) => lines.map(([id]) => id)))]);
  const inOrder = [...content.sales].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const sale of inOrder) {
    const at = daysFrom(now, -sale.daysAgo);
    await seedSale(tx, sale, { content, at, lines: sale.lines.map(lineOf) });
  }
  await tx.update(payments).set({ createdAt: sql`${payments.paidAt}` });
}

/** Lines at the catalog's price. */
async function pricesOf(tx: Transaction, ids: string[]): Promise<PriceLine> {
  const tiers = await listTiersOfEach(tx, ids);
  const named = await tx.select({ id: modules.id, name: modules.name }).from(modules).where(inArray(modules.id, ids));
  return ([moduleId, noOfUsers, noOfDays]) => {
    const name = named.find(({ id }) => id === moduleId)?.name;
    const tier = resolveTier(tiers.get(moduleId) ?? [], noOfUsers, noOfDays);
    if (name === undefined || !tier) throw new Error(`The demo module ${moduleId} has no price.`);
    return { moduleId, name, noOfUsers, noOfDays, unitPrice: tier.unitPrice };
  };
}

interface Bought {
  content: DemoContent;
  at: Date;
  lines: SaleLine[];
}

async function seedSale(tx: Transaction, sale: DemoSale, bought: Bought): Promise<void> {
  const { clientId, userId, method = 'invoice', poNumber = null, couponId } = sale;
  const { content, at, lines } = bought;
  const { company } = content;
  const client = content.people.clients.find(({ id }) => id === clientId);
  if (!client) throw new Error(`There is no demo client ${clientId}.`);
  const { billing } = client;
  const [coupon] = couponId ? await tx.select().from(coupons).where(eq(coupons.id, couponId)) : [];
  const discounted = lines.map((line) => ({ ...line, isDiscounted: coupon !== undefined }));
  const amounts = orderAmounts(discounted, coupon ?? null, taxRatesFor(company, billing));
  const invoice = await writeSale(tx, {
    ...{ clientId, userId, company, billing, method, poNumber, amounts, lines, at },
    couponCode: coupon?.code ?? null,
    termsDays: client.termsDays ?? usualTermsDays,
    currency: company.currency,
  });
  const { orderId } = invoice;
  if (coupon) {
    const redemption = { clientId, orderId, userId, couponId: coupon.id, discount: amounts.discount };
    await tx.insert(couponRedemptions).values({ ...redemption, createdAt: at });
  }
  if (sale.isVoided) return voidSale(tx, invoice, { userId, at });
  await seedPayments(tx, sale, invoice);
  await seedSubscriptions(tx, sale, bought, orderId);
}

async function voidSale(
  tx: Transaction,
  { clientId, id, orderId }: Invoice,
  { userId, at }: { userId: string; at: Date },
) {
  await tx
    .update(invoices)
    .set({ status: 'voided' })
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  await tx
    .update(orders)
    .set({ status: 'cancelled', cancelledAt: at, cancelledBy: userId, cancelReason: 'Ordered twice.' })
    .where(and(eq(orders.clientId, clientId), eq(orders.id, orderId)));
}

async function seedPayments(tx: Transaction, { method, paid = [] }: DemoSale, invoice: Invoice): Promise<void> {
  const { clientId, id, number, total, invoiceDate } = invoice;
  const isOnline = method === 'online';
  let open = total;
  for (const [position, [percent, daysAfter]] of paid.entries()) {
    const isRest = position === paid.length - 1 && paid.reduce((sum, [part]) => sum + part, 0) === 100;
    const amount = isRest ? open : Math.round((total * percent) / 100);
    open -= amount;
    await recordPayment(tx, {
      ...{ clientId, invoiceId: id, amount, paidAt: daysFrom(new Date(invoiceDate), daysAfter) },
      method: isOnline ? 'online' : 'bank_transfer',
      reference: isOnline ? `demo_${number}` : `NEFT ${number}/${position + 1}`,
      recordedBy: isOnline ? null : 'admin',
      receiptedAt: new Date(invoiceDate),
    });
  }
}

async function seedSubscriptions(tx: Transaction, sale: DemoSale, { content, at, lines }: Bought, orderId: string) {
  const { clientId, userId, startsAfterDays = 0, cancelReason = null, seats = [] } = sale;
  const { currency } = content.company;
  const startsAt = daysFrom(at, startsAfterDays);
  const rows = lines.map(({ moduleId, name, noOfUsers, noOfDays, unitPrice }) => ({
    ...{ clientId, userId, id: randomUUID(), orderId, moduleId, moduleName: name, noOfUsers, unitPrice, currency },
    ...{ startsAt, endsAt: daysFrom(startsAt, noOfDays), createdAt: at },
    ...{ cancelAtEnd: cancelReason !== null, cancelReason },
  }));
  await insertAll(tx, subscriptions, rows);
  const taken = rows.flatMap(({ id }) => seats.map((seat) => ({ clientId, subscriptionId: id, userId: seat })));
  await insertAll(tx, subscriptionSeats, taken);
}
