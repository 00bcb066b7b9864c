import { RecurringReport } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { formatDate } from '@marketplace/shared/ui';
import { moneyIn, monthText, shortMoney } from '../amount-words.ts';
import { StackedColumns } from '../chart/lazy-charts.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { ReportCard } from '../report-card.tsx';
import { useReport } from '../use-report.ts';

const readRecurring = readerOf(RecurringReport);

const Figures = ({ report: { rows, currency } }: { report: RecurringReport }) => (
  <FiguresTable
    caption="Recurring revenue by month"
    rows={rows}
    rowKey={({ day }) => day}
    figures={[
      { title: 'Day', cell: ({ day }) => formatDate(day) },
      { title: 'Subscriptions', cell: ({ subscriptions }) => subscriptions.toLocaleString('en-IN') },
      { title: 'Users', cell: ({ users }) => users.toLocaleString('en-IN') },
      { title: 'Recurring revenue', cell: ({ amount }) => moneyIn(currency)(amount) },
    ]}
  />
);

/** What the running subscriptions bring in per 30 days. */
export const RecurringCard = () => (
  <ReportCard
    title="Recurring revenue"
    definition="Active subscriptions at the end of each month: price × users × 30 days, at today’s prices and users, before discounts and tax."
    resource={useReport('recurring-revenue', readRecurring)}
    fileName="recurring-revenue.csv"
    empty="No active subscriptions in this period."
    isEmpty={({ rows }) => rows.every(({ subscriptions }) => subscriptions === 0)}
  >
    {(report) => {
      const { rows, currency } = report;
      const last = rows.at(-1);
      return {
        total: moneyIn(currency)(last?.amount ?? 0),
        totalOf: `per 30 days, as of ${formatDate(last?.day ?? report.to)}`,
        chart: (
          <StackedColumns
            label="Chart of recurring revenue by month. The table has the figures."
            series={[{ key: 'recurring', name: 'Recurring revenue' }]}
            columns={rows.map(({ day, amount }) => ({ label: monthText(day), amounts: [amount] }))}
            short={(amount) => shortMoney(amount, currency)}
            exact={moneyIn(currency)}
          />
        ),
        table: <Figures report={report} />,
      };
    }}
  </ReportCard>
);
