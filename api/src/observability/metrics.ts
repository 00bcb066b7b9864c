import type { Metrics } from './create-metrics.ts';

let current: Metrics | undefined;

/** The metrics of this process; undefined unless `METRICS_PORT` is set. */
export const metrics = (): Metrics | undefined => current;

/**
 * Serves metrics to Prometheus on `METRICS_PORT`, if it is set. Otherwise nothing of it is loaded.
 * @returns a function that stops
 * @throws StartError if the port is invalid or taken
 */
export async function startMetrics(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env.METRICS_PORT) return async () => undefined;
  const { createMetrics } = await import('./create-metrics.ts');
  const { serveMetrics } = await import('./serve-metrics.ts');
  const created = createMetrics();
  const close = await serveMetrics(created, env);
  current = created;
  return close;
}
