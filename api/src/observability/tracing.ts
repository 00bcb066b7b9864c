import type { IncomingMessage, ServerResponse } from 'node:http';

export type Attributes = Record<string, string | number | boolean>;

/** What the marketplace records in its traces. */
export interface Tracing {
  /** Runs a request in a span that ends with the response, part of the trace of its `traceparent`. */
  request: (request: IncomingMessage, response: ServerResponse, run: () => void) => void;
  /** Runs part of a request in its own span. Outside of requests there is none. */
  span: <T>(name: string, attributes: Attributes, run: () => Promise<T>) => Promise<T>;
  /** Records a finished part of a request, by its times on the clock of `performance.now()`. */
  record: (name: string, attributes: Attributes, from: number, to: number) => void;
  /** The trace that the running code belongs to. */
  traceId: () => string | undefined;
  /** Headers of a request that continues the current trace elsewhere. */
  headers: () => Record<string, string>;
  /** Sends what is left, taking a moment at most. */
  close: () => Promise<void>;
}

const off: Tracing = {
  request: (_request, _response, run) => run(),
  span: (_name, _attributes, run) => run(),
  record: () => undefined,
  traceId: () => undefined,
  headers: () => ({}),
  close: async () => undefined,
};

let current = off;

/** The traces of this process; recorded only after `startTracing`. */
export const tracing = (): Tracing => current;

export const isTracing = (): boolean => current !== off;

/** Starts tracing if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Otherwise nothing of OpenTelemetry is loaded. */
export async function startTracing(service: string): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTracing } = await import('./open-tracing.ts');
  current = openTracing(service);
}
