import type { DataAnswer } from './data-answer.ts';
import { shareReads } from './share-reads.ts';

it('reads a path once for pages of the same moment, and again after it', async () => {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  let count = 0;
  const read = jest.fn((path: string): Promise<DataAnswer> => {
    count += 1;
    return Promise.resolve({ state: 'found', value: `${path} ${count}` });
  });
  const shared = shareReads(read);
  const value = async (path: string) => {
    const answer = await shared(path);
    return answer.state === 'found' && answer.value;
  };
  expect([await value('/frame'), await value('/page'), await value('/frame')]).toEqual([
    '/frame 1',
    '/page 2',
    '/frame 1',
  ]);
  now += 99;
  expect(await value('/frame')).toBe('/frame 1');
  now += 1;
  expect([await value('/frame'), await value('/frame')]).toEqual(['/frame 3', '/frame 3']);
  now += 100;
  expect(await value('/frame')).toBe('/frame 4');
  // A clock that is set back ends it too.
  now -= 3_600_000;
  expect(await value('/frame')).toBe('/frame 5');
  jest.restoreAllMocks();
});
