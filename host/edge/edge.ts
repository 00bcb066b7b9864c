import type { ComposedRemote, Composition, RuntimeConfig } from '@marketplace/shared/contracts';
import type { CanaryLimit, ReleaseStore } from '@marketplace/tooling/release/serving';
import { observeRoutes } from 'api/observability';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { watchCanary } from './canary/watch-canary.ts';
import { createVisitComposer } from './compose-visit.ts';
import { registerContactPost } from './contact/contact-post.ts';
import type { DataReader } from './data-answer.ts';
import type { DataWriter } from './data-writer.ts';
import { createChannelViews } from './overrides/channel-views.ts';
import { localOrigins } from './overrides/local-remotes.ts';
import type { OverridePolicy } from './overrides/override-policy.ts';
import { registerReleaseList } from './overrides/release-list.ts';
import { observeReleases } from './observe-releases.ts';
import { registerFederation } from './outside/register-federation.ts';
import { createPageDataReader } from './page-data.ts';
import { createPageMaker } from './page-document.ts';
import { createPageRoute } from './page-route.ts';
import { createReleaseReader, type ChannelView } from './release-reader.ts';
import { registerReleaseState } from './release-state.ts';
import { createHtmlCache, type HtmlCache } from './rendering/html-cache.ts';
import { createStyleInliner } from './rendering/html-styles.ts';
import type { Renderer } from './rendering/renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { shareReads } from './share-reads.ts';
import { registerSitemap } from './sitemap.ts';
import { registerWellKnown } from './well-known.ts';
import { registerAppFiles, registerCompression, registerReleases, registerRobots } from './static-files.ts';

export interface EdgeOptions {
  store: ReleaseStore;
  channel: string;
  config: RuntimeConfig;
  /** Public scheme and host of the storefront; defaults to the request's. */
  publicUrl?: string | undefined;
  read: DataReader;
  /** Accepts forms from pages without scripts; without it, forms need scripts. */
  write?: DataWriter;
  /** How many errors a canary may have, whatever the live set does. */
  limit?: CanaryLimit;
  /** Who may override releases and choose other channels; nobody by default. */
  overrides?: OverridePolicy;
  /** Remotes served from source instead of the released ones. */
  development?: () => Promise<ComposedRemote[]>;
  developmentOrigins?: string[];
  /** Renders public pages; without it the browser renders every page. Closed with the edge. */
  renderer?: Renderer | undefined;
}

/** How long the start waits for the live releases to load for rendering, in milliseconds. */
const LOAD_PATIENCE = 3_000;

/** Settles when the task does, whatever its outcome, or when time is up. */
const within = (time: number, task: Promise<void>) =>
  Promise.race([task.catch(() => undefined), new Promise<void>((resolve) => setTimeout(resolve, time).unref())]);

interface Shared {
  view: () => Promise<ChannelView | null>;
  cache: HtmlCache | undefined;
  policy: OverridePolicy;
  originOf: (request: FastifyRequest) => string;
}

const registerPages = (app: FastifyInstance, options: EdgeOptions, { view, cache, policy, originOf }: Shared) => {
  const { store, config, read, write, development, developmentOrigins = [], renderer } = options;
  const inlineStyle = createStyleInliner(store);
  const headers = securityHeaders({ development: developmentOrigins });
  const headersOf = (composition: Composition) => {
    const local = localOrigins(composition);
    return local.length > 0 ? securityHeaders({ development: [...developmentOrigins, ...local] }) : headers;
  };
  const page = createPageRoute({
    view,
    composeVisit: createVisitComposer({ store, policy, views: createChannelViews(store), development }),
    readData: createPageDataReader(cache ? shareReads(read) : read, config),
    makePage: createPageMaker({ config, renderer, inlineStyle }),
    cache,
    headers,
    headersOf,
    originOf,
  });
  app.get(BASE_PATH, page);
  app.get(`${BASE_PATH}/*`, page);
  if (write) registerContactPost(app, { view, config, inlineStyle, write, headers, originOf });
};

/** Serves the storefront: composed HTML for every path, and the files of all releases. */
export const createEdge = async (options: EdgeOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger: false });
  observeRoutes(app);
  const { renderer } = options;
  const cache = renderer && createHtmlCache();
  let prepared = Promise.resolve();
  const changed = ({ live: shown, canary }: ChannelView) => {
    const sets = canary ? [shown, canary.set] : [shown];
    cache?.retain(sets.map(({ id }) => id));
    prepared = Promise.all(sets.map((set) => renderer?.prepare(set))).then(() => undefined);
  };
  const live = createReleaseReader(options.store, options.channel, { changed });
  const policy = options.overrides ?? { open: false };

  const originOf = ({ protocol, host }: FastifyRequest) => options.publicUrl ?? `${protocol}://${host}`;

  observeReleases(live);
  const stopWatching = watchCanary(options);
  app.addHook('onClose', async () => {
    stopWatching();
    await renderer?.close();
  });
  // So that the first visitor needn't wait for the releases to load.
  if (renderer)
    app.addHook('onReady', () =>
      within(
        LOAD_PATIENCE,
        live().then(() => prepared),
      ),
    );
  await registerCompression(app);
  await registerReleases(app, options.store);
  await registerAppFiles(app, options.config.brand);
  registerRobots(app, originOf);
  registerWellKnown(app, { read: options.read, originOf });
  registerSitemap(app, { view: live, read: options.read, originOf });
  registerReleaseState(app, live);
  registerFederation(app, { store: options.store, config: options.config, view: live, policy, originOf });
  if (policy.open) registerReleaseList(app, options.store);
  app.get('/', (_request, reply) => reply.redirect(`${BASE_PATH}/`));
  registerPages(app, options, { view: live, cache, policy, originOf });

  // A missing file is a 404, never HTML.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found.'));
  return app;
};
