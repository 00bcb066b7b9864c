import {
  canaryLimit,
  ensureReleases,
  openStore,
  storeLocation,
  type EnsureOptions,
} from '@marketplace/tooling/release';
import { checkStart, createApi, createDatabase, demoWarning, type ApiConfig, type DatabaseConnection } from 'api';
import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { createEdge, type EdgeOptions } from './edge.ts';
import { overridePolicy } from './overrides/override-policy.ts';
import { localReader } from './local-reader.ts';
import { localWriter } from './local-writer.ts';
import { progress } from './progress.ts';
import { rendererFromEnvironment } from './rendering/renderer-from-environment.ts';
import { runtimeConfig } from './runtime-config.ts';
import { checkPort, serve, stopServing } from './serve.ts';
import { warmUp } from './warm-up.ts';

export interface Storefront {
  url: string;
  close: () => Promise<void>;
}

/** What `npm run dev` adds. */
export type DevelopmentOptions = Pick<EdgeOptions, 'development' | 'developmentOrigins'> & { channel?: string };

type Extras = DevelopmentOptions & { releases?: EnsureOptions };

const openDatabase = async (config: ApiConfig) => {
  const done = progress('Preparing the database');
  const connection = await createDatabase(config);
  done('Database ready');
  return connection;
};

/** The folder of the releases, by the name of its setting; none for a bucket. */
const releaseFolder = (env: NodeJS.ProcessEnv): Record<string, string> => {
  const location = storeLocation(env);
  if (!('folder' in location)) return {};
  return env['RELEASE_STORE'] ? { RELEASE_STORE: location.folder } : { DATA_DIR: dirname(location.folder) };
};

/** Updates the channel's releases to the sources, and opens their store. */
export const bringReleases = async (env: NodeJS.ProcessEnv, channel: string, options: EnsureOptions = {}) => {
  const set = await ensureReleases(
    env,
    channel,
    {
      building: (app) => console.log(`  Building ${app} ...`),
      built: (app, release, time) => console.log(`  ${app} ${release} built in ${(time / 1000).toFixed(1)} s`),
    },
    options,
  );
  console.log(`  Release set ${set.id} on channel ${channel}`);
  return openStore(env);
};

/** Closes what was opened, last first. */
const closeAll = async (
  api: { close: () => Promise<void> },
  edge: { close: () => Promise<void> },
  server: Server,
  db: DatabaseConnection,
) => {
  await stopServing(server);
  await Promise.all([api.close(), edge.close()]);
  await db.close();
};

/** Everything on one origin, in one process: database, API, releases, edge. */
export const startStorefront = async (env: NodeJS.ProcessEnv, extras: Extras = {}): Promise<Storefront> => {
  const config = await checkStart(env, releaseFolder(env));
  const channel = extras.channel ?? env['CHANNEL'] ?? 'live';

  await checkPort(config.port, config.host);
  const opening = openDatabase(config);
  const [db, store] = await Promise.all([opening, bringReleases(env, channel, extras.releases)]).catch(
    async (error: unknown) => {
      await opening.then((connection) => connection.close()).catch(() => undefined);
      throw error;
    },
  );
  try {
    const api = await createApi({ db, config });
    // Remotes served from source have no server build.
    const renderer = extras.development ? undefined : rendererFromEnvironment(env, store);
    const edge = await createEdge({
      store,
      channel,
      config: runtimeConfig(env),
      publicUrl: env['PUBLIC_URL']?.replace(/\/$/, ''),
      read: localReader(api, new URL(config.publicUrl).host),
      write: localWriter(api),
      limit: canaryLimit(env),
      overrides: overridePolicy(env),
      renderer,
      ...(extras.development && { development: extras.development }),
      ...(extras.developmentOrigins && { developmentOrigins: extras.developmentOrigins }),
    });
    await edge.ready();
    if (renderer) await warmUp(edge);
    process.stderr.write(demoWarning(config) ?? '');
    const server = await serve(edge.routing, api.routing, config);
    return { url: `http://localhost:${config.port}/marketplace/`, close: () => closeAll(api, edge, server, db) };
  } catch (error) {
    await db.close();
    throw error;
  }
};
