import type { BillingDetails, CompanyMaster } from '@marketplace/shared/contracts';
import { listTiersOf } from '../../catalog/index.ts';
import type { Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { assertOpenClient } from '../../identity/index.ts';
import { orderAmounts, type OrderAmounts } from '../billing/amounts/order-amounts.ts';
import { taxRatesFor } from '../billing/tax.ts';
import { priceByTiers } from '../cart/price-line.ts';
import { findClientTerms } from '../checkout/client-terms.ts';
import { requireCompany } from '../checkout/require-company.ts';
import { billingOf } from '../subscriptions/billing-of.ts';
import { hasSuspension, isOffered } from '../subscriptions/is-offered.ts';
import type { SubscriptionRow } from '../subscriptions/subscription-store.ts';

/** The next term of a subscription, with today's tax. */
export interface RenewalDeal {
  /** Per user and day in minor units: today's, or the announced one if that is lower. */
  unitPrice: number;
  amounts: OrderAmounts;
  company: CompanyMaster;
  billing: BillingDetails;
  termsDays: number;
}

/**
 * What this many more days cost for all users.
 * @throws ApiError that says why it can't be renewed
 */
export async function renewalDeal(db: Queries, row: SubscriptionRow, noOfDays: number): Promise<RenewalDeal> {
  const { clientId, moduleName, noOfUsers, currency } = row;
  await assertOpenClient(db, clientId);
  if (!(await isOffered(db, row))) throw new ApiError(409, 'not_offered', `${moduleName} is no longer available.`);
  if (await hasSuspension(db, row)) throw new ApiError(409, 'subscription_suspended', 'One of its invoices is unpaid.');
  const tiers = (await listTiersOf(db, row.moduleId)).filter((tier) => tier.currency === currency);
  const price = priceByTiers(tiers, { noOfUsers, noOfDays });
  if (!price) throw new ApiError(409, 'no_price', `${moduleName} has no price for that many users and days.`);
  const company = await requireCompany(db);
  const terms = await findClientTerms(db, clientId);
  const billing = await billingOf(db, row, terms.billing);
  const unitPrice = Math.min(price.unitPrice, row.announcedPrice ?? Infinity);
  const line = { unitPrice, noOfUsers, noOfDays, isDiscounted: false };
  const amounts = orderAmounts([line], null, taxRatesFor(company, billing));
  return { unitPrice, amounts, company, billing, termsDays: terms.termsDays };
}

/** The deal, or why there is none. */
export async function tryRenewalDeal(
  db: Queries,
  row: SubscriptionRow,
  noOfDays: number,
): Promise<{ deal: RenewalDeal; obstacle?: undefined } | { deal?: undefined; obstacle: string }> {
  try {
    return { deal: await renewalDeal(db, row, noOfDays) };
  } catch (error) {
    if (error instanceof ApiError) return { obstacle: error.message };
    throw error;
  }
}
