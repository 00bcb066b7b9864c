import type { BillingDetails, CompanyMaster, CouponRefusal, Quote } from '@marketplace/shared/contracts';
import type { CartOwner } from '../cart/cart-owner.ts';
import { listLines } from '../cart/cart-store.ts';
import { orderAmounts, type OrderAmounts } from '../billing/amounts/order-amounts.ts';
import { taxRatesFor } from '../billing/tax.ts';
import { holdsFor } from '../coupons/coupon-scope.ts';
import type { CouponRow } from '../coupons/coupon-store.ts';
import type { Queries } from '../../db/index.ts';
import { applyCoupon, type FindCoupon } from './apply-coupon.ts';
import { findClientTerms, type ClientTerms } from './client-terms.ts';
import { fingerprintOf } from './fingerprint.ts';
import { priceCart, type PricedLine } from './price-cart.ts';
import { requireCompany } from './require-company.ts';
import { toQuoteLine } from './to-quote-line.ts';

interface QuoteRequest {
  couponCode: string | null;
  /** Decides the tax; the client's own address if null. */
  billing: BillingDetails | null;
  now: Date;
  /** `lockCoupon` before redeeming the coupon. */
  findCoupon: FindCoupon;
}

/** A quote with everything else that an order needs. */
export interface CartQuote {
  quote: Quote;
  company: CompanyMaster;
  client: ClientTerms;
  lines: PricedLine[];
  amounts: OrderAmounts;
  /** The coupon, if it gives a discount. */
  coupon: CouponRow | null;
}

/** Recalculates every amount of the cart, only from the catalog and the company. */
export async function quoteCart(db: Queries, owner: CartOwner, request: QuoteRequest): Promise<CartQuote> {
  const company = await requireCompany(db);
  const client = await findClientTerms(db, owner.clientId);
  const { lines, problems } = await priceCart(db, await listLines(db, owner), company.currency);
  const { coupon, refusal } = await applyCoupon(db, { ...request, clientId: owner.clientId, lines, company });
  const amounts = orderAmounts(
    lines.map(({ row, place, unitPrice }) => ({
      unitPrice,
      noOfUsers: row.noOfUsers,
      noOfDays: row.noOfDays,
      isDiscounted: coupon !== null && holdsFor(coupon, place),
    })),
    coupon,
    taxRatesFor(company, request.billing ?? client.billing),
  );
  const quote = toQuote({ lines, amounts, coupon, refusal, problems, currency: company.currency });
  return { quote: { ...quote, fingerprint: fingerprintOf(owner, quote) }, company, client, lines, amounts, coupon };
}

interface QuoteParts {
  lines: PricedLine[];
  amounts: OrderAmounts;
  coupon: CouponRow | null;
  refusal: CouponRefusal | null;
  problems: Quote['problems'];
  currency: string;
}

function toQuote(parts: QuoteParts): Omit<Quote, 'fingerprint'> {
  const { amounts, coupon, refusal, problems, currency } = parts;
  const lines = parts.lines.map((line, position) => toQuoteLine(line, amounts, position));
  return {
    lines,
    currency,
    subtotal: amounts.subtotal,
    coupon: coupon && { code: coupon.code, name: coupon.name, discount: amounts.discount },
    couponRefusal: refusal,
    discount: amounts.discount,
    taxable: amounts.taxable,
    taxes: amounts.taxes,
    total: amounts.total,
    pricesChanged: lines.some(({ previousUnitPrice }) => previousUnitPrice !== null),
    problems,
  };
}
