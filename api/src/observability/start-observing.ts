import { startMetrics } from './metrics.ts';
import { startTracing, tracing } from './tracing.ts';

/**
 * Starts traces and metrics, as far as the environment asks for them. Call it before the servers are made.
 * @param service the name of this process in traces, unless `OTEL_SERVICE_NAME` says another
 * @returns a function that stops
 */
export async function startObserving(service: string): Promise<() => Promise<void>> {
  const closeMetrics = await startMetrics(process.env);
  await startTracing(service);
  return async () => {
    await Promise.all([closeMetrics(), tracing().close()]);
  };
}
