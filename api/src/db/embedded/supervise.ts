import type { ChildProcess } from 'node:child_process';
import { launch, type Launch } from './launch.ts';
import { stopServer } from './leftover.ts';

export interface Supervised {
  stop: () => Promise<void>;
}

const maxRestartsPerMinute = 5;

/** Keeps the server running: one that dies (killed, out of memory) is started again on the same port. */
export async function supervise(options: Launch): Promise<Supervised> {
  let stopping = false;
  let restarts: number[] = [];
  let child = await launch(options);
  // Whatever ends this process, the server must not outlive it; only SIGKILL gets past this.
  const endWithUs = () => child.kill('SIGINT');
  process.on('exit', endWithUs);

  const watch = (running: ChildProcess) =>
    running.once('exit', () => {
      restarts = restarts.filter((at) => at > Date.now() - 60_000);
      if (stopping || restarts.length >= maxRestartsPerMinute) return;
      restarts.push(Date.now());
      restart().catch((error: unknown) => process.stderr.write(`The database server is gone: ${String(error)}\n`));
    });
  const restart = async () => {
    child = await launch(options);
    if (stopping) child.kill('SIGINT');
    watch(child);
  };
  watch(child);

  const stop = async () => {
    stopping = true;
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      await stopServer(child.pid, options.folder, options.binaries);
    }
    process.off('exit', endWithUs);
  };
  return { stop };
}
