import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workspaceRoot } from '../../shared/tooling/release/workspace.ts';
import { freePort } from '../bench/kit/product.ts';

const program = join(workspaceRoot, 'api/src/main.ts');

/** An API replica as a process, on the same port after every restart; picks a port without `PORT`. */
export const startReplica = async (folder: string, databaseUrl: string, env: NodeJS.ProcessEnv) => {
  const port = Number(env['PORT'] ?? (await freePort()));
  const start = async () => {
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        TRUST_PROXY: '1',
      },
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The API did not start.')));
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => undefined);
    return child;
  };
  let child: ChildProcess = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Whether the latest process is still running. */
    isUp: () => child.exitCode === null && child.signalCode === null,
    restart: async (signal: NodeJS.Signals) => {
      await end(signal);
      child = await start();
    },
    stop: () => end('SIGTERM'),
  };
};
