import { CHUNK_TIME_LIMIT, loadExposed } from './load-exposed.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A remote whose only page is what `get` returns. */
const connected = (name: string, get: () => Promise<() => unknown>) => {
  Object.assign(globalThis, { [`${name}_global`]: { init: () => undefined, get } });
};

const settle = (name: string) => {
  const settled = jest.fn();
  loadExposed({ name, global: `${name}_global` }, './pages/cart').then(settled, (error: Error) =>
    settled(error.message),
  );
  return settled;
};

it('gives chunks 120 s, and does not retry after that [CONST-10]', async () => {
  const get = jest.fn(() => new Promise<() => unknown>(() => undefined));
  connected('silent', get);
  const settled = settle('silent');
  await jest.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('Remote silent could not be loaded: no answer within 120 s.');
  expect(get).toHaveBeenCalledTimes(1);
});

it('does not retry a chunk that the build reports as timed out', async () => {
  const late = Object.assign(new Error('Loading chunk cart failed. (timeout: /cart.js)'), { type: 'timeout' });
  const get = jest.fn(() => Promise.reject<() => unknown>(late));
  connected('late', get);
  const settled = settle('late');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(late.message);
  expect(get).toHaveBeenCalledTimes(1);
});

it('refuses a module without a component', async () => {
  connected('empty', () => Promise.resolve(() => ({})));
  const settled = settle('empty');
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith('Remote empty could not be loaded: ./pages/cart brings no component.');
});
