import { BESIDE_HEAP, createKeptProcess } from './kept-process.ts';
import type { Job } from './open-render-process.ts';
import { createProgramLoader, type LoaderOptions } from './program-loader.ts';
import type { Answer } from './render-answer.ts';
import type { RenderProgram } from './render-program.ts';
import type { RenderText } from './render-text.ts';

export interface SlotOptions extends LoaderOptions {
  /** Timeout for a page, in milliseconds. */
  deadline: number;
  /** Heap size of a process, in MB. */
  memory: number;
  /** How many programs a process keeps loaded. */
  programs: number;
  /** Called when a process has ended, busy or not. */
  lost: () => void;
}

/** How many times its deadline a page may take before its process is ended: on a busy machine a new one would only start over. */
const WARM = 3;
/** The same for the first page of a program, which compiles its code. */
const COLD = 5;

const late = (time: number): Answer => ({ ok: false, kind: 'late', message: `It took ${Math.round(time)} ms.` });
const tooLarge = (bytes: number): Answer => ({
  ok: false,
  kind: 'died',
  message: `It took ${Math.round(bytes / 1024 / 1024)} MB.`,
});

/** A slot for one process: loads programs into it and renders their pages, one at a time. */
export const createRenderSlot = (options: SlotOptions) => {
  const { deadline, loadLimit, memory, programs, lost } = options;
  /** Least recently used first. */
  let held: RenderProgram[] = [];
  let warm = new Set<RenderProgram>();
  /** The last one that the process got, by program. */
  let frames = new Map<RenderProgram, string>();
  const process = createKeptProcess({
    memory,
    lost: () => {
      [held, warm, frames] = [[], new Set(), new Map()];
      lost();
    },
  });

  const loadProgram = createProgramLoader(process, options);
  const makeRoom = async () => {
    while (held.length >= programs) {
      const [oldest, ...others] = held;
      held = others;
      if (!oldest) continue;
      frames.delete(oldest);
      await process.ask({ type: 'drop', set: oldest.key }, loadLimit);
    }
  };

  return {
    holds: (program: RenderProgram) => held.includes(program),
    restsFor: () => process.restsFor(),
    load: async (program: RenderProgram): Promise<void> => {
      await makeRoom();
      await loadProgram(program);
      if (!program.failed && process.isOpen()) held.push(program);
    },
    render: async (program: RenderProgram, { page, frame }: RenderText): Promise<Answer> => {
      held = [...held.filter((one) => one !== program), program];
      const isWarm = warm.has(program);
      const started = performance.now();
      const isKnown = frames.get(program) === frame;
      const job: Job = { type: 'render', set: program.key, page, frame: isKnown ? undefined : frame };
      const { grown, ...answer } = await process.ask(job, deadline * (isWarm ? WARM : COLD));
      const time = performance.now() - started;
      if (answer.ok) process.recover();
      if (process.isOpen()) {
        warm.add(program);
        frames.set(program, frame);
      }
      if (answer.ok && isWarm && time > deadline) return late(time);
      // A page that uses this much at once would replace the process for each visitor.
      if (process.isOpen() || !answer.ok || grown < BESIDE_HEAP / 2) return answer;
      return tooLarge(grown);
    },
    close: () => process.close(),
  };
};

export type RenderSlot = ReturnType<typeof createRenderSlot>;
