import { BATCH_GAP } from './image-rules.ts';

type Task = () => Promise<void>;

const gap = () => new Promise<void>((resolve) => setTimeout(resolve, BATCH_GAP));

/**
 * Runs tasks, which never fail, in batches of at most `size`; a batch starts when `ready`, and 100 ms after the previous one
 * ended.
 */
export const createBatches = (size: number, ready: () => Promise<void>) => {
  const waiting: Task[] = [];
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      await ready();
      await Promise.all(waiting.splice(0, size).map((task) => task()));
      await gap();
    }
    running = false;
  };
  return (task: Task) => {
    waiting.push(task);
    if (!running) void run();
  };
};
