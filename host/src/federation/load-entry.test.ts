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
/** The pause before the second try is between 0.4 and 0.8 s. */
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

  it('is not loaded when its container is there already', async () => {
    Object.assign(globalThis, { [remote.global]: {} });
    expect(await load()).toBe('loaded');
    expect(scripts()).toHaveLength(0);
  });

  it('runs anew when its container was taken away', async () => {
    Object.assign(globalThis, { [remote.global]: undefined });
    const loading = load();
    expect(scripts()).toHaveLength(1);
    run(last());
    expect(await loading).toBe('loaded');
  });

  it('that is refused is tried once more, with a new script and past the cache', async () => {
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

  it('that is refused twice fails by its name', async () => {
    const loading = load();
    refuse(last());
    await pause();
    refuse(last());
    expect(await loading).toBe(
      'RemoteUnavailableError: Remote mfe-catalog could not be loaded: its entry was refused or is missing.',
    );
    expect(scripts()).toHaveLength(0);
  });

  it('that does not answer within 5 s counts as dead, and is not waited for twice', async () => {
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

  it('that comes late after all serves the next attempt', async () => {
    const failing = load();
    const first = last();
    await pass(ENTRY_TIME_LIMIT);
    await failing;
    run(first);
    expect(await load()).toBe('loaded');
    expect(scripts()).toHaveLength(0);
  });

  it('that is garbage is no remote, and leaves no script behind', async () => {
    const loading = load();
    last().dispatchEvent(new Event('load'));
    await pause();
    last().dispatchEvent(new Event('load'));
    expect(await loading).toContain('its entry is not a remote');
    expect(scripts()).toHaveLength(0);
  });

  it('is not remembered when it failed: the next attempt asks the network again', async () => {
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
