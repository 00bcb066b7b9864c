import { createAnswerMemory } from './answer-memory.ts';

const kilobytes = (count: number) => count * 1_024;

describe('the memory of responses', () => {
  it('drops what was least recently used once its bytes are used up', () => {
    const memory = createAnswerMemory<string>(kilobytes(10));
    for (const key of ['a', 'b', 'c']) {
      memory.keep(key, key);
      memory.weigh(key, key, kilobytes(3) - 300);
    }
    expect(memory.use('a')).toBe('a');
    memory.keep('d', 'd');
    memory.weigh('d', 'd', kilobytes(3));
    expect([memory.use('a'), memory.use('b'), memory.use('c'), memory.use('d')]).toEqual(['a', undefined, 'c', 'd']);
    expect(memory.bytes()).toBeLessThanOrEqual(kilobytes(10));
  });

  it('counts a value that grows, and does not keep one that is larger than all of it', () => {
    const memory = createAnswerMemory<string>(kilobytes(10));
    memory.keep('small', 'small');
    memory.keep('large', 'large');
    memory.weigh('large', 'large', kilobytes(4));
    expect(memory.bytes()).toBeGreaterThan(kilobytes(4));
    memory.weigh('large', 'large', kilobytes(11));
    expect([memory.use('small'), memory.use('large')]).toEqual(['small', undefined]);
    expect(memory.bytes()).toBeLessThan(kilobytes(1));
  });

  it('stays within its bytes however many keys are requested, even without values', () => {
    const memory = createAnswerMemory<number>(kilobytes(100));
    for (let number = 0; number < 10_000; number += 1) memory.keep(`search ${number} ${'x'.repeat(200)}`, number);
    expect(memory.bytes()).toBeLessThanOrEqual(kilobytes(100));
    expect(memory.use(`search 9999 ${'x'.repeat(200)}`)).toBe(9_999);
  });

  it('neither counts nor evicts a value that was replaced', () => {
    const memory = createAnswerMemory<string>(kilobytes(10));
    memory.keep('key', 'old');
    memory.keep('key', 'new');
    const before = memory.bytes();
    memory.weigh('key', 'old', kilobytes(1));
    memory.forget('key', 'old');
    expect([memory.use('key'), memory.bytes()]).toEqual(['new', before]);
    memory.forget('key', 'new');
    expect([memory.use('key'), memory.bytes()]).toEqual([undefined, 0]);
    memory.keep('key', 'newer');
    memory.clear();
    expect([memory.use('key'), memory.bytes()]).toEqual([undefined, 0]);
  });
});
