/** Traces, metrics and logs, for the API and the edge. */
export { logError, logWarning } from './log.ts';
export { metrics } from './metrics.ts';
export { observeRoutes, observeServer } from './observe-server.ts';
export { nameRoute } from './route-of.ts';
export { startObserving } from './start-observing.ts';
export { newTraceId, traceIdIn } from './trace-id.ts';
export { isShippingLogs, shipEntry, shippedOutput } from './ship-logs.ts';
export { isTracing, tracing } from './tracing.ts';
