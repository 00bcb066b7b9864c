import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface FuzzEdge {
  /** Its origin. */
  base: string;
  close: () => Promise<void>;
}

const program = fileURLToPath(new URL('../../../host/edge/start.ts', import.meta.url));

/**
 * A standalone edge in front of this API, in its own process, with the releases that the environment names.
 * @throws Error if it ends before it is ready
 */
export async function startEdge(api: string): Promise<FuzzEdge> {
  const env = { ...process.env, API_URL: api, HOST: '127.0.0.1', PORT: '0' };
  const edge = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(edge, 'exit');
  for await (const line of createInterface({ input: edge.stdout })) {
    const url = /^Ready: (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    const close = async () => {
      edge.kill('SIGTERM');
      await ended;
    };
    return { base: `http://127.0.0.1:${new URL(url).port}`, close };
  }
  throw new Error('The edge ended before it was ready.');
}
