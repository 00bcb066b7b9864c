import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** With the flag of the edge's image. */
const run = (args: string[], env: NodeJS.ProcessEnv, sources = root) =>
  spawn(process.execPath, ['--max-semi-space-size=2', 'shared/tooling/cli/run.mjs', ...args], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });

const listen = (child: ChildProcess, hear: (said: string) => void) => {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      hear(said);
    });
  return () => said;
};

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Runs a command of the product to its end; fails with its output. */
export const runCommand = async (args: string[], env: NodeJS.ProcessEnv, sources?: string) => {
  const child = run(args, env, sources);
  const said = listen(child, () => undefined);
  const code = await ended(child);
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${code}.\n${said()}`);
  return said();
};

interface Options {
  /** Replaces `start`. */
  command?: string[];
  /** The folder of the sources; these by default. */
  sources?: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts the product as its users do, with its own data folder; builds what is missing. */
export const startProduct = async (dataDir: string, { command = ['start'], sources, env: more }: Options = {}) => {
  const env = { NODE_ENV: 'development', PORT: String(await freePort()), DATA_DIR: dataDir, ...more };
  const child = run(command, env, sources);
  await new Promise<void>((resolve, reject) => {
    const said = listen(child, (all) => all.includes('Ready: ') && resolve());
    child.once('exit', () => reject(new Error(`The product did not start.\n${said()}`)));
  });
  return {
    origin: `http://localhost:${env.PORT}`,
    pid: child.pid,
    importCatalog: (file: string) => runCommand(['catalog-import', file], env),
    stop: async () => {
      const over = ended(child);
      child.kill('SIGTERM');
      await over;
    },
  };
};
