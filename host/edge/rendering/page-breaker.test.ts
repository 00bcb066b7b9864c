import { createPageBreaker } from './page-breaker.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const broken = () => {
  const breaker = createPageBreaker();
  for (let time = 0; time < 3; time += 1) breaker.tell('/a', 'fault');
  return breaker;
};

it('opens for one page after three faults in a row', () => {
  const breaker = createPageBreaker();
  breaker.tell('/a', 'fault');
  breaker.tell('/a', 'fault');
  expect(breaker.allows('/a')).toBe(true);
  breaker.tell('/a', 'fault');
  expect(breaker.allows('/a')).toBe(false);
  expect(breaker.allows('/b')).toBe(true);
});

it('resets its count after a success', () => {
  const breaker = createPageBreaker();
  breaker.tell('/a', 'fault');
  breaker.tell('/a', 'fault');
  breaker.tell('/a', 'rendered');
  breaker.tell('/a', 'fault');
  expect(breaker.allows('/a')).toBe(true);
});

it('lets one attempt through after 30 s, which decides', () => {
  const breaker = broken();
  jest.advanceTimersByTime(29_999);
  expect(breaker.allows('/a')).toBe(false);
  jest.advanceTimersByTime(1);
  expect([breaker.allows('/a'), breaker.allows('/a')]).toEqual([true, false]);
  breaker.tell('/a', 'fault');
  jest.advanceTimersByTime(29_999);
  expect(breaker.allows('/a')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(breaker.allows('/a')).toBe(true);
  breaker.tell('/a', 'rendered');
  expect([breaker.allows('/a'), breaker.allows('/a')]).toEqual([true, true]);
});

it('lets the next attempt through when one was not made', () => {
  const breaker = broken();
  jest.advanceTimersByTime(30_000);
  expect(breaker.allows('/a')).toBe(true);
  breaker.tell('/a', 'undecided');
  expect(breaker.allows('/a')).toBe(true);
});
