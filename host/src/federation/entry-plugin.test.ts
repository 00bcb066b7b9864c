import { init } from '@module-federation/enhanced/runtime';
import { aRemote } from '../testing/render-host.tsx';
import { ENTRY_TIME_LIMIT } from './entry-plugin.ts';
import { createRemoteLoader } from './remotes.ts';

// In a build, the bundler starts the runtime.
init({ name: 'host', remotes: [] });

let count = 0;
let remote: ReturnType<typeof aRemote>;
const page = { default: () => null };
const scripts = () => [...document.head.querySelectorAll('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;

/** What the script would have done. */
const run = (script: HTMLScriptElement) => {
  const container = { get: () => Promise.resolve(() => page), init: () => undefined };
  Object.assign(globalThis, { [remote.global]: container });
  script.dispatchEvent(new Event('load'));
};
const refuse = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** The delay before the retry is between 0.4 and 0.8 s. */
const pause = () => pass(800);

let loader: ReturnType<typeof createRemoteLoader>;
/** Resolves to the reason for a failure, or to "loaded"; by then, the entry is requested. */
const load = async () => {
  const settled = loader(remote.name, './pages/cart').then(
    () => 'loaded',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  await pass(0);
  return { settled };
};

beforeEach(() => {
  jest.useFakeTimers();
  count += 1;
  const names = { name: `entry_${count}`, global: `entry_${count}_global`, entry: `/entry-of-${count}.js` };
  remote = aRemote({ ...names, integrity: 'sha384-abc' });
  loader = createRemoteLoader({ host: '1.0.0-host', remotes: [remote] });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('the entry of a remote', () => {
  it('is loaded as a script with integrity, from any origin', async () => {
    const { settled } = await load();
    expect(scripts()).toHaveLength(1);
    expect(last().src).toBe(`http://localhost${remote.entry}`);
    expect(last().crossOrigin).toBe('anonymous');
    expect(last().integrity).toBe('sha384-abc');
    expect(last().async).toBe(true);
    run(last());
    expect(await settled).toBe('loaded');
  });

  it('is retried once if refused, with a new script that bypasses the cache', async () => {
    const { settled } = await load();
    const first = last();
    refuse(first);
    await pause();
    expect(last()).not.toBe(first);
    expect(last().src).toBe(`http://localhost${remote.entry}?try=2`);
    expect(last().integrity).toBe('sha384-abc');
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await settled).toBe('loaded');
  });

  it('fails with its name if refused twice', async () => {
    const { settled } = await load();
    refuse(last());
    await pause();
    refuse(last());
    expect(await settled).toBe(
      `RemoteUnavailableError: Remote ${remote.name} could not be loaded: its entry was refused or is missing.`,
    );
    expect(scripts()).toHaveLength(0);
  });

  it('counts as dead after 5 s, without a retry', async () => {
    const { settled } = await load();
    const first = last();
    await pass(ENTRY_TIME_LIMIT - 1);
    expect(first.isConnected).toBe(true);
    await pass(1);
    expect(first.isConnected).toBe(false);
    expect(await settled).toContain('no answer within 5 s');
    expect(ENTRY_TIME_LIMIT).toBe(5_000);
    await pause();
    expect(scripts()).toHaveLength(0);
  });

  it('serves the next attempt if it arrives late', async () => {
    const { settled } = await load();
    const first = last();
    await pass(ENTRY_TIME_LIMIT);
    await settled;
    run(first);
    const next = await load();
    expect(await next.settled).toBe('loaded');
    expect(scripts()).toHaveLength(0);
  });

  it('fails if it is garbage, and leaves no script behind', async () => {
    const { settled } = await load();
    last().dispatchEvent(new Event('load'));
    expect(await settled).toContain('its entry is not a remote');
    expect(scripts()).toHaveLength(0);
  });

  it('fails if it throws', async () => {
    const { settled } = await load();
    const { src } = last();
    dispatchEvent(new ErrorEvent('error', { filename: src, message: 'boom' }));
    last().dispatchEvent(new Event('load'));
    expect(await settled).toContain('its entry throws');
  });

  it('is not cached if it failed: the next attempt goes to the network again', async () => {
    const { settled } = await load();
    refuse(last());
    await pause();
    refuse(last());
    await settled;
    const next = await load();
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await next.settled).toBe('loaded');
  });
});

describe('the entry of a remote that is an ES module', () => {
  const unavailable = () =>
    `RemoteUnavailableError: Remote ${remote.name} could not be loaded: its entry was refused or is missing.`;

  it('is imported, not added as a script, and its failure is reported in the same words', async () => {
    const asModule = { ...remote, name: `${remote.name}_esm`, type: 'module' as const, entry: '/missing.mjs' };
    remote = asModule;
    loader = createRemoteLoader({ host: '1.0.0-host', remotes: [asModule] });
    const { settled } = await load();
    expect(scripts()).toEqual([]);
    expect(await settled).toBe(unavailable());
  });
});
