import type { ComposedRemote, RuntimeConfig } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/shared/tooling/release';
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteHandlerMethod } from 'fastify';
import { describePage, subjectPath, type HeadContent } from '../src/head/describe-page.ts';
import { firstPictureOf, type FirstPictureHint } from '../src/head/first-picture.ts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { chooseSet } from './canary/choose-set.ts';
import { watchCanary } from './canary/watch-canary.ts';
import { compose, matchPage, type PageMatch } from './compose.ts';
import { applyOverrides, type OverridePolicy } from './overrides/apply-overrides.ts';
import { registerReleaseList } from './overrides/release-list.ts';
import { readPageData, type DataReader } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import { createReleaseReader } from './release-reader.ts';
import { registerReleaseState } from './release-state.ts';
import { securityHeaders } from './security-headers.ts';
import { registerSitemap } from './sitemap.ts';
import { registerAppFiles, registerCompression, registerReleases, registerRobots } from './static-files.ts';

export interface EdgeOptions {
  store: ReleaseStore;
  channel: string;
  config: RuntimeConfig;
  /** Scheme and host under which the storefront is known; that of the request unless told. */
  publicUrl?: string | undefined;
  read: DataReader;
  /** Who may put other releases in the place of those of the set; nobody unless told. */
  overrides?: OverridePolicy;
  /** Remotes served from source, in place of the released ones. */
  development?: () => Promise<ComposedRemote[]>;
  developmentOrigins?: string[];
}

const redirects: Record<string, string> = { '/help': '/contactus', '/contact': '/contactus' };
/** Pages of the host itself, with their titles. */
const ownPages: Record<string, string> = { '/unauthorized': 'Access Denied' };

const noRelease =
  '<!doctype html><meta charset="utf-8"><title>Starting</title><p>Nothing has been released to this channel yet.</p>';

const below = (request: FastifyRequest) => {
  const url = new URL(request.url, 'http://edge');
  return { path: url.pathname.slice(BASE_PATH.length) || '/', query: url.searchParams, search: url.search };
};

interface Head {
  content: HeadContent;
  firstPicture?: FirstPictureHint | undefined;
}

/** What the document tells of the page at a path; undefined when there is none. */
const headOf = (
  match: PageMatch | undefined,
  path: string,
  query: URLSearchParams,
  data: Record<string, unknown>,
): Head | undefined => {
  const own = ownPages[path];
  if (!match) return own ? { content: { title: own } } : undefined;
  const address = { path, query, params: match.params };
  const answer = data[subjectPath(match.page, address) ?? ''];
  return { content: describePage(match.page, address, answer), firstPicture: firstPictureOf(match.page, answer) };
};

/** Serves the storefront: composed HTML for every path, and the files of all releases. */
export const createEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger: false });
  const live = createReleaseReader(options.store, options.channel);
  const policy = options.overrides ?? { open: false };
  const headers = securityHeaders({ development: options.developmentOrigins ?? [] });

  const originOf = ({ protocol, host }: FastifyRequest) => options.publicUrl ?? `${protocol}://${host}`;

  const stopWatching = watchCanary(options);
  app.addHook('onClose', async () => stopWatching());
  await registerCompression(app);
  await registerReleases(app, options.store);
  await registerAppFiles(app, options.config.brand);
  registerRobots(app, originOf);
  registerSitemap(app, { view: live, read: options.read, originOf });
  registerReleaseState(app, live);
  if (policy.open) registerReleaseList(app, options.store);
  app.get('/', (_request, reply) => reply.redirect(`${BASE_PATH}/`));
  const page: RouteHandlerMethod = async (request, reply) => {
    const { path, query, search } = below(request);
    const elsewhere = redirects[path];
    if (elsewhere) return reply.redirect(BASE_PATH + elsewhere + search);
    const view = await live();
    if (!view) return reply.code(503).type('text/html').send(noRelease);
    const { set: chosen, canary, cookie } = chooseSet(view, request.headers.cookie);
    const { set, overrides } = await applyOverrides(chosen, query, options.store, policy);
    const composition = compose(set, { canary, overrides, replaced: await options.development?.() });
    if (cookie) reply.header('set-cookie', cookie);
    const match = matchPage(composition, path);
    const data = await readPageData(match, query, options.read);
    const head = headOf(match, path, query, data);
    return reply
      .code(head ? 200 : 404)
      .headers(headers)
      .header('cache-control', overrides.applied.length > 0 ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        pageHtml({
          ...set,
          composition,
          config: options.config,
          match,
          origin: originOf(request),
          head: head?.content ?? { title: 'Page Not Found' },
          firstPicture: head?.firstPicture,
          data,
        }),
      );
  };
  app.get(BASE_PATH, page);
  app.get(`${BASE_PATH}/*`, page);

  // A missing file is a 404, never HTML.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found.'));
  return app;
};
