import { Type, type Static } from 'typebox';
import { BillingDetails, PaymentMethod, TaxLine } from './billing.ts';
import { Currency, Id, MinorAmount, Nullable } from './common.ts';
import { CouponCode, CouponRefusal } from './coupons.ts';
import { RunningSubscription } from './running-subscription.ts';

/** What the buyer has entered so far, kept on the server for any device. */
export const CheckoutDraft = Type.Object({
  couponCode: Nullable(CouponCode),
  billing: Nullable(BillingDetails),
  poNumber: Nullable(Type.String({ maxLength: 40 })),
  method: Nullable(PaymentMethod),
  /** The subscriptions renew at the end of their terms. */
  renew: Type.Optional(Type.Boolean()),
});
export type CheckoutDraft = Static<typeof CheckoutDraft>;

/** A change of the draft: absent fields stay, null clears. */
export const CheckoutDraftBody = Type.Object({
  couponCode: Type.Optional(CheckoutDraft.properties.couponCode),
  billing: Type.Optional(CheckoutDraft.properties.billing),
  poNumber: Type.Optional(CheckoutDraft.properties.poNumber),
  method: Type.Optional(CheckoutDraft.properties.method),
  renew: CheckoutDraft.properties.renew,
});
export type CheckoutDraftBody = Static<typeof CheckoutDraftBody>;

export const PaymentChoice = Type.Object({ method: PaymentMethod, title: Type.String(), text: Type.String() });
export type PaymentChoice = Static<typeof PaymentChoice>;

/** What a checkout starts with. */
export const CheckoutOptions = Type.Object({
  client: Type.Object({ id: Id, name: Type.String(), termsDays: Type.Integer() }),
  methods: Type.Array(PaymentChoice),
  /** Defaults to the client's billing details. */
  draft: CheckoutDraft,
});
export type CheckoutOptions = Static<typeof CheckoutOptions>;

export const QuoteBody = Type.Object({
  /** No coupon if absent, even if the draft has one. */
  couponCode: Type.Optional(Nullable(CouponCode)),
  /** Where the tax is due; the client's own address if absent. */
  billing: Type.Optional(BillingDetails),
});
export type QuoteBody = Static<typeof QuoteBody>;

/** A cart line that can be bought, at today's price. Amounts in minor units. */
export const QuoteLine = Type.Object({
  cartItemId: Id,
  itemId: Id,
  name: Type.String(),
  iconUrl: Nullable(Type.String()),
  noOfUsers: Type.Integer(),
  noOfDays: Type.Integer(),
  /** Free days before them; absent without a trial. */
  trialDays: Type.Optional(Type.Integer()),
  unitPrice: MinorAmount,
  /** The cart's price, if it differs. */
  previousUnitPrice: Nullable(MinorAmount),
  lineTotal: MinorAmount,
  /** The line's share of the discount and the tax. */
  discount: MinorAmount,
  tax: MinorAmount,
  /** The client's own for the module. */
  subscriptions: Type.Optional(Type.Array(RunningSubscription)),
});
export type QuoteLine = Static<typeof QuoteLine>;

/** Every amount of an order before it is placed. Only the server computes it. */
export const Quote = Type.Object({
  lines: Type.Array(QuoteLine),
  currency: Currency,
  subtotal: MinorAmount,
  coupon: Nullable(Type.Object({ code: Type.String(), name: Type.String(), discount: MinorAmount })),
  /** Why the requested coupon gives nothing. */
  couponRefusal: Nullable(CouponRefusal),
  discount: MinorAmount,
  /** After the discount. */
  taxable: MinorAmount,
  taxes: Type.Array(TaxLine),
  total: MinorAmount,
  /** A price differs from the cart's. */
  pricesChanged: Type.Boolean(),
  /** Lines that can't be bought, and why; an order is refused until they are removed. */
  problems: Type.Array(Type.Object({ cartItemId: Id, message: Type.String() })),
  /** Identifies exactly these lines and amounts. An order must repeat it, and is refused if they have changed. */
  fingerprint: Type.String(),
});
export type Quote = Static<typeof Quote>;

export const CheckoutBody = Type.Object({
  fingerprint: Type.String({ minLength: 1, maxLength: 128 }),
  couponCode: Type.Optional(Nullable(CouponCode)),
  billing: BillingDetails,
  poNumber: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  method: PaymentMethod,
  /** Whether the subscriptions renew for the same number of days; no if absent. */
  renew: Type.Optional(Type.Boolean()),
});
export type CheckoutBody = Static<typeof CheckoutBody>;
