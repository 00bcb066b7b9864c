import type { ErrorKind, ErrorReport, PerformanceReport } from '../contracts/index.ts';
import { marketplace } from '../http/index.ts';

/** How long a batch collects reports, in milliseconds. */
const FLUSH_AFTER = 2_000;
const AT_MOST = 20;

let set = 'unknown';
let releases: Record<string, string> = {};
let running = false;
const queues = { '/tex-suite/error-report': [] as unknown[], '/tex-suite/performance-report': [] as unknown[] };
type Target = keyof typeof queues;

const takeBatch = (target: Target) => {
  const reports = queues[target].splice(0, AT_MOST);
  return reports.length > 0 ? { set, reports } : undefined;
};

const flush = (target: Target) => {
  const batch = takeBatch(target);
  // Fire and forget: reporting a lost report would never end.
  if (batch) marketplace.post(target, batch).catch(() => undefined);
};

/** Hands pending reports to the browser, which sends them even after the page is closed. */
const flushOnLeave = () => {
  for (const target of Object.keys(queues) as Target[]) {
    const batch = takeBatch(target);
    if (!batch) continue;
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    navigator.sendBeacon?.(`${marketplace.defaults.baseURL ?? ''}${target}`, body);
  }
};

const enqueue = (target: Target, report: ErrorReport | PerformanceReport) => {
  if (!running) return;
  if (queues[target].length === 0) setTimeout(() => flush(target), FLUSH_AFTER);
  if (queues[target].length < AT_MOST) queues[target].push(report);
};

const releaseOf = (app: string) => {
  const release = releases[app];
  return release === undefined ? {} : { release };
};

interface ErrorPlace {
  /** The Error ID that the user sees. */
  id: string;
  place: string;
  kind: ErrorKind;
  /** The application that failed; the host by default. */
  app?: string;
}

/** A thrown value as an error. */
export const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Reports a thrown value under the id that the user sees. */
export const reportError = (thrown: unknown, { id, place, kind, app = 'host' }: ErrorPlace) => {
  const { message, stack } = asError(thrown);
  enqueue('/tex-suite/error-report', {
    id,
    message: message.slice(0, 500),
    ...(stack && { stack: stack.slice(0, 4_000) }),
    place: place.slice(0, 200),
    // The token of a link in an email is a secret.
    url: (location.pathname + location.search.replace(/([?&]token=)[^&]*/g, '$1-')).slice(0, 2_000),
    at: new Date().toISOString(),
    app,
    kind,
    ...releaseOf(app),
  });
};

/** Reports a metric: `value` in milliseconds, except for CLS, which has no unit. */
export const reportPerformance = (kind: string, name: string, value: number, app = 'host') =>
  enqueue('/tex-suite/performance-report', {
    kind,
    name: name.slice(0, 300),
    value,
    url: location.pathname.slice(0, 2_000),
    at: new Date().toISOString(),
    app,
    ...releaseOf(app),
  });

/** Starts sending. Before that, and in tests, reports are dropped. `loaded` returns the release of each application. */
export const startTelemetry = (releaseSet: string, loaded: Record<string, string> = {}) => {
  set = releaseSet;
  releases = loaded;
  if (!running) window.addEventListener('pagehide', flushOnLeave);
  running = true;
};
