import { once } from 'node:events';
import { createServer } from 'node:http';
import { errorCode } from '../error-code.ts';
import { settingsReader } from '../settings-reader.ts';
import { StartError } from '../start-error.ts';
import type { Metrics } from './create-metrics.ts';

/** Serves `/metrics` on a separate port, which visitors can't reach. */
export async function serveMetrics(metrics: Metrics, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { number, invalid } = settingsReader(env);
  const port = number('METRICS_PORT', 0);
  if (invalid[0]) throw new StartError(invalid[0]);
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end('Not found.\n');
    void read(metrics).then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
    });
  });
  server.listen(port, env.METRICS_HOST || '127.0.0.1');
  await once(server, 'listening').catch((error: unknown) => {
    throw explain(error, port);
  });
  server.unref();
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

async function read({ registry, collectors }: Metrics): Promise<string> {
  await Promise.allSettled(collectors.map(async (collect) => collect()));
  return registry.metrics();
}

function explain(error: unknown, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set METRICS_PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than this user has: set METRICS_PORT to another.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError('METRICS_HOST is not an address of this machine.');
  return error;
}
