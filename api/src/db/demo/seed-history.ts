import { sql } from 'drizzle-orm';
import type { CompanyMaster } from '@marketplace/shared/contracts';
import { orderAmounts } from '../../billing/amounts/order-amounts.ts';
import { usualTermsDays } from '../../clients/terms-of.ts';
import { taxRatesFor } from '../../billing/tax.ts';
import { writeSale } from '../../billing/write-sale.ts';
import type { Transaction } from '../database.ts';
import { couponRedemptions } from '../schema/coupons.ts';
import { payments } from '../schema/invoices.ts';
import { daysFrom } from './days-from.ts';
import { demoClients } from './demo-clients.ts';
import { demoCoupons } from './demo-coupons.ts';
import { demoSales, type DemoSale } from './demo-history.ts';
import { demoPrices, type PriceLine } from './demo-prices.ts';
import { seedPayments, voidSale } from './seed-history-payments.ts';
import { seedSubscriptions } from './seed-history-subscriptions.ts';

interface World {
  company: CompanyMaster;
  now: Date;
  lineOf: PriceLine;
}

/** What the demo clients bought until now, in the order in which they did, so that numbers follow dates. */
export async function seedHistory(tx: Transaction, company: CompanyMaster, now: Date): Promise<void> {
  const lineOf = await demoPrices(tx, [...new Set(demoSales.flatMap(({ lines }) => lines.map(([id]) => id)))]);
  for (const sale of [...demoSales].sort((one, other) => other.daysAgo - one.daysAgo)) {
    await seedSale(tx, sale, { company, now, lineOf });
  }
  await tx.update(payments).set({ createdAt: sql`${payments.paidAt}` });
}

async function seedSale(tx: Transaction, sale: DemoSale, world: World): Promise<void> {
  const { company, now, lineOf } = world;
  const { clientId, userId, method = 'invoice', poNumber = null, couponId } = sale;
  const client = demoClients.find(({ id }) => id === clientId);
  if (!client) throw new Error(`There is no demo client ${clientId}.`);
  const { billing } = client;
  const termsDays = client.termsDays ?? usualTermsDays;
  const at = daysFrom(now, -sale.daysAgo);
  const lines = sale.lines.map(lineOf);
  const coupon = demoCoupons(company.currency, now).find(({ id }) => id === couponId);
  const amounts = orderAmounts(
    lines.map((line) => ({ ...line, isDiscounted: coupon !== undefined })),
    coupon ? { ...coupon, maxDiscount: coupon.maxDiscount ?? null } : null,
    taxRatesFor(company, billing),
  );
  const couponCode = coupon?.code ?? null;
  const invoice = await writeSale(tx, {
    ...{ clientId, userId, company, billing, method, poNumber, couponCode, termsDays, amounts, lines, at },
    currency: company.currency,
  });
  const { orderId } = invoice;
  if (coupon) {
    const redemption = { clientId, orderId, userId, couponId: coupon.id, discount: amounts.discount };
    await tx.insert(couponRedemptions).values({ ...redemption, createdAt: at });
  }
  if (sale.isVoided) return voidSale(tx, invoice);
  await seedPayments(tx, sale, invoice);
  await seedSubscriptions(tx, sale, { orderId, at, lines, currency: company.currency });
}
