import { Type, type Static } from 'typebox';
import { Currency, Instant } from './common.ts';

/** In minor units. */
const Amount = Type.Integer();
const Count = Type.Integer();

/** What the marketplace earns and is owed, in the company's currency. */
export const SalesOverview = Type.Object({
  /** The company's, of all figures here. */
  currency: Currency,
  /** Those with invoices or subscriptions, and the company's. */
  currencies: Type.Optional(Type.Array(Currency)),
  /** Before tax, minus credit notes; the last 12 months, oldest first, such as 2026-11. The last one ends today. */
  revenue: Type.Array(Type.Object({ month: Type.String(), amount: Amount })),
  /** Finalized invoices that are not paid in full. */
  dues: Type.Object({
    invoices: Count,
    amount: Amount,
    overdueInvoices: Count,
    overdueAmount: Amount,
    notYetDue: Amount,
    /** By days overdue. */
    ageing: Type.Object({ '0-30': Amount, '31-60': Amount, '61-90': Amount, '90+': Amount }),
  }),
  /** Subscriptions that end within 30 days. */
  endings: Type.Object({
    renewing: Count,
    notRenewing: Count,
    /** The price of another such term, for those that don't renew. */
    atRisk: Amount,
  }),
});
export type SalesOverview = Static<typeof SalesOverview>;

/** Tickets, contact messages and demo requests that nobody has solved. */
export const SupportOverview = Type.Object({
  unsolved: Count,
  /** The requester had the last word. */
  waiting: Count,
  urgent: Count,
  unassigned: Count,
  /** By days since they were raised: less than 1, 3, 7, or more. */
  ages: Type.Object({ day: Count, threeDays: Count, week: Count, older: Count }),
});
export type SupportOverview = Static<typeof SupportOverview>;

export const PeopleDay = Type.Object({
  /** The calendar day in the company's time zone, sent as its 00:00 UTC. */
  day: Instant,
  /** Created accounts. */
  joined: Count,
  signInFailures: Count,
});
export type PeopleDay = Static<typeof PeopleDay>;

/** The last 30 days, oldest first; the last one is today. */
export const PeopleOverview = Type.Object({ people: Count, days: Type.Array(PeopleDay) });
export type PeopleOverview = Static<typeof PeopleOverview>;
