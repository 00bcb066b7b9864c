import { init } from '@module-federation/enhanced/runtime';
import { aRemote } from '../testing/render-host.tsx';
import { CHUNK_TIME_LIMIT } from './chunk-plugin.ts';
import { createRemoteLoader } from './remotes.ts';

// In a build, the bundler starts the runtime.
init({ name: 'host', remotes: [] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Loads the only page of a remote, which is what `get` returns. */
const settle = (name: string, get: () => Promise<() => unknown>) => {
  Object.assign(globalThis, { [`${name}_global`]: { init: () => undefined, get } });
  const settled = jest.fn();
  createRemoteLoader({ host: '1.0.0-host', remotes: [aRemote({ name, global: `${name}_global` })] })(
    name,
    './pages/cart',
  ).then(settled, (error: Error) => settled(error.message));
  return settled;
};

it('gives chunks 120 s, and does not retry after that [CONST-10]', async () => {
  const get = jest.fn(() => new Promise<() => unknown>(() => undefined));
  const settled = settle('silent', get);
  await jest.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith('Remote silent could not be loaded: no answer within 120 s.');
  expect(get).toHaveBeenCalledTimes(1);
});

it('does not retry a chunk that the build reports as timed out', async () => {
  const late = Object.assign(new Error('Loading chunk cart failed. (timeout: /cart.js)'), { type: 'timeout' });
  const get = jest.fn(() => Promise.reject<() => unknown>(late));
  const settled = settle('late', get);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(settled).toHaveBeenCalledWith(late.message);
  expect(get).toHaveBeenCalledTimes(1);
});

it('refuses a module without a component', async () => {
  const settled = settle('empty', () => Promise.resolve(() => ({})));
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledWith('Remote empty could not be loaded: ./pages/cart brings no component.');
});
