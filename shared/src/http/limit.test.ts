import { createLimit } from './limit.ts';

/** A task that ends when told to. */
const aTask = () => {
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
};

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('a limit of 6', () => {
  it('runs six tasks at once and the seventh when one has ended [CONST-05]', async () => {
    const limit = createLimit(6);
    const tasks = Array.from({ length: 8 }, aTask);
    const started: number[] = [];
    tasks.forEach((task, index) => void limit(() => (started.push(index), task.ended)));
    await settle();
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    tasks[3]?.end();
    await settle();
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('gives a freed slot to the one that waited, not to a newcomer as well [CONST-05]', async () => {
    const limit = createLimit(1);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
    };
    // Newcomers at every turn around the moment when the slot is freed.
    const comeAfter = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      await limit(work);
    };
    const first = limit(async () => undefined);
    const waiting = limit(work);
    await Promise.all([first, waiting, ...[1, 2, 3, 4, 5, 6].map(comeAfter)]);
    expect(most).toBe(1);
  });

  it('frees the slot of a task that failed', async () => {
    const limit = createLimit(1);
    await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
