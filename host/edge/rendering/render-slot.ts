import type { Release } from '@marketplace/shared/contracts';
import { BESIDE_HEAP, createKeptProcess } from './kept-process.ts';
import type { Job } from './open-render-process.ts';
import type { Answer } from './render-answer.ts';
import type { RenderFault } from './render-fault.ts';
import type { RenderProgram } from './render-program.ts';

export interface SlotOptions {
  readCode: (release: Release) => Promise<string>;
  /** In milliseconds for a page. */
  deadline: number;
  /** In milliseconds for one server build. */
  loadLimit: number;
  /** For the heap of a process, in MB. */
  memory: number;
  /** How many programs a process keeps. */
  programs: number;
  /** Finds out what a piece throws. */
  explained: boolean;
  onFault: (fault: RenderFault) => void;
  /** Told when a process has ended, at work or not. */
  lost: () => void;
}

/** So many times its time a page may take before its process is ended: one on a busy machine would only begin anew. */
const WARM = 3;
/** The first page of a program compiles what it runs. */
const COLD = 5;
/** In milliseconds until what could not be loaded is tried again. */
const RELOAD_AFTER = 30_000;

/** A place for one process: loads programs into it and renders their pages, one at a time. */
export const createRenderSlot = (options: SlotOptions) => {
  const { readCode, deadline, loadLimit, memory, programs, explained, onFault, lost } = options;
  /** What was used last stands last. */
  let held: RenderProgram[] = [];
  let warm = new Set<RenderProgram>();
  const process = createKeptProcess({
    memory,
    lost: () => {
      [held, warm] = [[], new Set()];
      lost();
    },
  });

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
  const makeRoom = async () => {
    while (held.length >= programs) {
      const [oldest, ...others] = held;
      held = others;
      if (oldest) await process.ask({ type: 'drop', set: oldest.key }, loadLimit);
    }
  };

  return {
    holds: (program: RenderProgram) => held.includes(program),
    restsFor: () => process.restsFor(),
    /** Loads the host and its remotes; one that cannot be loaded is left out, and told. */
    load: async (program: RenderProgram): Promise<void> => {
      await makeRoom();
      for (const release of [program.host, ...program.remotes]) {
        if (program.leftOut.has(release.app)) continue;
        const answer = await loadOne(program, release);
        if (!answer.ok) miss(program, release, answer.message);
        // Without a process it starts again, and without a host there is nothing to be loaded.
        if (program.failed || !process.isOpen()) return;
      }
      held.push(program);
    },
    render: async (program: RenderProgram, request: string): Promise<Answer> => {
      held = [...held.filter((one) => one !== program), program];
      const isWarm = warm.has(program);
      const started = performance.now();
      const job: Job = { type: 'render', set: program.key, request };
      const { grown, ...answer } = await process.ask(job, deadline * (isWarm ? WARM : COLD));
      const time = performance.now() - started;
      if (answer.ok) process.recover();
      if (process.isOpen()) warm.add(program);
      if (answer.ok && isWarm && time > deadline)
        return { ok: false, kind: 'late', message: `It took ${Math.round(time)} ms.` };
      // A page that takes so much at once would have the process replaced for each visitor.
      if (process.isOpen() || !answer.ok || grown < BESIDE_HEAP / 2) return answer;
      return { ok: false, kind: 'died', message: `It took ${Math.round(grown / 1024 / 1024)} MB.` };
    },
    close: () => process.close(),
  };
};

export type RenderSlot = ReturnType<typeof createRenderSlot>;
