import { arrivalLimits, badHostRefusal, cutConnection, type ApiConfig } from 'api/server';
import { observeServer } from 'api/observability';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Grace period for open requests when the server stops, in milliseconds. */
const GRACE = 10_000;

const toApi = /^\/(api(\/|$)|livez$|readyz$)/;

const sentences: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what runs there, or choose another with PORT=4001.`,
  EACCES: (port) => `This user can’t open port ${port}. Choose one above 1024 with PORT=4000.`,
};

const listenSentence = (error: NodeJS.ErrnoException, port: number) =>
  new Error(sentences[error.code ?? '']?.(port) ?? error.message);

/** Fails with a clear message if the port is taken, before anything is built. */
export const checkPort = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenSentence(error, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** One origin for the storefront and the API. Rejects with a clear message if the port is taken. */
export const serve = (edge: Handler, api: Handler, config: ApiConfig) =>
  new Promise<Server>((resolve, reject) => {
    const refuseBadHost = badHostRefusal(config);
    const server = createServer(arrivalLimits(config.requestTimeoutMs), (request, response) => {
      response.setHeader('x-content-type-options', 'nosniff');
      if (refuseBadHost(request, response)) return;
      void (toApi.test(request.url?.split('?')[0] ?? '') ? api(request, response) : edge(request, response));
    });
    observeServer(server);
    server.on('clientError', cutConnection);
    server.once('error', (error) => reject(listenSentence(error, config.port)));
    server.listen(config.port, config.host, () => resolve(server));
  });

/** Accepts nothing new, lets open requests finish, and cuts off those that don't. */
export const stopServing = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  });
