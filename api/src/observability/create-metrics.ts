import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundedLabel } from './bounded-label.ts';

/** In seconds; fewer than usual, because every route has them. */
const requestBuckets = [0.005, 0.025, 0.1, 0.3, 1, 3, 10];
const renderBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1];
const jobBuckets = [0.01, 0.1, 1, 10, 60, 300];

/** More applications than a marketplace has. */
const mostApps = 50;

/** All metrics, by Prometheus' naming conventions. Labels have few values, whatever visitors send. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const collectors: (() => unknown)[] = [];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });

  return {
    registry,
    appLabel: boundedLabel(mostApps),
    /** Registers a function that reads current values on request. If it fails, its gauges stay empty. */
    onCollect: (collect: () => unknown) => void collectors.push(collect),
    collectors,
    requestDuration: histogram('http_request_duration_seconds', 'Time until a response was sent.', requestBuckets, [
      'method',
      'route',
      'status',
    ]),
    poolConnections: gauge('pg_pool_connections', 'Database connections of this process.', ['database', 'state']),
    poolMaximum: gauge('pg_pool_max_connections', 'How many database connections this process may open.', ['database']),
    poolWaiting: gauge('pg_pool_waiting_requests', 'Requests that wait for a database connection.', ['database']),
    queuedJobs: gauge('job_queue_jobs', 'Jobs in the queue, shared by all replicas.', ['job', 'state']),
    jobDuration: histogram('job_duration_seconds', 'Time that a job ran.', jobBuckets, ['job', 'outcome']),
    renderDuration: histogram(
      'render_duration_seconds',
      'Time that a page was rendered, waiting included.',
      renderBuckets,
      ['app', 'outcome'],
    ),
    renderWait: histogram('render_wait_seconds', 'Time a page waited for a render process.', renderBuckets, []),
    cacheRequests: counter('cache_requests_total', 'Pages and catalog responses by whether they were in memory.', [
      'cache',
      'result',
    ]),
    pageCacheBytes: gauge('page_cache_bytes', 'Size of the rendered pages in memory.'),
    pageCachePages: gauge('page_cache_pages', 'How many rendered pages are in memory.'),
    release: gauge('release_info', 'The releases that this edge serves; 1 for each.', [
      'app',
      'release',
      'set',
      'role',
    ]),
    canaryShare: gauge('canary_share_ratio', 'Share of the visitors who get the canary.'),
    canaryHalted: gauge('canary_halted', '1 if the last canary of the channel was halted.'),
    canaryViews: gauge('canary_page_views', 'Page views since the canary began.', ['role']),
    canaryErrors: gauge('canary_browser_errors', 'Errors in browsers since the canary began.', ['role']),
    browserErrors: counter('browser_errors_total', 'Errors that browsers reported.', ['app', 'kind']),
    pageViews: counter('browser_page_views_total', 'Page views that browsers reported.', ['app']),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
