import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { demoAppPage } from './demo-app-page.ts';
import { findModule } from './module-store.ts';
import { found } from '../../http/index.ts';

const mediaFolder = fileURLToPath(new URL('../../../demo/media', import.meta.url));

/** Pictures and videos of the demo catalog, and the page that opens in place of a demo module. Not in production. */
export async function registerDemoFiles(api: FastifyInstance, { db, config }: ApiContext): Promise<void> {
  if (config.production) return;
  if (existsSync(mediaFolder)) await registerMedia(api);
  api.get<{ Params: { id: string } }>(
    '/marketplace/demo-app/:id',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const module = found('module', await findModule(db, params.id));
      const page = demoAppPage(module);
      return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
    },
  );
}

async function registerMedia(api: FastifyInstance): Promise<void> {
  await api.register(fastifyStatic, {
    root: mediaFolder,
    prefix: '/marketplace/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    etag: true,
    // File names stay the same when pictures change, so they are cached for a day and then revalidated.
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
      // A storefront on another origin may show them; a picture opened by itself runs nothing.
      response.header('cross-origin-resource-policy', 'cross-origin');
      response.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
