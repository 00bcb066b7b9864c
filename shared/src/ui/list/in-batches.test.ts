import { AxiosError, type AxiosResponse } from 'axios';
import { inBatches } from './in-batches.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `r${index}`);
const refusal = (status: number, code = 'conflict') =>
  new AxiosError('no', '', undefined, undefined, { status, data: { code, message: 'No.' } } as AxiosResponse);

const run = async (count: number, answer: (batch: string[]) => unknown, split = true) => {
  const calls: number[] = [];
  const progress: number[] = [];
  const call = async (batch: string[]) => {
    calls.push(batch.length);
    const data = answer(batch);
    if (data instanceof Error) throw data;
    return { data };
  };
  return {
    ...(await inBatches(ids(count), call, { split, onProgress: (done) => progress.push(done) })),
    calls,
    progress,
  };
};

it('sends a hundred at a time, and reports its progress', async () => {
  const { calls, progress, done, failed } = await run(250, () => ({}));
  expect([calls, progress]).toEqual([
    [100, 100, 50],
    [100, 200, 250],
  ]);
  expect([done, failed]).toEqual([ids(250), []]);
});

it('reports which were left alone', async () => {
  const { done, skipped } = await run(3, () => ({ changed: 2, skipped: ['r1'] }));
  expect([done, skipped]).toEqual([['r0', 'r2'], ['r1']]);
});

it('finds the rows that caused a refusal, and changes all others', async () => {
  const bad = new Set(['r7', 'r120']);
  const { done, failed, error, progress } = await run(150, (batch) =>
    batch.some((id) => bad.has(id)) ? refusal(409) : undefined,
  );
  expect(failed).toEqual([...bad]);
  expect(done).toEqual(ids(150).filter((id) => !bad.has(id)));
  expect(error).toMatchObject({ response: { status: 409 } });
  expect(progress.at(-1)).toBe(150);
});

it('changes all of a page or none', async () => {
  const { calls, done, failed } = await run(20, (batch) => (batch.includes('r3') ? refusal(409) : {}), false);
  expect([calls, done, failed]).toEqual([[20], [], ids(20)]);
});

it.each([
  ['a lost connection', new AxiosError('Network Error')],
  ['a limit', refusal(429)],
  ['an expired proof', refusal(403, 'fresh_factor_required')],
])('stops at %s: nothing after it would go through', async (_name, error) => {
  const { calls, done, failed } = await run(300, (batch) => (batch.includes('r100') ? error : {}));
  expect(calls).toEqual([100, 100]);
  expect([done, failed]).toEqual([ids(100), ids(300).slice(100)]);
});

it('does not look for single rows forever', async () => {
  const { calls, failed } = await run(1_000, () => refusal(403, 'forbidden'));
  expect(failed).toHaveLength(1_000);
  expect(calls.length).toBeLessThan(120);
});
