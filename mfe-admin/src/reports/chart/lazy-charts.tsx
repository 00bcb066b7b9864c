import { Skeleton } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';
import type { StackedColumnsProps } from './stacked-columns.tsx';
import type { RankedBarsProps } from './ranked-bars.tsx';

/** The charting library: loaded with the first chart, in parallel with the figures. */
const charts = () => import('./charts.ts');
const LazyColumns = lazy(async () => ({ default: (await charts()).StackedColumns }));
const LazyBars = lazy(async () => ({ default: (await charts()).RankedBars }));

export const StackedColumns = (props: StackedColumnsProps) => (
  <Suspense fallback={<Skeleton height={(props.height ?? 260) + 36} />}>
    <LazyColumns {...props} />
  </Suspense>
);

export const RankedBars = (props: RankedBarsProps) => (
  <Suspense fallback={<Skeleton height={props.rows.length * 44} />}>
    <LazyBars {...props} />
  </Suspense>
);
