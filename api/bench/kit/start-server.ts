import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  /** Without a path. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Runs a program from `servers/` in a separate process; its first line is its address. */
export async function startServer(name: string, ...args: string[]): Promise<BenchServer> {
  const program = fileURLToPath(new URL(`../servers/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with code ${code}.`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, stop };
}
