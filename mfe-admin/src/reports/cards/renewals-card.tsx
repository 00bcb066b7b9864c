import { RenewalsReport } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { formatDate } from '@marketplace/shared/ui';
import { moneyIn } from '../amount-words.ts';
import { RankedBars } from '../chart/lazy-charts.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { ReportCard } from '../report-card.tsx';
import { useReport } from '../use-report.ts';

const readRenewals = readerOf(RenewalsReport);

const spans = [
  { label: 'within 30 days', first: 0, last: 30 },
  { label: 'in 31 to 60 days', first: 31, last: 60 },
  { label: 'in 61 to 90 days', first: 61, last: 90 },
];

const barsOf = (rows: RenewalsReport['rows']) =>
  spans.map(({ label, first, last }) => {
    const due = rows.filter(({ daysLeft }) => daysLeft >= first && daysLeft <= last);
    return {
      ...{ key: label, label: `${due.length} ${label}` },
      amount: due.reduce((sum, { amount }) => sum + amount, 0),
    };
  });

const Figures = ({ report: { rows, total, currency } }: { report: RenewalsReport }) => (
  <FiguresTable
    caption="Renewals due"
    rows={rows}
    rowKey={({ id }) => id}
    figures={[
      { title: 'Organization', cell: ({ clientName }) => clientName },
      { title: 'Module', isText: true, cell: ({ moduleName }) => moduleName },
      { title: 'Users', cell: ({ users }) => users.toLocaleString('en-IN') },
      { title: 'Ends', cell: ({ endsOn }) => formatDate(endsOn) },
      { title: 'Days left', cell: ({ daysLeft }) => daysLeft },
      { title: 'Renews', isText: true, cell: ({ renews }) => (renews ? 'Yes' : 'No') },
      { title: 'Value', cell: ({ amount }) => moneyIn(currency)(amount), total: moneyIn(currency)(total) },
    ]}
  />
);

/** The subscriptions that end soon. */
export const RenewalsCard = () => (
  <ReportCard
    title="Renewals due"
    definition="Subscriptions that end within 90 days and aren’t canceled, at the price of the same users and days, before discounts and tax."
    resource={useReport('renewals', readRenewals)}
    fileName="renewals.csv"
    empty="No subscriptions end within 90 days."
    isEmpty={({ rows }) => rows.length === 0}
  >
    {(report) => ({
      total: moneyIn(report.currency)(report.total),
      totalOf: `in the 90 days from ${formatDate(report.today)}`,
      chart: (
        <RankedBars
          label="Chart of renewals due by days left. The table has the figures."
          rows={barsOf(report.rows)}
          exact={moneyIn(report.currency)}
        />
      ),
      table: <Figures report={report} />,
    })}
  </ReportCard>
);
