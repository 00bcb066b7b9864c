import { Type, type Static } from 'typebox';
import { TaxLine } from './billing.ts';
import { LineDays, LineUsers } from './cart.ts';
import { Currency, Id, Instant, MinorAmount, Nullable } from './common.ts';
import { Invoice } from './invoices.ts';
import { RunningSubscription } from './running-subscription.ts';

/**
 * `expiring`: the last quarter of its term, and at most 30 days of it. `suspended`: it runs without access. `cancelled`:
 * it has ended and was not renewed.
 */
export const SubscriptionStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('active'),
  Type.Literal('expiring'),
  Type.Literal('suspended'),
  Type.Literal('expired'),
  Type.Literal('cancelled'),
]);
export type SubscriptionStatus = Static<typeof SubscriptionStatus>;

/** Nobody has access until the invoice is paid; the term keeps running. `since` is a day, at 00:00 UTC. */
export const Suspension = Type.Object({ since: Instant, invoiceId: Id, invoiceNumber: Type.String() });
export type Suspension = Static<typeof Suspension>;

export const Subscription = Type.Object({
  id: Id,
  clientId: Id,
  clientName: Type.String(),
  moduleId: Id,
  moduleName: Type.String(),
  iconUrl: Nullable(Type.String()),
  orderId: Id,
  users: Type.Integer(),
  /** Ordered online: it starts, for all of its days, once the invoice is paid. Until then its dates are provisional. */
  awaitsPayment: Type.Boolean(),
  startsAt: Instant,
  endsAt: Instant,
  /** Their calendar days in the company's time zone, each sent as its 00:00 UTC. */
  startsOn: Type.Optional(Instant),
  endsOn: Type.Optional(Instant),
  /** Days until the end, rounded up; 0 after it. */
  daysLeft: Type.Integer(),
  status: SubscriptionStatus,
  /** By its oldest unpaid invoice; null if it is not suspended. */
  suspension: Nullable(Suspension),
  /** Free until then; null without a trial. */
  trialEndsAt: Type.Optional(Nullable(Instant)),
  /** Its calendar day in the company's time zone, sent as its 00:00 UTC; absent without a trial. */
  trialEndsOn: Type.Optional(Instant),
  /** Days it renews for at its end; null if it ends then. */
  renewDays: Type.Optional(Nullable(LineDays)),
  cancelAtEnd: Type.Boolean(),
  cancelReason: Nullable(Type.String()),
  /** Per user and day in minor units, as bought. */
  unitPrice: MinorAmount,
  currency: Currency,
  seats: Type.Array(Type.Object({ userId: Id, name: Type.String(), email: Type.String() })),
});
export type Subscription = Static<typeof Subscription>;
export const SubscriptionList = Type.Array(Subscription);

/** A running subscription of one module, as every member of its client may see it. */
export const OwnSubscription = Type.Object({
  clientName: Type.String(),
  users: Type.Integer(),
  endsAt: Instant,
  /** Its calendar day in the company's time zone, sent as its 00:00 UTC. */
  endsOn: Type.Optional(Instant),
  /** Whether the reader has one of its seats. */
  hasSeat: Type.Boolean(),
  /** An invoice for it is unpaid: its seats give no access until that is paid. */
  suspended: Type.Boolean(),
  /** What it is, and how it can be enlarged. */
  running: Type.Optional(RunningSubscription),
});
export type OwnSubscription = Static<typeof OwnSubscription>;

export const OwnSubscriptionsQuery = Type.Object({
  /** Including those that have not begun. */
  pending: Type.Optional(Type.Boolean()),
});

/** Filters of subscriptions, including ended ones; an absent one filters nothing. */
export const SubscriptionsQuery = Type.Object({
  clientId: Type.Optional(Id),
  status: Type.Optional(SubscriptionStatus),
  moduleId: Type.Optional(Id),
  /** Searches the names of module and client. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SubscriptionsQuery = Static<typeof SubscriptionsQuery>;

/** More users for the days that are left, or more days for all users: one of the two. */
export const SubscriptionChangeBody = Type.Object({
  addUsers: Type.Optional(LineUsers),
  addDays: Type.Optional(LineDays),
  /** The fingerprint of the accepted quote. */
  fingerprint: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
});
export type SubscriptionChangeBody = Static<typeof SubscriptionChangeBody>;

/** What a change costs, in minor units. */
export const SubscriptionChangeQuote = Type.Object({
  noOfUsers: Type.Integer(),
  noOfDays: Type.Integer(),
  unitPrice: MinorAmount,
  currency: Currency,
  subtotal: MinorAmount,
  taxes: Type.Array(TaxLine),
  total: MinorAmount,
  /** The term after the change. */
  endsAt: Instant,
  /** Its calendar day in the company's time zone, sent as its 00:00 UTC. */
  endsOn: Type.Optional(Instant),
  users: Type.Integer(),
  fingerprint: Type.String(),
});
export type SubscriptionChangeQuote = Static<typeof SubscriptionChangeQuote>;

export const SubscriptionChanged = Type.Object({ subscription: Subscription, invoice: Invoice });
export type SubscriptionChanged = Static<typeof SubscriptionChanged>;

export const CancelSubscriptionBody = Type.Object({
  reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }),
});

/** For how many days a subscription renews at its end; null if it ends then. */
export const RenewalBody = Type.Object({
  renewDays: Nullable(LineDays),
  /** What it was when the form was opened: if that has changed since, the change fails with 409 `changed_meanwhile`. */
  was: Type.Optional(Nullable(LineDays)),
});
export type RenewalBody = Static<typeof RenewalBody>;

/** Without days: those it renews for, or those of its term. */
export const RenewalQuery = Type.Object({ noOfDays: Type.Optional(LineDays) });

/** What the next renewal would cost at today's price and tax, in minor units. */
export const RenewalQuote = Type.Object({
  noOfUsers: Type.Integer(),
  noOfDays: Type.Integer(),
  unitPrice: MinorAmount,
  currency: Currency,
  subtotal: MinorAmount,
  taxes: Type.Array(TaxLine),
  total: MinorAmount,
});
export type RenewalQuote = Static<typeof RenewalQuote>;

const UserIds = Type.Array(Id, { maxItems: 10_000, uniqueItems: true });

export const SeatsBody = Type.Object({
  userIds: UserIds,
  /** Who had the seats when the form was opened: if that has changed since, the change fails with 409 `changed_meanwhile`. */
  was: Type.Optional(UserIds),
});
export type SeatsBody = Static<typeof SeatsBody>;
