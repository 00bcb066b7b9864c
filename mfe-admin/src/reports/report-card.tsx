import { serverSaid } from '@marketplace/shared/http';
import { Skeleton } from '@marketplace/shared/ui';
import { CsvButton, ListFailed } from '@marketplace/shared/ui/list';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './report-card.module.css';
import type { useReport } from './use-report.ts';

/** What a report shows once it has loaded. */
interface Content {
  /** The most important figure, and what it is. */
  total: string;
  totalOf: string;
  chart: ReactNode;
  table: ReactNode;
}

interface Props<T> {
  title: string;
  /** How the figures are defined, in a sentence. */
  definition: string;
  resource: ReturnType<typeof useReport<T>>;
  fileName: string;
  /** Shown in place of an empty chart, such as "No revenue in this period." */
  empty: string;
  isEmpty: (report: T) => boolean;
  tools?: ReactNode;
  children: (report: T) => Content;
}

const Figures = ({ total, totalOf, chart, table, definition }: Content & { definition: string }) => (
  <>
    <p className={styles.total}>
      <strong>{total}</strong>
      <span>{totalOf}</span>
    </p>
    <figure className={styles.figure}>
      {chart}
      <figcaption className={styles.note}>{definition}</figcaption>
    </figure>
    <details className={styles.details}>
      <summary>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        Table
      </summary>
      {table}
    </details>
  </>
);

/** A report: its total, a chart with its definition, the table behind it, and its CSV file. */
export const ReportCard = <T,>(props: Props<T>) => {
  const { title, definition, resource, fileName, empty, isEmpty, tools, children } = props;
  const { report, status, error, reload, csv } = resource;
  const nothing = report === undefined || isEmpty(report);
  const what = title.toLowerCase();
  const body = () => {
    if (status === 'failed') return <ListFailed what={what} text={serverSaid(error) ?? ''} onRetry={reload} />;
    if (report === undefined)
      return (
        <div className={styles.loading} role="status" aria-label={`Loading ${what}`}>
          <Skeleton width={180} height={34} />
          <Skeleton height={296} />
        </div>
      );
    if (nothing) return <p className={styles.empty}>{empty}</p>;
    return <Figures {...children(report)} definition={definition} />;
  };
  return (
    <section className={styles.card} aria-label={title} aria-busy={status === 'loading'}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.tools}>
          {tools}
          <CsvButton path={csv} fileName={fileName} disabled={nothing} about={what} />
        </div>
      </div>
      {body()}
    </section>
  );
};
