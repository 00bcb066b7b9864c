import { RevenueReport } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { formatDate } from '@marketplace/shared/ui';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { moneyIn, monthText, shortMoney } from '../amount-words.ts';
import { StackedColumns, RankedBars } from '../chart/lazy-charts.tsx';
import { topOf } from '../chart/top-of.ts';
import { FiguresTable } from '../figures-table.tsx';
import { ReportCard } from '../report-card.tsx';
import { breakdowns, reports } from '../reports-query.ts';
import { useReport } from '../use-report.ts';

const readRevenue = readerOf(RevenueReport);

const titleOf = (by: RevenueReport['by']) => breakdowns.find(({ value }) => value === by)?.label ?? '';
const nameIn =
  ({ by }: RevenueReport) =>
  (name: string) =>
    by === 'month' ? monthText(name) : name;

const Chart = ({ report }: { report: RevenueReport }) => {
  const { by, currency, rows } = report;
  const label = `Chart of revenue by ${by}. The table has the figures.`;
  const exact = moneyIn(currency);
  if (by !== 'month')
    return (
      <RankedBars
        {...{ label, exact }}
        rows={topOf(rows.map(({ id, name, revenue }) => ({ key: id, label: name, amount: revenue })))}
      />
    );
  return (
    <StackedColumns
      {...{ label, exact }}
      series={[{ key: 'revenue', name: 'Revenue' }]}
      columns={rows.map(({ name, revenue }) => ({ label: monthText(name), amounts: [revenue] }))}
      short={(amount) => shortMoney(amount, currency)}
    />
  );
};

const Figures = ({ report }: { report: RevenueReport }) => {
  const { by, currency, rows, total } = report;
  const money = moneyIn(currency);
  const nameOf = nameIn(report);
  return (
    <FiguresTable
      caption={`Revenue by ${by}`}
      rows={rows}
      rowKey={({ id }) => id}
      figures={[
        { title: titleOf(by), cell: ({ name }) => nameOf(name) },
        { title: 'Invoiced', cell: ({ invoiced }) => money(invoiced), total: money(total.invoiced) },
        { title: 'Credited', cell: ({ credited }) => money(credited), total: money(total.credited) },
        { title: 'Revenue', cell: ({ revenue }) => money(revenue), total: money(total.revenue) },
      ]}
    />
  );
};

/** Revenue by month, module, category or organization. */
export const RevenueCard = () => {
  const { view, change } = reports.useView();
  return (
    <ReportCard
      title="Revenue"
      definition="Invoices after discounts and before tax, minus credit notes, each by its own date. Void invoices don’t count."
      resource={useReport('revenue', readRevenue)}
      fileName={`revenue-by-${view.by}.csv`}
      empty="No revenue in this period."
      isEmpty={({ total }) => total.invoiced === 0 && total.credited === 0}
      tools={
        <FilterSelect
          label="By"
          value={view.by}
          options={breakdowns}
          onChange={(by) => change({ by: by as typeof view.by })}
        />
      }
    >
      {(report) => ({
        total: moneyIn(report.currency)(report.total.revenue),
        totalOf: `${formatDate(report.from)} to ${formatDate(report.to)}`,
        chart: <Chart report={report} />,
        table: <Figures report={report} />,
      })}
    </ReportCard>
  );
};
