import { Type, type Static } from 'typebox';
import { Currency, Id, Instant } from './common.ts';

/** In minor units; negative if credit notes took back more than was invoiced. */
const Amount = Type.Integer();

/** A period that ends today, or the previous tax year, which begins in April under GST, otherwise in January. */
export const ReportPeriod = Type.Union([
  Type.Literal('12-months'),
  Type.Literal('tax-year'),
  Type.Literal('last-tax-year'),
]);
export type ReportPeriod = Static<typeof ReportPeriod>;

export const ReportQuery = Type.Object({
  /** ISO 4217; the company's by default. */
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
});
export type ReportQuery = Static<typeof ReportQuery>;

export const PeriodReportQuery = Type.Object({
  ...ReportQuery.properties,
  /** `12-months` by default; only without days. */
  period: Type.Optional(ReportPeriod),
  /** First and last day, as YYYY-MM-DD, both included; 10 years at most. */
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
});
export type PeriodReportQuery = Static<typeof PeriodReportQuery>;

export const RevenueBreakdown = Type.Union([
  Type.Literal('month'),
  Type.Literal('module'),
  Type.Literal('category'),
  Type.Literal('organization'),
]);
export type RevenueBreakdown = Static<typeof RevenueBreakdown>;

export const RevenueQuery = Type.Object({
  ...PeriodReportQuery.properties,
  /** `month` by default. */
  by: Type.Optional(RevenueBreakdown),
});
export type RevenueQuery = Static<typeof RevenueQuery>;

const head = {
  currency: Currency,
  /** Of all invoices and subscriptions, and the company's; sorted. Amounts in two currencies are never added up. */
  currencies: Type.Array(Currency),
  /** The current calendar day in the company's time zone, sent as its 00:00 UTC, like all days of reports. */
  today: Instant,
};
const period = { ...head, from: Instant, to: Instant };

/** Before tax and after discounts. */
export const RevenueAmounts = Type.Object({
  invoiced: Amount,
  /** By credit notes, on their own day. */
  credited: Amount,
  /** What is left. */
  revenue: Amount,
});
export type RevenueAmounts = Static<typeof RevenueAmounts>;

export const RevenueRow = Type.Object({
  /** Of the module, category or organization; empty without a category. A month is `2026-11`. */
  id: Type.String(),
  name: Type.String(),
  ...RevenueAmounts.properties,
});
export type RevenueRow = Static<typeof RevenueRow>;

/** All months of the period, or the others with the highest revenue first. */
export const RevenueReport = Type.Object({
  ...period,
  by: RevenueBreakdown,
  rows: Type.Array(RevenueRow),
  total: RevenueAmounts,
});
export type RevenueReport = Static<typeof RevenueReport>;

/** Subscriptions that run at the end of a day, at their price for 30 days. */
export const RecurringRow = Type.Object({
  /** The last day of a month, of the period, or today. */
  day: Instant,
  subscriptions: Type.Integer(),
  users: Type.Integer(),
  amount: Amount,
});
export type RecurringRow = Static<typeof RecurringRow>;
export const RecurringReport = Type.Object({ ...period, rows: Type.Array(RecurringRow) });
export type RecurringReport = Static<typeof RecurringReport>;

/** `amounts` are in the order of the report's taxes. */
const TaxAmounts = { amounts: Type.Array(Amount), total: Amount };
export const TaxRow = Type.Object({
  /** Such as 2026-11. */
  month: Type.String(),
  ...TaxAmounts,
});
export type TaxRow = Static<typeof TaxRow>;

/** Tax of invoices minus that of credit notes. */
export const TaxReport = Type.Object({
  ...period,
  /** Such as CGST, sorted. */
  taxes: Type.Array(Type.String()),
  rows: Type.Array(TaxRow),
  ...TaxAmounts,
});
export type TaxReport = Static<typeof TaxReport>;

/** A subscription that ends within 90 days and was not canceled. */
export const Renewal = Type.Object({
  id: Id,
  clientId: Id,
  clientName: Type.String(),
  moduleName: Type.String(),
  users: Type.Integer(),
  endsOn: Instant,
  /** Calendar days until then. */
  daysLeft: Type.Integer(),
  /** The price of the same users and days again, before tax. */
  amount: Amount,
  /** It renews by itself, unless someone turns that off. */
  renews: Type.Optional(Type.Boolean()),
});
export type Renewal = Static<typeof Renewal>;

/** The next to end first. */
export const RenewalsReport = Type.Object({ ...head, rows: Type.Array(Renewal), total: Amount });
export type RenewalsReport = Static<typeof RenewalsReport>;

const dues = {
  notYetDue: Amount,
  /** By days overdue. */
  ageing: Type.Object({ '0-30': Amount, '31-60': Amount, '61-90': Amount, '90+': Amount }),
  total: Amount,
};
export const AgeingRow = Type.Object({ clientId: Id, clientName: Type.String(), ...dues });
export type AgeingRow = Static<typeof AgeingRow>;

/** What is open today, highest total first. */
export const AgeingReport = Type.Object({ ...head, rows: Type.Array(AgeingRow), ...dues });
export type AgeingReport = Static<typeof AgeingReport>;
