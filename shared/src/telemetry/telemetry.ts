import type { ErrorReport, PerformanceReport } from '../contracts/index.ts';
import { marketplace } from '../http/index.ts';

const FLUSH_AFTER = 2_000;
const AT_MOST = 20;

let set = 'unknown';
let running = false;
const queues = { '/tex-suite/error-report': [] as unknown[], '/tex-suite/performance-report': [] as unknown[] };
type Target = keyof typeof queues;

const flush = (target: Target) => {
  const reports = queues[target].splice(0, AT_MOST);
  if (reports.length === 0) return;
  // Fire and forget: a report about a lost report would never end.
  marketplace.post(target, { set, reports }).catch(() => undefined);
};

const enqueue = (target: Target, report: ErrorReport | PerformanceReport) => {
  if (!running) return;
  if (queues[target].length === 0) setTimeout(() => flush(target), FLUSH_AFTER);
  if (queues[target].length < AT_MOST) queues[target].push(report);
};

/** Sends an error to the error report, under the id that the person sees. */
export const reportError = (error: Error, { id, place, app = 'host' }: { id: string; place: string; app?: string }) =>
  enqueue('/tex-suite/error-report', {
    id,
    message: error.message.slice(0, 500),
    ...(error.stack && { stack: error.stack.slice(0, 4_000) }),
    place,
    app,
    url: location.pathname + location.search,
    at: new Date().toISOString(),
  });

export const reportPerformance = (kind: string, name: string, value: number) =>
  enqueue('/tex-suite/performance-report', {
    kind,
    name,
    value,
    url: location.pathname,
    at: new Date().toISOString(),
  });

/** Begins to send. Before it, and in tests, reports go nowhere. */
export const startTelemetry = (releaseSet: string) => {
  set = releaseSet;
  running = true;
};
