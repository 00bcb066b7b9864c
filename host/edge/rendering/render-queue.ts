import type { Answer } from './render-answer.ts';
import type { RenderProgram } from './render-program.ts';
import type { RenderText } from './render-text.ts';

export interface RenderTask {
  program: RenderProgram;
  request: () => RenderText;
  /** After this nobody waits for it, on the clock of `performance.now()`. */
  until: number;
  /** Undefined if it was not taken. */
  settle: (answer: Answer | undefined) => void;
}

/** Pages waiting for a process, first come, first served. @param most How many may wait. */
export const createRenderQueue = (most: number) => {
  let tasks: RenderTask[] = [];

  /** Drops expired tasks and those that can never run. */
  const clear = (all = false) => {
    const isOver = ({ program, until }: RenderTask) => all || program.failed || until < performance.now();
    const over = tasks.filter(isOver);
    tasks = tasks.filter((task) => !over.includes(task));
    for (const { settle } of over) settle(undefined);
  };
  return {
    /** Drops the task at once if the queue is full. */
    add: (task: RenderTask) => {
      clear();
      if (task.program.failed || tasks.length >= most) return task.settle(undefined);
      tasks.push(task);
    },
    /** Removes and returns the first task for one of these programs. */
    take: (has: (program: RenderProgram) => boolean): RenderTask | undefined => {
      const task = tasks.find(({ program }) => has(program));
      tasks = tasks.filter((one) => one !== task);
      return task;
    },
    programs: () => tasks.map(({ program }) => program),
    clear,
  };
};
