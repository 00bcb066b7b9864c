import { remember } from './remember.ts';

it('works once for each text, also if nothing comes of it, and forgets all when there are too many', () => {
  const work = jest.fn((text: string) => (text === 'none' ? undefined : text.length));
  const length = remember(2, work);
  expect(['four', 'none', 'four', 'none'].map(length)).toEqual([4, undefined, 4, undefined]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(['three', 'four'].map(length)).toEqual([5, 4]);
  expect(work).toHaveBeenCalledTimes(4);
});

it('remembers nothing that failed', () => {
  const work = jest.fn(() => {
    throw new Error('Not this.');
  });
  const read = remember(2, work);
  for (const text of ['bad', 'bad']) expect(() => read(text)).toThrow('Not this.');
  expect(work).toHaveBeenCalledTimes(2);
});
