import { createHash } from 'node:crypto';
import {
  type BillingDetails,
  type CompanyMaster,
  priceOfAdded,
  resolveTier,
  type SubscriptionChangeBody,
  type SubscriptionChangeQuote,
} from '@marketplace/shared/contracts';
import { orderAmounts, type OrderAmounts } from '../billing/amounts/order-amounts.ts';
import { sentDayIn } from '../billing/sent-day.ts';
import { taxRatesFor } from '../billing/tax.ts';
import { findClientTerms } from '../checkout/client-terms.ts';
import { requireCompany } from '../checkout/require-company.ts';
import { listTiersOf } from '../../catalog/index.ts';
import type { Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { zoneOf } from '../../operations/index.ts';
import { assertRuns } from './assert-runs.ts';
import { billingOf } from './billing-of.ts';
import { hasSuspension, isOffered } from './is-offered.ts';
import { planChange, type ChangePlan } from './plan-change.ts';
import type { SubscriptionRow } from './subscription-store.ts';
import { begunDays, paidFrom } from './term.ts';

export interface QuotedChange {
  quote: SubscriptionChangeQuote;
  plan: ChangePlan;
  /** Per user and day of the subscription from then on. */
  agreedPrice: number;
  amounts: OrderAmounts;
  company: CompanyMaster;
  billing: BillingDetails;
  termsDays: number;
}

/** What a change costs, with today's tax. */
export async function quoteChange(
  db: Queries,
  row: SubscriptionRow,
  body: SubscriptionChangeBody,
  now: Date,
): Promise<QuotedChange> {
  await assertRuns(db, row, now);
  const plan = planChange(row, body, now);
  await assertNotSuspended(db, row);
  await assertStillOffered(db, row);
  const company = await requireCompany(db);
  const terms = await findClientTerms(db, row.clientId);
  const billing = await billingOf(db, row, terms.billing);
  const { currency } = row;
  const { noOfUsers, noOfDays, users } = plan;
  const { unitPrice, agreedPrice } = await pricesOf(db, row, users);
  const line = { unitPrice, noOfUsers, noOfDays, isDiscounted: false };
  const amounts = orderAmounts([line], null, taxRatesFor(company, billing));
  const { subtotal, taxes, total } = amounts;
  const endsAt = plan.endsAt.toISOString();
  const endsOn = sentDayIn(plan.endsAt, zoneOf(company));
  const deal = { noOfUsers, noOfDays, unitPrice, currency, subtotal, taxes, total, endsAt, endsOn, users };
  const quote = { ...deal, fingerprint: fingerprintOf(row, deal) };
  return { quote, plan, agreedPrice, amounts, company, billing, termsDays: terms.termsDays };
}

/**
 * Added users pay the tier of the new total, and the whole subscription does so from then on; but never more than was
 * agreed.
 */
async function pricesOf(db: Queries, { moduleId, noOfUsers, currency, ...row }: SubscriptionRow, users: number) {
  const agreed = { unitPrice: row.unitPrice, agreedPrice: row.unitPrice };
  if (users === noOfUsers) return agreed;
  const tiers = (await listTiersOf(db, moduleId)).filter((tier) => tier.currency === currency);
  const days = begunDays(paidFrom(row), row.endsAt);
  const [added, all] = [priceOfAdded(tiers, noOfUsers, users, days), resolveTier(tiers, users, days)?.unitPrice];
  return {
    unitPrice: Math.min(row.unitPrice, added ?? Infinity),
    agreedPrice: Math.min(row.unitPrice, all ?? Infinity),
  };
}

/** Identifies exactly this change of exactly this subscription: any difference results in another value. */
function fingerprintOf(
  { clientId, id, noOfUsers, endsAt }: SubscriptionRow,
  { taxes, ...deal }: Omit<SubscriptionChangeQuote, 'fingerprint'>,
): string {
  const { unitPrice, currency, subtotal, total, users } = deal;
  const charged = [deal.noOfUsers, deal.noOfDays, unitPrice, currency, subtotal, total, users, deal.endsAt];
  const tax = taxes.map(({ name, rate, taxable, amount }) => [name, rate, taxable, amount]);
  const content = [clientId, id, noOfUsers, endsAt.toISOString(), charged, tax];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

async function assertNotSuspended(db: Queries, row: SubscriptionRow): Promise<void> {
  if (!(await hasSuspension(db, row))) return;
  const isUnpaid = `The subscription to ${row.moduleName} is suspended because an invoice is unpaid.`;
  throw new ApiError(409, 'subscription_suspended', `${isUnpaid} Pay it first, then change the subscription.`);
}

async function assertStillOffered(db: Queries, row: SubscriptionRow): Promise<void> {
  if (await isOffered(db, row)) return;
  const goesOn = 'Your subscription continues until its end date.';
  throw new ApiError(409, 'not_offered', `${row.moduleName} is no longer available. ${goesOn}`);
}
