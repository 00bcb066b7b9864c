import { startDevServer, workspaceRoot } from '@marketplace/tooling/release';
import { putIntoPage } from '../put-into-page.ts';
import { composeFromSource, originOfPort } from './source-remote.ts';

const serveFromSource = async (name: string, port: number, refresh: boolean) => {
  const origin = originOfPort(port);
  console.log(`  Building ${name} from source ...`);
  const server = await startDevServer({
    root: workspaceRoot + name,
    port,
    refresh,
    script: (declaration) => putIntoPage(composeFromSource(declaration, origin)),
  });
  console.log(`  ${name} is served from source on port ${port}`);
  return { compose: () => composeFromSource(server.declaration(), origin), stop: server.stop };
};

/** Serves remotes from source, each on its port. */
export const serveRemotes = async (ports: Record<string, number>, refresh: boolean) => {
  const servers = await Promise.all(Object.entries(ports).map(([name, port]) => serveFromSource(name, port, refresh)));
  return {
    /** As they are declared now. */
    compose: () => servers.map((server) => server.compose()),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};
