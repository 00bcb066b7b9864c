import type { Release } from '@marketplace/shared/contracts';
import type { KeptProcess } from './kept-process.ts';
import type { Job } from './open-render-process.ts';
import type { Answer } from './render-answer.ts';
import type { RenderFault } from './render-fault.ts';
import type { RenderProgram } from './render-program.ts';

export interface LoaderOptions {
  readCode: (release: Release) => Promise<string>;
  /** In milliseconds for one server build. */
  loadLimit: number;
  /** Finds out what a piece throws. */
  explained: boolean;
  onFault: (fault: RenderFault) => void;
}

/** In milliseconds until what could not be loaded is tried again. */
const RELOAD_AFTER = 30_000;

/** Loads the host of a program and its remotes into a process; one that cannot be loaded is left out, and told. */
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
      // Without a process it starts again, and without a host there is nothing to be loaded.
      if (program.failed || !process.isOpen()) return;
    }
  };
};
