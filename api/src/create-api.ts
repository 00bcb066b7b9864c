import Fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from './http/error-handler.ts';
import { observeRoutes, observeServer } from './observability/index.ts';
import { badHostRefusal } from './http/refuse-bad-host.ts';
import { apiServerOptions } from './http/server-options.ts';
import { registerApi, type ApiOptions } from './register-api.ts';

/** A server with only the API: for replicas behind a balancer, or for tests. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify(apiServerOptions(options.config));
  observeServer(app.server);
  observeRoutes(app);
  handleErrors(app);
  const refuseBadHost = badHostRefusal(options.config);
  app.addHook('onRequest', (request, reply, done) => {
    if (refuseBadHost(request.raw, reply.raw)) reply.hijack();
    else done();
  });
  await registerApi(app, options);
  await app.ready();
  return app;
}
