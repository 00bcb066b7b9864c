import type { PartHealth } from '@marketplace/shared/contracts';
import { Button, EmptyState, SkeletonTable } from '@marketplace/shared/ui';
import { Table } from '@marketplace/shared/ui/table';
import { FilterSelect } from '@marketplace/shared/ui/list';
import { Activity, CloudOff } from 'lucide-react';
import { ErrorsSection } from './errors-section.tsx';
import styles from './health-overview.module.css';
import { ranges } from './health-query.ts';
import { partColumns } from './part-columns.tsx';
import { ReleaseNotice } from './release-notice.tsx';
import { useHealth } from './use-health.ts';
import { useHealthView } from './use-health-view.ts';
import { useReleaseState } from './use-release-state.ts';

const appsOf = (parts: PartHealth[]) => [...new Set(parts.map(({ app }) => app))];

/** Every part and release that browsers reported of, and the errors they met. */
export const HealthOverview = () => {
  const { view, change } = useHealthView();
  const { status, data, reload } = useHealth(view.hours);
  const state = useReleaseState();
  const parts = () => {
    if (status === 'failed')
      return (
        <EmptyState
          icon={CloudOff}
          title="The figures could not be loaded"
          actions={<Button onClick={reload}>Try Again</Button>}
        />
      );
    if (!data) return <SkeletonTable rows={6} columns={7} />;
    if (data.parts.length === 0)
      return <EmptyState icon={Activity} title="No reports" text="No browser reported anything in this time." />;
    return (
      <Table
        caption="Parts and releases"
        columns={partColumns(state)}
        rows={data.parts}
        rowKey={({ app, release }) => `${app} ${release}`}
      />
    );
  };
  return (
    <>
      <section className={styles.section} aria-labelledby="health-parts">
        <div className={styles.head}>
          <h2 className={styles.title} id="health-parts">
            Parts
          </h2>
          <div className={styles.tools}>
            <FilterSelect
              label="Time"
              value={String(view.hours)}
              options={ranges}
              onChange={(hours) => change({ hours: Number(hours) })}
            />
            <Button size="small" kind="quiet" onClick={reload}>
              Refresh
            </Button>
          </div>
        </div>
        {state && <ReleaseNotice state={state} />}
        <div className={styles.parts}>{parts()}</div>
        <p className={styles.note}>
          Times are 75th percentiles. LCP, INP and CLS are the Core Web Vitals, on account of the part whose page was
          opened first.
        </p>
      </section>
      <ErrorsSection view={view} apps={appsOf(data?.parts ?? [])} onChange={change} />
    </>
  );
};
