import { AgeingReport, type AgeingRow } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { formatDate } from '@marketplace/shared/ui';
import { moneyIn } from '../amount-words.ts';
import { RankedBars } from '../chart/lazy-charts.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { ReportCard } from '../report-card.tsx';
import { useReport } from '../use-report.ts';

const readAgeing = readerOf(AgeingReport);

type Dues = Pick<AgeingRow, 'notYetDue' | 'ageing'>;
const spans: { title: string; label: string; of: (dues: Dues) => number }[] = [
  { title: 'Not yet due', label: 'Not yet due', of: ({ notYetDue }) => notYetDue },
  { title: '0–30 days', label: '0–30 days overdue', of: ({ ageing }) => ageing['0-30'] },
  { title: '31–60 days', label: '31–60 days overdue', of: ({ ageing }) => ageing['31-60'] },
  { title: '61–90 days', label: '61–90 days overdue', of: ({ ageing }) => ageing['61-90'] },
  { title: 'Over 90 days', label: 'Over 90 days overdue', of: ({ ageing }) => ageing['90+'] },
];

const Figures = ({ report }: { report: AgeingReport }) => {
  const money = moneyIn(report.currency);
  return (
    <FiguresTable
      caption="Dues by organization"
      rows={report.rows}
      rowKey={({ clientId }) => clientId}
      figures={[
        { title: 'Organization', cell: ({ clientName }) => clientName },
        ...spans.map(({ title, of }) => ({
          title,
          cell: (row: AgeingRow) => money(of(row)),
          total: money(of(report)),
        })),
        { title: 'Total', cell: ({ total }) => money(total), total: money(report.total) },
      ]}
    />
  );
};

/** What organizations owe, by how long it has been overdue. */
export const AgeingCard = () => (
  <ReportCard
    title="Aging"
    definition="What’s unpaid on all invoices today, by days past due."
    resource={useReport('ageing', readAgeing)}
    fileName="ageing.csv"
    empty="No unpaid invoices."
    isEmpty={({ rows }) => rows.length === 0}
  >
    {(report) => ({
      total: moneyIn(report.currency)(report.total),
      totalOf: `unpaid on ${formatDate(report.today)}`,
      chart: (
        <RankedBars
          label="Chart of dues by days overdue. The table has the figures."
          rows={spans.map(({ label, of }) => ({ key: label, label, amount: of(report) }))}
          exact={moneyIn(report.currency)}
        />
      ),
      table: <Figures report={report} />,
    })}
  </ReportCard>
);
