import { spawn } from 'node:child_process';
import type { IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { until } from './until.ts';

/** How a receiver responds; by default with 200 `ok`. */
export interface Behavior {
  /** What it verifies with. */
  secret?: string;
  status?: number;
  headers?: Record<string, string>;
  /** The body; `never` doesn't respond, `large` is 10 MB. */
  answer?: string;
}

export interface Received {
  name: string;
  headers: IncomingHttpHeaders;
  /** What the `standardwebhooks` package has verified. */
  event?: { type: string; timestamp: string; data: Record<string, unknown> };
  /** Why it did not. */
  refusal?: string;
}

const program = fileURLToPath(new URL('./webhook-receiver-program.ts', import.meta.url));

/** Starts a receiver of webhooks in a separate process. */
export async function startReceiver() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve((JSON.parse(line) as { port: number }).port),
    );
    child.once('exit', (code) => reject(new Error(`The receiver did not start (${code}).`)));
  });
  const at = `http://127.0.0.1:${port}`;
  const received = async (name: string): Promise<Received[]> =>
    (await (await fetch(`${at}/control/${name}`)).json()) as Received[];
  return {
    url: (name: string) => `${at}/hook/${name}`,
    behave: async (name: string, behavior: Behavior) => {
      await fetch(`${at}/control/${name}`, { method: 'PUT', body: JSON.stringify(behavior) });
    },
    received,
    /** Waits for this many deliveries, and returns all. */
    receives: async (name: string, count: number): Promise<Received[]> => {
      await until(async () => (await received(name)).length >= count, 20_000);
      return received(name);
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      await ended;
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
