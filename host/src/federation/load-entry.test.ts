import { aRemote } from '../testing/render-host.tsx';
import { ENTRY_TIME_LIMIT, loadEntry } from './load-entry.ts';

const remote = aRemote({ integrity: 'sha384-abc' });
const scripts = () => [...document.head.querySelectorAll('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;

/** What the script would have done. */
const run = (script: HTMLScriptElement) => {
  Object.assign(globalThis, { [remote.global]: { get: () => undefined, init: () => undefined } });
  script.dispatchEvent(new Event('load'));
};
const refuse = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
/** The delay before the retry is between 0.4 and 0.8 s. */
const pause = () => pass(800);

/** Settles as the reason of a failure, or as "loaded". */
const load = () =>
  loadEntry(remote).then(
    () => 'loaded',
    (error: Error) => `${error.name}: ${error.message}`,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, remote.global);
  document.head.replaceChildren();
});

describe('the entry of a remote', () => {
  it('is loaded as a script with integrity, from any origin', async () => {
    const loading = load();
    expect(scripts()).toHaveLength(1);
    expect(last().src).toBe(`http://localhost${remote.entry}`);
    expect(last().crossOrigin).toBe('anonymous');
    expect(last().integrity).toBe('sha384-abc');
    expect(last().async).toBe(true);
    run(last());
    expect(await loading).toBe('loaded');
  });

  it('is not loaded if its container exists already', async () => {
    Object.assign(globalThis, { [remote.global]: {} });
    expect(await load()).toBe('loaded');
    expect(scripts()).toHaveLength(0);
  });

  it('runs again if its container was removed', async () => {
    Object.assign(globalThis, { [remote.global]: undefined });
    const loading = load();
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await loading).toBe('loaded');
  });

  it('is retried once if refused, with a new script that bypasses the cache', async () => {
    const loading = load();
    const first = last();
    refuse(first);
    await pause();
    expect(last()).not.toBe(first);
    expect(last().src).toMatch(/entry\.js\?try=\d+$/);
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await loading).toBe('loaded');
  });

  it('fails with its name if refused twice', async () => {
    const loading = load();
    refuse(last());
    await pause();
    refuse(last());
    expect(await loading).toBe(
      'RemoteUnavailableError: Remote mfe-catalog could not be loaded: its entry was refused or is missing.',
    );
    expect(scripts()).toHaveLength(0);
  });

  it('counts as dead after 5 s, without a retry', async () => {
    const loading = load();
    const first = last();
    await pass(ENTRY_TIME_LIMIT - 1);
    expect(first.isConnected).toBe(true);
    await pass(1);
    expect(first.isConnected).toBe(false);
    expect(await loading).toContain('no answer within 5 s');
    expect(ENTRY_TIME_LIMIT).toBe(5_000);
    await pause();
    expect(scripts()).toHaveLength(0);
  });

  it('serves the next attempt if it arrives late', async () => {
    const failing = load();
    const first = last();
    await pass(ENTRY_TIME_LIMIT);
    await failing;
    run(first);
    expect(await load()).toBe('loaded');
    expect(scripts()).toHaveLength(0);
  });

  it('fails if it is garbage, and leaves no script behind', async () => {
    const loading = load();
    last().dispatchEvent(new Event('load'));
    await pause();
    last().dispatchEvent(new Event('load'));
    expect(await loading).toContain('its entry is not a remote');
    expect(scripts()).toHaveLength(0);
  });

  it('is not cached if it failed: the next attempt goes to the network again', async () => {
    const failing = load();
    refuse(last());
    await pause();
    refuse(last());
    await failing;
    const loading = load();
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await loading).toBe('loaded');
  });
});
