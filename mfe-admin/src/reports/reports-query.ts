import type { ReportPeriod, RevenueBreakdown } from '@marketplace/shared/contracts';
import { days, defineView, matching, oneOf, queryOf } from '@marketplace/shared/ui/list';

export const breakdowns: { value: RevenueBreakdown; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'module', label: 'Module' },
  { value: 'category', label: 'Category' },
  { value: 'organization', label: 'Organization' },
];

export const periods: { value: ReportPeriod; label: string }[] = [
  { value: '12-months', label: 'Last 12 months' },
  { value: 'tax-year', label: 'This tax year' },
  { value: 'last-tax-year', label: 'Last tax year' },
];

export const reports = defineView({
  by: oneOf(breakdowns),
  period: oneOf(periods),
  ...days(),
  currency: matching(/^[A-Z]{3}$/),
});
export type ReportsView = ReturnType<typeof reports.readView>;

/** While a year is being typed, it has leading zeros. */
const typed = (day: string) => (day < '1900' ? '' : day);

const periodOf = ({ period, from, to, currency }: ReportsView) => ({
  ...(from || to ? { from: typed(from), to: typed(to) } : { period }),
  currency,
});

/** The endpoints with a view's query; a file's path adds `/csv`. */
const queries = {
  revenue: (view: ReportsView) => ({ by: view.by, ...periodOf(view) }),
  'recurring-revenue': periodOf,
  tax: periodOf,
  renewals: ({ currency }: ReportsView) => ({ currency }),
  ageing: ({ currency }: ReportsView) => ({ currency }),
};
export type ReportName = keyof typeof queries;

const pathWith = (path: string, query: string) => (query ? `${path}?${query}` : path);

/** A report's endpoint, and its file's. */
export const pathsOf = (name: ReportName, view: ReportsView) => {
  const query = queryOf(queries[name](view));
  const path = `/tex-admin/reports/${name}`;
  return { path: pathWith(path, query), csv: pathWith(`${path}/csv`, query) };
};
