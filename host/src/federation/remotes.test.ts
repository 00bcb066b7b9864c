import type { ComposedRemote } from '@marketplace/shared/contracts';
import type { RemoteLoader } from '@marketplace/shared/federation';
import { init } from '@module-federation/enhanced/runtime';
import { getDefaultStore } from 'jotai';
import { aRemote } from '../testing/render-host.tsx';
import { remoteStatesAtom } from './remote-states.ts';
import { createRemoteLoader } from './remotes.ts';

// In a build, the bundler starts the runtime.
init({ name: 'host', remotes: [] });

let count = 0;

/** Each test has its own remote, because containers are kept under their names. */
const theRemote = () => {
  count += 1;
  return aRemote({ name: `remote_${count}`, global: `remote_${count}_global`, entry: `/entry-${count}.js` });
};

const page = { default: () => null };

/** Runs the remote's script as soon as it is added, or refuses it. */
const answerScripts = (remote: ComposedRemote, ...answers: ('runs' | 'fails')[]) => {
  const seen: string[] = [];
  const get = jest.fn((_expose: string): Promise<() => unknown> => Promise.resolve(() => page));
  jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    const element = script as unknown as HTMLScriptElement;
    const answer = answers[seen.length] ?? answers.at(-1);
    seen.push(element.src);
    if (answer === 'runs') Object.assign(globalThis, { [remote.global]: { init: () => undefined, get } });
    queueMicrotask(() => element.dispatchEvent(new Event(answer === 'runs' ? 'load' : 'error')));
    return script;
  });
  return { seen, get };
};

