import Fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from './http/error-handler.ts';
import { apiServerOptions } from './http/server-options.ts';
import { registerApi, type ApiOptions } from './register-api.ts';

/** A server that carries the API alone: a replica behind a balancer, or a test. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify(apiServerOptions(options.config));
  handleErrors(app);
  await registerApi(app, options);
  await app.ready();
  return app;
}
