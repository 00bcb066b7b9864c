import type { ComposedRemote } from '@marketplace/shared/contracts';
import { misused, readCommandLine } from '@marketplace/tooling/cli';
import {
  applications,
  containerGlobal,
  DEV_BUILD_KEY,
  exposedName,
  loadRemoteDeclaration,
  remotes,
  startDevServer,
  workspaceRoot,
} from '@marketplace/tooling/release';
import { stopOnSignals } from 'api';
import { startSentence } from './start-sentence.ts';
import { startStorefront } from './storefront.ts';

/** Every remote has its port. */
const portOf = (remote: string) => 3001 + remotes.indexOf(remote);

const declaration = {
  usage: 'npm run dev -- [REMOTE ...]',
  about: 'Serves these remotes from source with fast refresh, or all of them; the others as they were released.',
  most: Infinity,
};

const wanted = (names: string[]): string[] => {
  if (names.length === 0) return [...remotes];
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown !== undefined) misused(declaration, `${unknown} is no remote. Known: ${remotes.join(', ')}.`);
  return remotes.filter((remote) => names.includes(remote));
};

const composeFromSource = async (name: string): Promise<ComposedRemote> => {
  const { team, pages, widgets } = await loadRemoteDeclaration(name);
  const base = `http://localhost:${portOf(name)}/`;
  const exposed = (file: string) => ({ expose: exposedName(file), scripts: [], styles: [] });
  return {
    name,
    team,
    release: 'source',
    version: 'source',
    global: containerGlobal(name, DEV_BUILD_KEY),
    entry: `${base}entry.js`,
    base,
    pages: pages.map(({ module, ...page }) => ({ ...page, ...exposed(module) })),
    widgets: Object.fromEntries(Object.entries(widgets).map(([widget, file]) => [widget, exposed(file)])),
  };
};

const serveFromSource = async (name: string) => {
  console.log(`  Building ${name} from source ...`);
  const remote = await loadRemoteDeclaration(name);
  const stop = await startDevServer({ root: workspaceRoot + name, remote, port: portOf(name) });
  console.log(`  ${name} is served from source on port ${portOf(name)}`);
  return stop;
};

/** The released host in its development flavour, the named remotes from source, the others as released. */
const start = async () => {
  const fromSource = wanted(readCommandLine(declaration).positionals);
  console.log(`TEX Marketplace, with ${fromSource.join(', ')} from source.`);
  const [storefront, ...stops] = await Promise.all([
    startStorefront(process.env, {
      channel: 'development',
      releases: { flavours: { host: 'development' }, asReleased: applications.filter((app) => app !== 'host') },
      development: () => Promise.all(fromSource.map(composeFromSource)),
      developmentOrigins: fromSource.map((name) => `http://localhost:${portOf(name)}`),
    }),
    ...fromSource.map(serveFromSource),
  ]);
  console.log(`Ready: ${storefront.url}`);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await storefront.close();
  };
};

const starting = start();
stopOnSignals(async () => (await starting)());
starting.catch((error: unknown) => {
  console.error(startSentence(error));
  process.exit(1);
});
