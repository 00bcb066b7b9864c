import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Launch } from './launch.ts';
import { stopServer } from './leftover.ts';

export interface Supervised {
  stop: () => Promise<void>;
}

/** A server that crashes more often than this restarts after a pause: the cause may be temporary. */
const maxRestartsPerMinute = 10;
const pauseMs = 10_000;

/** Keeps the server running: if it dies (killed, out of memory), it restarts on the same port. */
export async function supervise(options: Launch): Promise<Supervised> {
  let stopping = false;
  let restarts: number[] = [];
  let child = await launch(options);
  // The server must not outlive this process; only SIGKILL gets past this.
  const endWithUs = () => child.kill('SIGINT');
  process.on('exit', endWithUs);

  const tooOften = () => {
    restarts = restarts.filter((at) => at > Date.now() - 60_000);
    return restarts.length >= maxRestartsPerMinute;
  };
  const restart = async () => {
    for (let waitMs = tooOften() ? pauseMs : 0; !stopping; waitMs = pauseMs) {
      if (waitMs > 0) process.stderr.write(`The database server stopped and will restart in ${pauseMs / 1_000} s.\n`);
      await pause(waitMs, undefined, { ref: false });
      if (stopping) return;
      restarts.push(Date.now());
      try {
        child = await launch(options);
        if (stopping) child.kill('SIGINT');
        watch(child);
        return;
      } catch (error) {
        process.stderr.write(`The database server couldn't be started: ${String(error)}\n`);
      }
    }
  };
  const watch = (running: ChildProcess) =>
    running.once('exit', () => {
      if (!stopping) void restart();
    });
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
