import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { metrics } from './metrics.ts';
import { methodOf, nameRoute, routeOf } from './route-of.ts';
import { isTracing, tracing } from './tracing.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Probes, files and pictures: there are many, all alike. */
const untraced = /^\/(livez|readyz)\b|^\/(marketplace\/(releases|icons)|api\/marketplace\/media)\//;

const isObserving = () => isTracing() || metrics() !== undefined;

/** Traces and measures the requests of a server, if that is on. */
export function observeServer(server: Server): void {
  if (!isObserving()) return;
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const run = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    measure(request, response);
    if (untraced.test(request.url ?? '')) run();
    else tracing().request(request, response, run);
  });
}

function measure(request: IncomingMessage, response: ServerResponse): void {
  const histogram = metrics()?.requestDuration;
  if (!histogram) return;
  const started = performance.now();
  response.once('close', () => {
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    const labels = { method: methodOf(request), route: routeOf(request), status };
    histogram.observe(labels, (performance.now() - started) / 1_000);
  });
}

/** Names the requests of an application by its routes. */
export function observeRoutes(app: FastifyInstance): void {
  if (!isObserving()) return;
  app.addHook('onRequest', (request, _reply, done) => {
    nameRoute(request.raw, request.routeOptions.url);
    done();
  });
}
