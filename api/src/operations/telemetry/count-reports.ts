import type { ErrorReport, PerformanceReport } from '@marketplace/shared/contracts';
import { metrics } from '../../observability/index.ts';

/** Counts the errors of browsers for Prometheus. */
export function countErrors(reports: ErrorReport[]): void {
  const measured = metrics();
  for (const { app, kind = 'uncaught' } of reports) measured?.browserErrors.inc({ app: measured.appLabel(app), kind });
}

/** Counts the page views among the reports of browsers. */
export function countPageViews(reports: PerformanceReport[]): void {
  const measured = metrics();
  for (const { app = 'host', kind } of reports)
    if (kind === 'page') measured?.pageViews.inc({ app: measured.appLabel(app) });
}
