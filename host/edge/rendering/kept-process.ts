import { openRenderProcess, type Job, type RenderProcess } from './open-render-process.ts';
import type { Answer } from './render-answer.ts';
import { createRest } from './rest.ts';

const MB = 1024 * 1024;
/** Allowance for a process's memory outside the heap, in bytes. */
export const BESIDE_HEAP = 256 * MB;

interface Options {
  /** Heap size, in MB. */
  memory: number;
  /** Called when a process has ended or was ended: what it had loaded is gone. */
  lost: () => void;
}

/** A render process that starts on demand and is replaced when it ends, hangs or grows too large. */
export const createKeptProcess = ({ memory, lost }: Options) => {
  let current: RenderProcess | undefined;
  let resident = 0;
  const leaving = new Set<Promise<void>>();
  const rest = createRest();

  const lose = () => {
    if (!current) return;
    current.end();
    current = undefined;
    resident = 0;
    lost();
  };
  const open = () => {
    const opened = openRenderProcess(memory);
    leaving.add(opened.gone);
    void opened.gone.then(() => {
      leaving.delete(opened.gone);
      if (current === opened) lose();
    });
    return opened;
  };

  return {
    /** Also returns by how many bytes the process has grown. */
    ask: async (job: Job, limit: number): Promise<Answer & { grown: number }> => {
      current ??= open();
      const answer = await current.ask(job, limit);
      const grown = (answer.memory ?? 0) - resident;
      resident = answer.memory ?? 0;
      const isLost = !answer.ok && answer.kind !== 'throws';
      if (isLost) rest.begin();
      if (isLost || resident > memory * MB + BESIDE_HEAP) lose();
      return { ...answer, grown };
    },
    isOpen: () => current !== undefined,
    /** Clears the pause between restarts. */
    recover: rest.forget,
    /** How long until the next process may start, in milliseconds. */
    restsFor: () => (current ? 0 : rest.left()),
    close: async () => {
      lose();
      await Promise.all(leaving);
    },
  };
};

export type KeptProcess = ReturnType<typeof createKeptProcess>;
