import { TaxReport, type TaxRow } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { formatDate } from '@marketplace/shared/ui';
import { moneyIn, monthText, shortMoney } from '../amount-words.ts';
import { StackedColumns } from '../chart/lazy-charts.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { ReportCard } from '../report-card.tsx';
import { useReport } from '../use-report.ts';

const readTax = readerOf(TaxReport);

const Figures = ({ report: { taxes, rows, amounts, total, currency } }: { report: TaxReport }) => {
  const money = moneyIn(currency);
  return (
    <FiguresTable
      caption="Tax by month"
      rows={rows}
      rowKey={({ month }) => month}
      figures={[
        { title: 'Month', cell: ({ month }: TaxRow) => monthText(month) },
        ...taxes.map((title, index) => ({
          ...{ title, cell: (row: TaxRow) => money(row.amounts[index] ?? 0) },
          total: money(amounts[index] ?? 0),
        })),
        { title: 'Total tax', cell: (row: TaxRow) => money(row.total), total: money(total) },
      ]}
    />
  );
};

/** Tax by month and name. */
export const TaxCard = () => (
  <ReportCard
    title="Tax"
    definition="Tax on invoices, minus tax on credit notes, each by its own date. Void invoices don’t count."
    resource={useReport('tax', readTax)}
    fileName="tax.csv"
    empty="No tax in this period."
    isEmpty={({ taxes }) => taxes.length === 0}
  >
    {(report) => ({
      total: moneyIn(report.currency)(report.total),
      totalOf: `${formatDate(report.from)} to ${formatDate(report.to)}`,
      chart: (
        <StackedColumns
          label="Chart of tax by month. The table has the figures."
          series={report.taxes.map((name) => ({ key: name, name }))}
          columns={report.rows.map(({ month, amounts }) => ({ label: monthText(month), amounts }))}
          short={(amount) => shortMoney(amount, report.currency)}
          exact={moneyIn(report.currency)}
        />
      ),
      table: <Figures report={report} />,
    })}
  </ReportCard>
);
