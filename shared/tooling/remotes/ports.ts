import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release/release-error.ts';
import { workspaceRoot } from '../release/workspace.ts';

const portIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { config?: { port?: unknown } }).config?.port;

/**
 * The port of `npm run dev` of each remote: `config.port` in its `package.json`.
 * @throws ReleaseError if a remote declares none, or two the same
 */
export const readPorts = (root = workspaceRoot): Record<string, number> => {
  const ports: Record<string, number> = {};
  for (const file of globSync('mfe-*/package.json', { cwd: root }).sort()) {
    const remote = dirname(file);
    const port = portIn(join(root, file));
    if (typeof port !== 'number')
      throw new ReleaseError(`${remote} has no port: add "config": { "port": 3006 } to ${file}.`);
    const other = Object.keys(ports).find((name) => ports[name] === port);
    if (other) throw new ReleaseError(`${other} and ${remote} both have the port ${port}: change it in ${file}.`);
    ports[remote] = port;
  }
  return ports;
};
