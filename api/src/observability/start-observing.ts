import { startMetrics } from './metrics.ts';
import { startTracing, tracing } from './tracing.ts';

/**
 * Starts traces and metrics if the environment asks for them. Call it before servers are created.
 * @param service the name of this process in traces, unless `OTEL_SERVICE_NAME` sets another
 * @returns a function that stops
 */
export async function startObserving(service: string): Promise<() => Promise<void>> {
  const closeMetrics = await startMetrics(process.env);
  await startTracing(service);
  return async () => {
    await Promise.all([closeMetrics(), tracing().close()]);
  };
}
