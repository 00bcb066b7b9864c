import { type HealthPoint, HealthTimeline } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { Skeleton } from '@marketplace/shared/ui';
import { ListFailed, useLastShown } from '@marketplace/shared/ui/list';
import type { Column, Series } from '../reports/chart/column.ts';
import { StackedColumns } from '../reports/chart/lazy-charts.tsx';
import styles from './health-overview.module.css';
import { momentOf, stepsOf } from './timeline-steps.ts';

const readTimeline = readerOf(HealthTimeline);

interface Chart {
  title: string;
  series: Series[];
  amountsOf: (point: HealthPoint) => number[];
  unit?: string;
}

const charts: Chart[] = [
  {
    title: 'Page views',
    series: [{ key: 'pages', name: 'Page views' }],
    amountsOf: ({ pageViews }) => [pageViews],
  },
  {
    title: 'Errors',
    series: [
      { key: 'errors', name: 'Errors' },
      { key: 'loads', name: 'Failed loads' },
    ],
    amountsOf: ({ errors, loadFailures }) => [errors, loadFailures],
  },
  {
    title: 'LCP',
    series: [{ key: 'lcp', name: '75th percentile' }],
    amountsOf: ({ lcp }) => [Math.round(lcp ?? 0)],
    unit: ' ms',
  },
];

const HEIGHT = 180;

const Charts = ({ timeline: { points, releases }, hours }: { timeline: HealthTimeline; hours: string }) => {
  const steps = stepsOf(points, releases, hours);
  return (
    <>
      <div className={styles.charts}>
        {charts.map(({ title, series, amountsOf, unit = '' }) => (
          <figure key={title} className={styles.chart}>
            <figcaption>{title}</figcaption>
            <StackedColumns
              height={HEIGHT}
              label={`Chart of ${title} over time. The table of apps has the figures.`}
              series={series}
              columns={steps.map(({ label, mark, point }): Column => ({ label, mark, amounts: amountsOf(point) }))}
              // With few errors the axis has halves, but there are no half errors.
              short={(amount) => (Number.isInteger(amount) ? `${amount.toLocaleString('en-IN')}${unit}` : '')}
              exact={(amount) => `${amount.toLocaleString('en-IN')}${unit}`}
            />
          </figure>
        ))}
      </div>
      {releases.length > 0 && (
        <div className={styles.releases}>
          <h3>Releases in this period</h3>
          <ul>
            {releases.toReversed().map(({ app, release, at }) => (
              <li key={`${app} ${release}`}>
                <span>{momentOf(at)}</span> {app} {release}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

/** What browsers reported over time; lines mark when a new release started. */
export const TimelineSection = ({ hours }: { hours: string }) => {
  const path = `/tex-admin/health/timeline?hours=${hours}`;
  const { status, data, reload } = useResource(path, { life: 'short', parse: readTimeline });
  const timeline = useLastShown(path, { status, data });
  if (status === 'failed') return <ListFailed what="charts" onRetry={reload} />;
  return timeline ? <Charts timeline={timeline} hours={hours} /> : <Skeleton height={HEIGHT + 64} />;
};
