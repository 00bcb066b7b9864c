import { takeTurns } from './take-turns.ts';

const aJob = () => {
  let resolve = () => undefined as void;
  let reject = (_error: Error) => undefined as void;
  const promise = new Promise<void>((whenDone, whenFailed) => {
    resolve = whenDone;
    reject = whenFailed;
  });
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('limits how many run at once; others follow in order', async () => {
    const inTurn = takeTurns(2);
    const jobs = Array.from({ length: 5 }, aJob);
    const begun: number[] = [];
    const ends = jobs.map((job, number) =>
      inTurn(() => {
        begun.push(number);
        return job.promise;
      }),
    );
    await settle();
    expect(begun).toEqual([0, 1]);
    jobs[1]?.resolve();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const { resolve } of jobs) resolve();
    await Promise.all(ends);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('frees the place of work that failed', async () => {
    const inTurn = takeTurns(1);
    await expect(inTurn(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const failing = aJob();
    const failed = expect(inTurn(() => failing.promise)).rejects.toThrow('late');
    const next = inTurn(async () => 'done');
    failing.reject(new Error('late'));
    await failed;
    expect(await next).toBe('done');
  });
});
