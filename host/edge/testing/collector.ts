import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until.ts';

export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Span extends Omit<CollectedSpan, 'attributes' | 'service'> {
  attributes: Attribute[];
}
interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: Batch): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ attributes, ...span }) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
      })),
  );

/** An OpenTelemetry collector that keeps the spans it gets as OTLP in JSON. */
export const openCollector = async () => {
  const spans: CollectedSpan[] = [];
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    void json(request).then((body) => {
      spans.push(...spansIn(body as Batch));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    /** The spans of a trace, once `isWhole` says that all have arrived. */
    trace: async (traceId: string, isWhole: (spans: CollectedSpan[]) => boolean) => {
      const ofTrace = () => spans.filter((span) => span.traceId === traceId);
      await until(() => isWhole(ofTrace()));
      return ofTrace();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
