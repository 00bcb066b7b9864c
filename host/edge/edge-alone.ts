import { nameRoute } from 'api/observability';
import { canaryLimit, openStore, ReleaseError, type ReleaseStore } from '@marketplace/tooling/release/serving';
import { publicUrlProblems, readConfig, refuseStart, trustedProxies } from 'api/server';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createApiProxy } from './api-proxy/api-proxy.ts';
import { replicaReader } from './api-proxy/replica-reader.ts';
import { replicaWriter } from './api-proxy/replica-writer.ts';
import { readOrigins, watchReplicas, type Replicas } from './api-proxy/replicas.ts';
import { createEdge } from './edge.ts';
import { overridePolicy } from './overrides/override-policy.ts';
import { rendererFromEnvironment } from './rendering/renderer-from-environment.ts';
import { runtimeConfig } from './runtime-config.ts';
import { serve, stopServing, type Handler } from './serve.ts';
import { readStaticServers, withStaticServers } from './stored-releases/static-servers.ts';
import type { DevelopmentOptions, Storefront } from './storefront.ts';
import { warmUp } from './warm-up.ts';

const health =
  (alive: boolean): Handler =>
  (_request, response) => {
    response.writeHead(alive ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status: alive ? 'ok' : 'unavailable' }));
  };

/** The edge's own health: alive while it responds, ready while a replica of the API is. */
const withHealth =
  (replicas: Replicas, api: Handler): Handler =>
  (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/livez' || path === '/readyz') nameRoute(request, path);
    if (path === '/livez') return health(true)(request, response);
    if (path === '/readyz') return health(replicas.someReady())(request, response);
    return api(request, response);
  };

const openReleases = async (env: NodeJS.ProcessEnv) => {
  const store = await openStore(env);
  const servers = readStaticServers(env['STATIC_SERVERS'] ?? '');
  return Object.keys(servers).length > 0 ? withStaticServers(store, servers) : store;
};

/** How long the start waits for the store, in milliseconds. */
const PATIENCE = 3_000;

/** A damaged channel ends the start. A store that can't be reached yet does not: the edge tries again. */
const checkChannel = (store: ReleaseStore, name: string) => {
  const read = store.readChannel(name).catch((error: unknown) => {
    if (error instanceof ReleaseError) throw error;
  });
  return Promise.race([read, setTimeout(PATIENCE, undefined, { ref: false })]);
};

/**
 * The standalone edge: releases from the store as teams ship them, the API over HTTP from the replicas in `API_URL`.
 * It builds and stores nothing, so any number of instances can run side by side.
 */
export const startEdge = async (env: NodeJS.ProcessEnv, extras: DevelopmentOptions = {}): Promise<Storefront> => {
  if (env['NODE_ENV'] === 'production') refuseStart(publicUrlProblems(env));
  const config = readConfig(env);
  const origins = readOrigins(env['API_URL'] ?? '');
  const limit = canaryLimit(env);
  const channel = extras.channel ?? env['CHANNEL'] ?? 'live';
  const store = await openReleases(env);
  await checkChannel(store, channel);
  const replicas = watchReplicas(origins);
  const trusts = trustedProxies(config.trustProxy);
  // Remotes served from source have no server build.
  const renderer = extras.development ? undefined : rendererFromEnvironment(env, store);
  const edge = await createEdge({
    store,
    ...extras,
    channel,
    config: runtimeConfig(env),
    publicUrl: env['PUBLIC_URL']?.replace(/\/$/, ''),
    read: replicaReader(replicas, new URL(config.publicUrl).host),
    write: replicaWriter(replicas, trusts),
    limit,
    overrides: overridePolicy(env),
    renderer,
  });
  await edge.ready();
  if (renderer) await warmUp(edge);
  const api = withHealth(replicas, createApiProxy({ replicas, trusts }));
  const server = await serve(edge.routing, api, config);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    await stopServing(server);
    replicas.close();
    await edge.close();
  };
  return { url: `http://localhost:${port}/marketplace/`, close };
};
