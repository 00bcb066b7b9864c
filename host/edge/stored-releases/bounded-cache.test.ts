import { createBoundedCache } from './bounded-cache.ts';

const aCache = () => {
  const reads: string[] = [];
  const cache = createBoundedCache<string>({ most: 10, weigh: (value) => value.length });
  const get = (key: string, value: string | null) =>
    cache(key, async () => {
      reads.push(key);
      return value;
    });
  return { reads, get };
};

it('reads once for concurrent requests, and caches the value', async () => {
  const { reads, get } = aCache();
  expect(await Promise.all([get('a', 'aaa'), get('a', 'aaa'), get('a', 'aaa')])).toEqual(['aaa', 'aaa', 'aaa']);
  await get('a', 'aaa');
  expect(reads).toEqual(['a']);
});

it('evicts the least recently used values', async () => {
  const { reads, get } = aCache();
  for (const key of ['a', 'b', 'c', 'a']) await get(key, key.repeat(3));
  await get('d', 'ddd');
  for (const key of ['a', 'c', 'd', 'b']) await get(key, key.repeat(3));
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('caches nothing larger than its limit', async () => {
  const { reads, get } = aCache();
  await get('large', 'x'.repeat(11));
  await get('large', 'x'.repeat(11));
  expect(reads).toEqual(['large', 'large']);
});

it('reads again after a missing value or a failure', async () => {
  const { reads, get } = aCache();
  expect([await get('a', null), await get('a', 'there')]).toEqual([null, 'there']);
  const cache = createBoundedCache<string>({ most: 10, weigh: () => 1 });
  await expect(cache('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache('b', async () => 'back')).toBe('back');
  expect(reads).toEqual(['a', 'a']);
});
