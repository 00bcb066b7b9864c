import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import {
  type AnyValue,
  context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  logs,
  propagation,
  ROOT_CONTEXT,
  type SeverityNumber,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { loggable } from '../http/loggable-error.ts';
import { methodOf, routeOf } from './route-of.ts';
import { type Entry, shipTo } from './ship-logs.ts';
import type { Tracing } from './tracing.ts';
import { warnSometimes } from './warn-sometimes.ts';

/** How long the process waits for a collector when it ends, in milliseconds. */
const lastWait = 2_000;

/** Starts the OpenTelemetry SDK, set up by its own environment variables. */
export function openTracing(service: string): Tracing {
  const { OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_LOG_LEVEL, OTEL_LOGS_EXPORTER } = process.env;
  const isNamed = OTEL_SERVICE_NAME || /(^|,)\s*service\.name=/.test(OTEL_RESOURCE_ATTRIBUTES ?? '');
  const sdk = new NodeSDK({
    ...(!isNamed && { serviceName: service }),
    instrumentations: [new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })],
    metricReaders: [],
    // With `otlp`, the SDK reads where to from its own variables.
    ...(OTEL_LOGS_EXPORTER !== 'otlp' && { logRecordProcessors: [] }),
  });
  if (!OTEL_LOG_LEVEL) diag.setLogger(warnSometimes('Traces or logs could not be sent.'), DiagLogLevel.ERROR);
  sdk.start();
  if (OTEL_LOGS_EXPORTER === 'otlp') shipTo(logEntry);
  // The instrumentation patches what is required, even if it was imported before.
  createRequire(import.meta.url)('pg');
  const close = () => Promise.race([sdk.shutdown().catch(() => undefined), setTimeout(lastWait)]);
  return { ...createSpans(), close };
}

function logEntry({ level, time, msg, fields }: Entry): void {
  const attributes = fields as Record<string, AnyValue>;
  logs.getLogger('marketplace').emit({ severityNumber: severityOf(level), timestamp: time, body: msg, attributes });
}

/** Ten levels of the log are four of OpenTelemetry: 30 is INFO (9), 40 WARN (13), 50 ERROR (17). */
const severityOf = (level: number): SeverityNumber => Math.max(1, Math.floor(level / 10) * 4 - 3);

function createSpans(): Omit<Tracing, 'close'> {
  const tracer = trace.getTracer('marketplace');
  return {
    request: (request, response, run) => {
      const parent = propagation.extract(ROOT_CONTEXT, request.headers);
      const method = methodOf(request);
      const attributes = { 'http.request.method': method, 'url.path': request.url?.split('?')[0] ?? '' };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const current = trace.setSpan(parent, span);
      response.once('close', () => {
        const route = routeOf(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      // A body that arrives later belongs to the request too.
      context.bind(current, request);
      context.with(current, run);
    },
    span: (name, attributes, run) => {
      if (!trace.getActiveSpan()) return run();
      return tracer.startActiveSpan(name, { attributes }, (span) => endWith(span, run));
    },
    record: (name, attributes, from, to) => {
      if (trace.getActiveSpan()) tracer.startSpan(name, { attributes, startTime: moment(from) }).end(moment(to));
    },
    traceId: () => {
      const current = trace.getActiveSpan()?.spanContext();
      return current && isSpanContextValid(current) ? current.traceId : undefined;
    },
    headers: () => {
      const headers = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  };
}

async function endWith<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    // The values of a failed statement must not leave the process.
    const { type: name, message, stack } = loggable(error);
    span.recordException({ name, message, stack });
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

const moment = (time: number) => performance.timeOrigin + time;
