import { applications } from '@marketplace/tooling/release';
import { readConfig, readConnection } from 'api';
import { startEdge } from '../edge-alone.ts';
import { bringReleases, startStorefront } from '../storefront.ts';
import { freePorts } from './free-ports.ts';
import { serveRemotes } from './serve-remotes.ts';
import { originOfPort } from './source-remote.ts';

const CHANNEL = 'development';
/** Fast refresh takes React's development build. */
const releases = {
  flavours: { host: 'development' },
  asReleased: applications.filter((app) => app !== 'host'),
} as const;

/** Beside a running storefront: its own port, and the same database, so that a sign-in is valid in both. */
const besideOthers = async (env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => {
  const { host, port, dataDir } = readConfig(env);
  const [free] = env['PORT'] ? [port] : await freePorts([port], host);
  const database = env['DATABASE_URL'] || (await readConnection(dataDir));
  return { ...env, PORT: String(free), ...(database && { DATABASE_URL: database }) };
};

/** The released host in its development flavour, the named remotes from source, the others as released. */
export const startOnThisMachine = async (ports: Record<string, number>, given: NodeJS.ProcessEnv) => {
  const env = await besideOthers(given);
  const serving = serveRemotes(ports, true);
  const extras = {
    channel: CHANNEL,
    development: async () => (await serving).compose(),
    developmentOrigins: Object.values(ports).map(originOfPort),
  };
  const startHost = async () => {
    if (!env['API_URL']) return startStorefront(env, { ...extras, releases });
    await bringReleases(env, CHANNEL, releases);
    return startEdge(env, extras);
  };
  const [remotes, storefront] = await Promise.all([serving, startHost()]);
  console.log(`Ready: ${storefront.url}`);
  return async () => {
    await remotes.stop();
    await storefront.close();
  };
};
