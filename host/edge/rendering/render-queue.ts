import type { Answer } from './render-answer.ts';
import type { RenderProgram } from './render-program.ts';

export interface RenderTask {
  program: RenderProgram;
  request: () => string;
  /** After this nobody waits for it, as of `performance.now()`. */
  until: number;
  /** Undefined when nobody has taken it. */
  settle: (answer: Answer | undefined) => void;
}

/** Pages that wait for a process, first come, first served. @param most So many may wait. */
export const createRenderQueue = (most: number) => {
  let tasks: RenderTask[] = [];

  /** Gives up what nobody waits for any more, and what will never be. */
  const clear = (all = false) => {
    const isOver = ({ program, until }: RenderTask) => all || program.failed || until < performance.now();
    const over = tasks.filter(isOver);
    tasks = tasks.filter((task) => !over.includes(task));
    for (const { settle } of over) settle(undefined);
  };
  return {
    /** A task too many is given up at once. */
    add: (task: RenderTask) => {
      clear();
      if (task.program.failed || tasks.length >= most) return task.settle(undefined);
      tasks.push(task);
    },
    /** The first for one of these programs, which then waits no more. */
    take: (has: (program: RenderProgram) => boolean): RenderTask | undefined => {
      const task = tasks.find(({ program }) => has(program));
      tasks = tasks.filter((one) => one !== task);
      return task;
    },
    programs: () => tasks.map(({ program }) => program),
    clear,
  };
};
