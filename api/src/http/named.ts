import type { Routes } from '../api-context.ts';

/** Told its name, Fastify does not look for the plugin among all modules that are loaded. */
export const named = (routes: Routes): Routes =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name });