beforeEach(() => {
  jest.useFakeTimers();
  // The runtime's hint that a remote is registered again.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = async <T>(promise: Promise<T>) => {
  const settled = promise.then(
    (value) => ({ value }),
    (error: Error) => ({ failed: error.message }),
  );
  for (let step = 0; step < 20; step += 1) await jest.advanceTimersByTimeAsync(100);
  return settled;
};
const load = (remote: ComposedRemote) => createRemoteLoader({ host: '1.0.0-host', remotes: [remote] });

describe('the remote loader', () => {
  it('runs the entry once for any number of pages and widgets', async () => {
    const remote = theRemote();
    const { seen, get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    const both = Promise.all([loader(remote.name, './pages/cart'), loader(remote.name, './widgets/badge')]);
    expect(await pass(both)).toEqual({ value: [page, page] });
    expect(await pass(loader(remote.name, './pages/cart'))).toEqual({ value: page });
    expect(seen).toEqual([`http://localhost${remote.entry}`]);
    expect(new Set(get.mock.calls.map(([expose]) => expose))).toEqual(new Set(['./pages/cart', './widgets/badge']));
  });

  it('refuses a remote that is not in the release set, without a request', async () => {
    const remote = theRemote();
    const { seen } = answerScripts(remote, 'runs');
    expect(await pass(load(remote)('mfe-nowhere', './pages/x'))).toEqual({
      failed: 'Remote mfe-nowhere could not be loaded: it is not in the release set.',
    });
    expect(seen).toEqual([]);
  });

  it('does not cache a failed entry: the next attempt goes to the network again', async () => {
    const remote = theRemote();
    const { seen } = answerScripts(remote, 'fails', 'fails', 'runs');
    const loader = load(remote);
    expect(await pass(loader(remote.name, './pages/cart'))).toEqual({
      failed: `Remote ${remote.name} could not be loaded: its entry was refused or is missing.`,
    });
    expect(await pass(loader(remote.name, './pages/cart'))).toEqual({ value: page });
    expect(seen).toHaveLength(3);
  });

  it('does not cache a failed page either, and retries it once', async () => {
    const remote = theRemote();
    const { get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    expect(await pass(loader(remote.name, './pages/cart'))).toEqual({ value: page });
    get.mockRejectedValueOnce(new Error('Loading chunk 8 failed.'));
    get.mockRejectedValueOnce(new Error('Loading chunk 8 failed.'));
    expect(await pass(loader(remote.name, './pages/other'))).toEqual({ failed: expect.stringContaining('chunk 8') });
    expect(await pass(loader(remote.name, './pages/other'))).toEqual({ value: page });
  });

  it('does not retry a page that throws: the fault is in its code', async () => {
    const remote = theRemote();
    const { get } = answerScripts(remote, 'runs');
    get.mockRejectedValueOnce(new Error('boom'));
    expect(await pass(load(remote)(remote.name, './pages/cart'))).toEqual({
      failed: `Remote ${remote.name} could not be loaded: boom.`,
    });
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('runs an entry again that has delivered nothing yet, when a user retries', async () => {
    const remote = theRemote();
    const { seen, get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    get.mockRejectedValueOnce(new Error('another version of react'));
    await pass(loader(remote.name, './pages/cart'));
    expect(await pass(loader(remote.name, './pages/cart', true))).toEqual({ value: page });
    expect(seen).toHaveLength(2);
  });

  it('keeps an entry whose chunk failed, when a user retries', async () => {
    const remote = theRemote();
    const { seen, get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    await pass(loader(remote.name, './pages/cart'));
    expect(await pass(loader(remote.name, './pages/cart', true))).toEqual({ value: page });
    expect(seen).toHaveLength(1);
  });

  it('keeps an entry that has delivered something, when a user retries another part', async () => {
    const remote = theRemote();
    const { seen, get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    await pass(loader(remote.name, './widgets/badge'));
    get.mockRejectedValueOnce(new Error('boom'));
    await pass(loader(remote.name, './pages/cart'));
    expect(await pass(loader(remote.name, './pages/cart', true))).toEqual({ value: page });
    expect(seen).toHaveLength(1);
  });

  it('shares one load between concurrent requests for a page', async () => {
    const remote = theRemote();
    const { get } = answerScripts(remote, 'runs');
    const loader = load(remote);
    const both = Promise.all([loader(remote.name, './pages/cart'), loader(remote.name, './pages/cart')]);
    expect(await pass(both)).toEqual({ value: [page, page] });
    expect(get).toHaveBeenCalledTimes(1);
  });

  describe('when loads keep failing', () => {
    const failThrice = async (loader: RemoteLoader, name: string, expose: string) => {
      for (let count = 0; count < 3; count += 1) await pass(loader(name, expose));
    };
    /** Settles without time passing. */
    const atOnce = async (promise: Promise<unknown>) => {
      const settled = jest.fn();
      promise.then(settled, settled);
      await jest.advanceTimersByTimeAsync(0);
      return settled.mock.calls.length === 1;
    };

    it('fails at once after three, without a request, until a user retries', async () => {
      const remote = theRemote();
      const answers = Array.from({ length: 6 }, () => 'fails' as const);
      const { seen } = answerScripts(remote, ...answers, 'runs');
      const loader = load(remote);
      await failThrice(loader, remote.name, './pages/cart');
      expect(seen).toHaveLength(6);
      expect(await atOnce(loader(remote.name, './widgets/badge'))).toBe(true);
      expect(seen).toHaveLength(6);
      expect(await pass(loader(remote.name, './pages/cart', true))).toEqual({ value: page });
      expect(await pass(loader(remote.name, './widgets/badge'))).toEqual({ value: page });
    });

    it('leaves the other pages of the remote alone when one is broken', async () => {
      const remote = theRemote();
      const { get } = answerScripts(remote, 'runs');
      const loader = load(remote);
      get.mockImplementation((expose) =>
        expose === './pages/cart' ? Promise.reject(new Error('Loading chunk 7 failed.')) : Promise.resolve(() => page),
      );
      await failThrice(loader, remote.name, './pages/cart');
      const asked = get.mock.calls.length;
      expect(await atOnce(loader(remote.name, './pages/cart'))).toBe(true);
      expect(get).toHaveBeenCalledTimes(asked);
      expect(await pass(loader(remote.name, './pages/other'))).toEqual({ value: page });
    });
  });

  it('leaves the other remotes alone when one fails', async () => {
    const [broken, sound] = [theRemote(), theRemote()];
    answerScripts(sound, 'runs');
    Object.assign(globalThis, { [broken.global]: undefined });
    const loader = createRemoteLoader({ host: '1.0.0-host', remotes: [broken, sound] });
    Reflect.deleteProperty(globalThis, broken.global);
    const one = pass(loader(broken.name, './pages/cart'));
    const other = pass(loader(sound.name, './pages/cart'));
    expect(await other).toEqual({ value: page });
    expect(await one).toEqual({ failed: expect.stringContaining(`Remote ${broken.name} could not be loaded`) });
  });

  describe('whose release fails to load', () => {
    /** Two releases of a remote; the scripts of the new one fail. */
    const withPrevious = () => {
      const { name, ...now } = theRemote();
      const previous = { ...now, release: 'before', global: `${now.global}_before`, entry: `/before-${name}.js` };
      return { ...now, name, previous };
    };
    /** Runs or refuses scripts by their address. */
    const serve = (running: { entry: string; global: string }[]) => {
      const seen: string[] = [];
      const get = jest.fn((_expose: string): Promise<() => unknown> => Promise.resolve(() => page));
      jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
        const element = script as unknown as HTMLScriptElement;
        const { pathname } = new URL(element.src);
        const found = running.find(({ entry }) => entry === pathname);
        seen.push(pathname);
        if (found) Object.assign(globalThis, { [found.global]: { init: () => undefined, get } });
        queueMicrotask(() => element.dispatchEvent(new Event(found ? 'load' : 'error')));
        return script;
      });
      return seen;
    };
    const stateOf = (name: string) => getDefaultStore().get(remoteStatesAtom)[name];

    it('is replaced by the previous one, as long as the tab is open', async () => {
      const remote = withPrevious();
      const seen = serve([remote.previous]);
      const loader = load(remote);
      expect(await pass(loader(remote.name, './pages/cart'))).toEqual({ value: page });
      expect(await pass(loader(remote.name, './widgets/badge'))).toEqual({ value: page });
      expect(seen).toEqual([remote.entry, remote.entry, remote.previous.entry]);
      expect(stateOf(remote.name)).toMatchObject({ phase: 'ready', release: 'before', standIn: true });
    });

    it('reports the fault of the release itself if the previous one is gone as well', async () => {
      const remote = withPrevious();
      serve([]);
      const loader = load(remote);
      expect(await pass(loader(remote.name, './pages/cart'))).toEqual({
        failed: `Remote ${remote.name} could not be loaded: its entry was refused or is missing.`,
      });
      expect(stateOf(remote.name)).toMatchObject({ phase: 'failed', release: remote.release });
    });

    it('is connected again when its stand-in fails later', async () => {
      const remote = withPrevious();
      serve([remote.previous]);
      const loader = load(remote);
      await pass(loader(remote.name, './pages/cart'));
      const { get } = Reflect.get(globalThis, remote.previous.global) as { get: jest.Mock };
      get.mockRejectedValue(new Error('gone'));
      const seen = serve([remote]);
      expect(await pass(loader(remote.name, './pages/other'))).toEqual({
        failed: `Remote ${remote.name} could not be loaded: its entry was refused or is missing.`,
      });
      expect(seen).toEqual([]);
      expect(await pass(loader(remote.name, './pages/other'))).toEqual({ value: page });
      expect(seen).toEqual([remote.entry]);
      expect(stateOf(remote.name)).toMatchObject({ phase: 'ready', release: remote.release });
    });

    it('is requested again by the next attempt', async () => {
      const remote = withPrevious();
      serve([]);
      const loader = load(remote);
      await pass(loader(remote.name, './pages/cart'));
      const seen = serve([remote]);
      expect(await pass(loader(remote.name, './pages/cart'))).toEqual({ value: page });
      expect(seen).toEqual([remote.entry]);
    });
  });
});
