import type { FastifyInstance } from 'fastify';
import type { ApiContext, Routes } from '../api-context.ts';

type Options = ApiContext & { prefix?: string };

/** Registers routes one after another. With an explicit name, Fastify doesn't search all loaded modules for the plugin. */
export async function registerAll(app: FastifyInstance, all: Routes[], options: Options): Promise<void> {
  for (const routes of all) {
    await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name }), options);
  }
}

/** Registers routes under their heading in the API reference, unless they set another themselves. */
export async function registerTagged(
  app: FastifyInstance,
  byTag: Record<string, Routes[]>,
  options: Options,
): Promise<void> {
  for (const [tag, all] of Object.entries(byTag)) {
    await app.register(async (tagged) => {
      tagged.addHook('onRoute', ({ schema }) => {
        if (schema) schema.tags ??= [tag];
      });
      await registerAll(tagged, all, options);
    });
  }
}
