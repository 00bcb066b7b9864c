import type { FastifyInstance } from 'fastify';
import type { ApiContext, Routes } from '../api-context.ts';

/** Registers routes one after another. Told its name, Fastify does not look for a plugin among all modules that are loaded. */
export async function registerAll(
  app: FastifyInstance,
  all: Routes[],
  options: ApiContext & { prefix?: string },
): Promise<void> {
  for (const routes of all) {
    await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name }), options);
  }
}
