import type { Release } from '@marketplace/shared/contracts';
import type { KeptProcess } from './kept-process.ts';
import type { Job } from './open-render-process.ts';
import type { Answer } from './render-answer.ts';
import type { RenderFault } from './render-fault.ts';
import type { RenderProgram } from './render-program.ts';

export interface LoaderOptions {
  readCode: (release: Release) => Promise<string>;
  /** Timeout for loading one server build, in milliseconds. */
  loadLimit: number;
  /** Records what a piece throws. */
  explained: boolean;
  onFault: (fault: RenderFault) => void;
}

/** How long until a failed load is retried, in milliseconds. */
const RELOAD_AFTER = 30_000;

/** Loads a program's host and remotes into a process; remotes that fail are left out and reported. */
export const createProgramLoader = (
  process: KeptProcess,
  { readCode, loadLimit, explained, onFault }: LoaderOptions,
) => {
  const loadOne = async (program: RenderProgram, release: Release): Promise<Answer> => {
    const { app, id, server } = release;
    try {
      const build = { set: program.key, file: `${app}/${id}/${server}`, code: await readCode(release) };
      const job: Job =
        release === program.host ? { type: 'host', ...build, explained } : { type: 'remote', ...build, app };
      return await process.ask(job, loadLimit);
    } catch (error) {
      return { ok: false, kind: 'throws', message: String(error) };
    }
  };
  const miss = (program: RenderProgram, release: Release, message: string) => {
    if (release === program.host) program.failed = true;
    else program.leftOut.add(release.app);
    program.tryAgainAt = performance.now() + RELOAD_AFTER;
    onFault({ app: release.app, release: release.id, kind: 'load', message });
  };

  return async (program: RenderProgram): Promise<void> => {
    for (const release of [program.host, ...program.remotes]) {
      if (program.leftOut.has(release.app)) continue;
      const answer = await loadOne(program, release);
      if (!answer.ok) miss(program, release, answer.message);
      // If the process is gone, loading starts over; without a host there is nothing to load.
      if (program.failed || !process.isOpen()) return;
    }
  };
};
