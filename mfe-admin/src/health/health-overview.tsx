import type { PartHealth, ReleaseState } from '@marketplace/shared/contracts';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Table } from '@marketplace/shared/ui/table';
import { ListFailed, FilterSelect } from '@marketplace/shared/ui/list';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { ErrorsSection } from './errors-section.tsx';
import styles from './health-overview.module.css';
import { InboundMailSection } from './inbound-mail-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { health, ranges } from './health-query.ts';
import { partColumns } from './part-columns.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useErrors, useHealth } from './use-health.ts';
import { useReleaseState } from './use-release-state.ts';

const appsOf = (parts: PartHealth[]) => [...new Set(parts.map(({ app }) => app))];

interface PartsProps extends Pick<ReturnType<typeof useHealth>, 'status' | 'reload'> {
  parts: PartHealth[] | undefined;
  state: ReleaseState | null;
}

const Parts = ({ status, parts, state, reload }: PartsProps) => {
  if (status === 'failed') return <ListFailed what="figures" onRetry={reload} />;
  if (!parts) return <SkeletonTable rows={12} columns={7} />;
  if (parts.length === 0)
    return <EmptyState icon={Activity} title="No reports" text="No browser sent a report in this period." />;
  return (
    <Table
      caption="Apps and releases"
      columns={partColumns(state)}
      rows={parts}
      rowKey={({ app, release }) => `${app} ${release}`}
    />
  );
};

/** Apps and releases with their errors, the server's jobs, and inbound mail. Each section waits for the one above. */
export const HealthOverview = () => {
  const { view, change } = health.useView();
  const { status, shown, reload } = useHealth(view.hours);
  const errors = useErrors();
  const state = useReleaseState();
  const parts = state === undefined ? undefined : shown?.parts;
  const partsShown = status === 'failed' || parts !== undefined;
  const [errorsShown, setErrorsShown] = useState(false);
  if (!errorsShown && errors.status !== 'loading') setErrorsShown(true);
  return (
    <>
      <section className={styles.section} aria-labelledby="health-parts">
        <div className={styles.head}>
          <h2 className={styles.title} id="health-parts">
            Apps
          </h2>
          <div className={styles.tools}>
            <FilterSelect label="Period" value={view.hours} options={ranges} onChange={(hours) => change({ hours })} />
            <Button size="small" kind="quiet" onClick={reload}>
              Refresh
            </Button>
          </div>
        </div>
        {partsShown && state && <ReleaseNotice state={state} />}
        {parts && parts.length > 0 && <TimelineSection hours={view.hours} />}
        <div className={styles.parts} aria-busy={status === 'loading'}>
          <Parts status={status} parts={parts} state={state ?? null} reload={reload} />
        </div>
        {partsShown && (
          <p className={styles.note}>
            Times are 75th percentiles. LCP, INP and CLS are Core Web Vitals, counted for the app whose page opened
            first.
          </p>
        )}
      </section>
      {partsShown && <ErrorsSection list={errors} apps={appsOf(parts ?? [])} />}
      {partsShown && errorsShown && (
        <JobsSection>
          <InboundMailSection />
        </JobsSection>
      )}
    </>
  );
};
