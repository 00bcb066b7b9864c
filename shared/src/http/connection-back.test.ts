import axios from 'axios';
import { API } from '../testing/fake-api.ts';
import { fakeApi, fakeClock } from '../testing/index.ts';
import { attachConnectionBack, createConnectionBack, FIRST_WAIT, LONGEST_WAIT, SPREAD } from './connection-back.ts';

const api = fakeApi();
const clock = fakeClock();

let isUp = false;
let probes = 0;
const start = () => {
  isUp = false;
  probes = 0;
  const { when, answered } = createConnectionBack(async () => {
    probes += 1;
    if (!isUp) throw new Error('away');
  });
  const client = axios.create({ baseURL: API });
  attachConnectionBack(client, { answered });
  return { when, answered, get: (path: string) => client.get(path).catch(() => undefined) };
};
const online = () => window.dispatchEvent(new Event('online'));

it('is reported once by the browser, spread over a moment', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.9);
  const first = jest.fn();
  const second = jest.fn();
  const { when } = start();
  when(first);
  when(second);
  online();
  await clock.pass(0.5 * SPREAD);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  await clock.pass(0.5 * SPREAD);
  online();
  await clock.pass(SPREAD);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  random.mockRestore();
});

it('is reported by any response, without an event', async () => {
  const retry = jest.fn();
  const { when, get } = start();
  when(retry);
  api.get('/other', () => api.json({ message: 'no' }, 404));
  await get('/other');
  await clock.pass(SPREAD);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('is not reported by a failure, or after it has stopped waiting', async () => {
  const retry = jest.fn();
  const { when, get } = start();
  const stop = when(retry);
  api.get('/other', () => api.json({ message: 'away' }, 503));
  await get('/other');
  await clock.pass(SPREAD);
  expect(retry).not.toHaveBeenCalled();
  online();
  stop();
  await clock.pass(SPREAD);
  expect(retry).not.toHaveBeenCalled();
});

it('polls by itself, less and less often while the server is down, and not at all once nobody waits', async () => {
  const retry = jest.fn();
  const { when } = start();
  when(retry);
  await clock.pass(FIRST_WAIT);
  expect(probes).toBe(1);
  await clock.pass(FIRST_WAIT);
  expect(probes).toBe(1);
  for (let minute = 0; minute < 10; minute += 1) await clock.pass(60_000);
  expect(probes).toBeGreaterThan(5);
  expect(probes).toBeLessThan(12);
  isUp = true;
  await clock.pass(LONGEST_WAIT);
  await clock.pass(SPREAD);
  expect(retry).toHaveBeenCalledTimes(1);
  const before = probes;
  await clock.pass(3 * LONGEST_WAIT);
  expect(probes).toBe(before);
});

it('does not loop on what fails while everything else responds', async () => {
  const { when, answered } = start();
  let attempts = 0;
  const fail = () => {
    attempts += 1;
    when(fail);
  };
  when(fail);
  for (let second = 0; second < 600; second += 1) {
    answered();
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(attempts).toBeGreaterThan(3);
  expect(attempts).toBeLessThan(12);
});
