import type { IncomingMessage } from 'node:http';
import { newTraceId, traceIdIn, tracing } from '../observability/index.ts';

/**
 * The id of the trace that a request belongs to. Without one, a proxy's own id is kept if it is safe; anything else
 * could forge log lines.
 */
export function requestIdOf(request: IncomingMessage): string {
  const traceId = tracing().traceId() ?? traceIdIn(request.headers.traceparent);
  if (traceId !== undefined) return traceId;
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : newTraceId();
}
