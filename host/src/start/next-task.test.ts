import { MessageChannel } from 'node:worker_threads';
import { nextTask } from './next-task.ts';

const scheduler = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
beforeEach(() => Object.assign(globalThis, { MessageChannel }));
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
  if (scheduler) Object.defineProperty(globalThis, 'scheduler', scheduler);
});

it('asks the browser to continue soon where it can be asked', async () => {
  const yielded = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { scheduler: { yield: yielded } });
  await nextTask();
  expect(yielded).toHaveBeenCalledTimes(1);
});

it.each([
  ['has no scheduler', undefined],
  ['has a scheduler that can’t yield', {}],
])('continues in another task where the browser %s', async (_what, present) => {
  Object.assign(globalThis, { scheduler: present });
  const order: string[] = [];
  const continued = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('microtask'));
  await continued;
  expect(order).toEqual(['microtask', 'next task']);
});
