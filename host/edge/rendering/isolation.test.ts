import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PATIENCE, until } from '../testing/until.ts';
import { processFlags } from './open-render-process.ts';
import type { RenderFault } from './render-fault.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';
import { renderProcessesOf } from './testing/render-processes.ts';
import { aHostBuild, aRemoteBuild, aScript, aSet, asking, aStoreOf, theGood } from './testing/server-builds.ts';

type Build = ReturnType<typeof theGood>;

const SECRET = 'the-signing-key-of-the-edge';
const open: Renderer[] = [];

beforeAll(() => (process.env['JWT_SECRET'] = SECRET));
afterAll(() => delete process.env['JWT_SECRET']);
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()));
});

jest.setTimeout(2 * PATIENCE);

/** A set with a good and a bad remote, in one process. */
const withBad = (bad: Build, options: Partial<RendererOptions> = {}) => {
  const [host, good] = [aHostBuild(), theGood()];
  const set = aSet(host, bad, good);
  const faults: RenderFault[] = [];
  const renderer = createRenderer({
    store: aStoreOf(host, bad, good),
    processes: 1,
    deadline: 20_000,
    loadLimit: 20_000,
    onFault: (fault) => void (fault.app === 'mfe-bad' && faults.push(fault)),
    ...options,
  });
  open.push(renderer);
  const render = async (app: string) => {
    await renderer.prepare(set);
    return (await renderer.render(...asking(set, app)))?.html;
  };
  const rendered = async (app: string) => (await until(() => render(app))) ?? '';
  return { render, rendered, faults };
};

const HELLO = 'Hello from /marketplace/mfe-good';

/** The bad page is left to the browser for this reason; the good one still renders before and after. */
const costsItsPageOnly = async (bad: Build, kind: RenderFault['kind'], options: Partial<RendererOptions> = {}) => {
  const { faults, render, rendered } = withBad(bad, options);
  expect(await rendered('mfe-good')).toContain(HELLO);
  await until(async () => {
    expect(await render('mfe-bad')).toBeUndefined();
    return faults.length > 0;
  });
  expect(await rendered('mfe-good')).toContain(HELLO);
  expect(faults[0]).toMatchObject({ app: 'mfe-bad', release: '1.0.0-mfe-bad', kind });
  return faults[0]?.message ?? '';
};

/** For loops, which have to time out. */
const SHORT = { deadline: 400 };

describe('a remote prevents only its own page from rendering when it', () => {
  it('throws when it is evaluated', async () => {
    const bad = aScript('mfe-bad', `throw new Error('No window here');`);
    expect(await costsItsPageOnly(bad, 'load')).toBe('Error: No window here');
  });

  it('is no script at all', async () => {
    expect(await costsItsPageOnly(aScript('mfe-bad', '<!doctype html><p>Gone'), 'load')).toContain('SyntaxError');
  });

  it('throws when its page is evaluated', async () => {
    const bad = aScript('mfe-bad', `exports['./page'] = () => { throw new Error('No document'); };`);
    expect(await costsItsPageOnly(bad, 'throws')).toBe('Error: No document');
  });

  it('throws when it is rendered', async () => {
    await costsItsPageOnly(aRemoteBuild('mfe-bad', `throw new Error('Broken');`), 'throws');
  });

  it('throws something without a message', async () => {
    const bad = aScript('mfe-bad', `throw { toString() { throw this; }, get message() { throw this; } };`);
    await costsItsPageOnly(bad, 'load');
  });

  it('never settles', async () => {
    await costsItsPageOnly(aRemoteBuild('mfe-bad', `throw new Promise(() => {});`), 'throws');
  });

  it('loops for ever when it is evaluated', async () => {
    await costsItsPageOnly(aScript('mfe-bad', 'for (;;);'), 'load', { loadLimit: 2_500 });
  });

  it('loops for ever when it is rendered', async () => {
    await costsItsPageOnly(aRemoteBuild('mfe-bad', 'for (;;);'), 'late', SHORT);
  });

  it('is slow, which does not end its process', async () => {
    const code = `const until = Date.now() + 1_100; while (Date.now() < until); return 'at last';`;
    const { rendered, render, faults } = withBad(aRemoteBuild('mfe-bad', code), { deadline: 1_000 });
    await rendered('mfe-good');
    const before = renderProcessesOf(process.pid);
    expect(await render('mfe-bad')).toBeUndefined();
    expect(await rendered('mfe-good')).toContain(HELLO);
    expect(faults).toMatchObject([{ kind: 'late', message: expect.stringMatching(/^It took \d+ ms\.$/) }]);
    expect(renderProcessesOf(process.pid)).toEqual(before);
  });

  it('loops for ever after it was rendered', async () => {
    const bad = aRemoteBuild('mfe-bad', `const on = () => Promise.resolve().then(on); on(); return 'for ever';`);
    await costsItsPageOnly(bad, 'late', SHORT);
  });

  it('recurses for ever', async () => {
    await costsItsPageOnly(aRemoteBuild('mfe-bad', 'const deep = () => deep() + 1; return deep();'), 'throws');
  });

  it('eats up the heap', async () => {
    const bad = aRemoteBuild('mfe-bad', 'const eaten = []; for (;;) eaten.push(new Array(100_000).fill({}));');
    await costsItsPageOnly(bad, 'died', { memory: 48 });
  });

  it('eats memory outside the heap', async () => {
    const bad = aRemoteBuild(
      'mfe-bad',
      `globalThis.eaten = Array.from({ length: 40 }, () => new Uint8Array(10_000_000).fill(1)); return 'full';`,
    );
    expect(await costsItsPageOnly(bad, 'died', { memory: 48 })).toMatch(/^It took \d+ MB\.$/);
  });

  it('makes a page too long to send', async () => {
    await costsItsPageOnly(aRemoteBuild('mfe-bad', `return 'long '.repeat(1_000_000);`), 'throws');
  });

  it('requires what the host does not provide', async () => {
    const bad = aScript('mfe-bad', `const fs = require('node:fs'); exports['./page'] = () => ({ default: () => fs });`);
    expect(await costsItsPageOnly(bad, 'load')).toBe('Error: The host provides no "node:fs" on a server.');
  });

  it('exits', async () => {
    const message = await costsItsPageOnly(aScript('mfe-bad', 'process.exit(0);'), 'load');
    expect(message).toBe('ReferenceError: process is not defined');
  });
});

it('leaves a failing widget to the browser, and renders the page around it', async () => {
  const bad = aScript('mfe-bad', `exports['./offer'] = () => ({ default: () => { throw new Error('No offer'); } });`);
  bad.release.widgets = { offer: { expose: './offer', scripts: [], styles: [], props: '{}' } };
  const { rendered, faults } = withBad(bad);
  expect(await rendered('mfe-good')).toContain(`${HELLO}</div><!--$!-->`);
  expect(faults).toEqual([]);
});

it('renders again after its process was killed from outside', async () => {
  const { rendered } = withBad(aRemoteBuild('mfe-bad', `return '';`));
  expect(await rendered('mfe-good')).toContain(HELLO);
  const killed = renderProcessesOf(process.pid);
  expect(killed).toHaveLength(1);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  expect(await rendered('mfe-good')).toContain(HELLO);
  expect(renderProcessesOf(process.pid)).not.toEqual(killed);
});

it('continues in the other process while one is blocked', async () => {
  const [host, good, bad] = [aHostBuild(), theGood(), aRemoteBuild('mfe-bad', 'for (;;);')];
  const set = aSet(host, good, bad);
  const renderer = createRenderer({ store: aStoreOf(host, good, bad), processes: 2, deadline: 20_000 });
  open.push(renderer);
  await renderer.prepare(set);
  let isHeldUp = true;
  const heldUp = renderer.render(...asking(set, 'mfe-bad')).finally(() => (isHeldUp = false));
  expect((await renderer.render(...asking(set, 'mfe-good')))?.html).toContain(HELLO);
  expect(isHeldUp).toBe(true);
  await renderer.close();
  expect(await heldUp).toBeUndefined();
});

/** Puts on its page whatever it can access. */
const attempts: Record<string, string> = {
  'its environment': `process.env.JWT_SECRET`,
  'the process by name': `globalThis.process.env.JWT_SECRET`,
  'a module of Node': `require('node:fs').readFileSync('/proc/self/environ', 'utf8')`,
  'a module of Node by import': `(import('node:fs').then((fs) => (globalThis.fs = fs), (e) => (globalThis.failure = e)), globalThis.fs.readFileSync)`,
  'the process by a constructor': `TextEncoder.constructor('return process')().env.JWT_SECRET`,
  'the process by the constructor of its global': `globalThis.constructor.constructor('return process')().env.JWT_SECRET`,
  'the process by what it was given': `props.url.constructor.constructor('return process')().env.JWT_SECRET`,
  'the process by the data': `props.data.constructor.constructor('return process')().env.JWT_SECRET`,
  'the process by the module': `module.constructor.constructor('return process')().env.JWT_SECRET`,
  'the process by an error from outside': `(() => { try { new TextDecoder().decode(new Uint8Array([255])) } catch (e) { return e.constructor.constructor('return process')() } })().env`,
  'the process by a failed import': `failure.constructor.constructor('return process')().env.JWT_SECRET`,
  'the process by its callers': `(() => { Error.prepareStackTrace = (e, sites) => sites; return new Error().stack.map((site) => site.getFunction() ?? site.getThis()).find((it) => it && it.process && it.process.env).process.env })()`,
  eval: `eval('process').env.JWT_SECRET`,
  'a signal to the edge': `process.kill(process.ppid, 'SIGKILL')`,
  'the network by a module': `require('node:net').connect(80, '127.0.0.1')`,
  'a worker': `new Worker('data:text/javascript,1')`,
  'the network by fetch': `fetch('http://127.0.0.1/')`,
  'the network by a socket': `new WebSocket('ws://127.0.0.1/')`,
  'the line to the parent': `process.send('forged')`,
  'raw memory': `Buffer.allocUnsafe(100)`,
  'shared memory': `new SharedArrayBuffer(8)`,
  'compiled code': `new WebAssembly.Module(new Uint8Array())`,
};

it('reaches no secret, no file and no network, whatever it tries', async () => {
  const tries = Object.entries(attempts).map(([name, code]) => `[${JSON.stringify(name)}, () => ${code}]`);
  const bad = aRemoteBuild(
    'mfe-bad',
    `const told = [];
     for (const [name, attempt] of [${tries.join(',\n')}]) {
       try { told.push(name + ': reached ' + attempt()); } catch (error) { told.push(name + ': ' + error); }
     }
     return told.join('\\n');`,
  );
  const { rendered } = withBad(bad);
  await rendered('mfe-bad');
  const told = await rendered('mfe-bad');
  expect(told).not.toContain(SECRET);
  for (const name of Object.keys(attempts)) expect(told).toMatch(new RegExp(`${name}: (Reference|Type|Eval|)Error`));
  expect(told).not.toContain('reached');
  expect(await rendered('mfe-good')).toContain(HELLO);
});

it('cannot reach other sets’ realms through an error from outside', async () => {
  const [host, next, good] = [aHostBuild(), aHostBuild('2.0.0-host'), theGood()];
  const bad = aRemoteBuild(
    'mfe-bad',
    `import('node:fs').catch((error) => {
       const outside = Object.getPrototypeOf(Object.getPrototypeOf(error.constructor.prototype));
       try { outside.leaked = 'leaked'; } catch {}
       try { error.constructor.prepareStackTrace = () => 'leaked'; } catch {}
       globalThis.result = [outside.leaked, error.constructor.prepareStackTrace].join();
     });
     return 'result ' + globalThis.result;`,
  );
  const renderer = createRenderer({ store: aStoreOf(host, next, good, bad), processes: 1, deadline: 20_000 });
  open.push(renderer);
  await renderer.render(...asking(aSet(host, bad), 'mfe-bad'));
  expect((await renderer.render(...asking(aSet(host, bad), 'mfe-bad')))?.html).toMatch(/result ,(?!.*leaked)/s);
  expect((await renderer.render(...asking(aSet(next, good), 'mfe-good')))?.html).toContain(HELLO);
});

it('finds nothing useful in the process even after escaping its realm', async () => {
  const fugitive = fileURLToPath(new URL('./testing/fugitive.mjs', import.meta.url));
  const flags = [...processFlags(64), `--allow-fs-read=${fugitive}`];
  const child = spawn(process.execPath, [...flags, fugitive], {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [told] = (await once(child, 'message')) as [string];
  child.kill('SIGKILL');
  expect(JSON.parse(told)).toEqual({
    globals: [],
    ways: [],
    signal: 'TypeError',
    environment: 'TypeError',
    file: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    // Node 24 has no permission for it; there only the realm prevents it.
    network: process.allowedNodeEnvironmentFlags.has('--allow-net') ? 'ERR_ACCESS_DENIED' : 'reached [object Object]',
    thread: 'ERR_ACCESS_DENIED',
    code: 'EvalError',
    prototypes: 'TypeError',
    open: -1,
  });
});

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Another process that has prepared a set with an endless page and then runs `task`. */
const elsewhere = (task: string) =>
  spawnSync(
    process.execPath,
    [
      ...['--input-type=module', '--eval'],
      `import { createRenderer } from ${here('./renderer.ts')};
       import { renderProcessesOf } from ${here('./testing/render-processes.ts')};
       import { aHostBuild, aRemoteBuild, aSet, asking, aStoreOf } from ${here('./testing/server-builds.ts')};
       const [host, bad] = [aHostBuild(), aRemoteBuild('mfe-bad', 'for (;;);')];
       const renderer = createRenderer({ store: aStoreOf(host, bad), processes: 1, deadline: 100 });
       await renderer.prepare(aSet(host, bad));
       ${task}`,
    ],
    { encoding: 'utf8', timeout: PATIENCE },
  );

it.each([
  ['keeps nobody from ending who has not closed it', `console.log('done');`],
  ['lets those who close it go on', `await renderer.close(); console.log('done');`],
])('%s', (_does, task) => {
  const { stdout, status } = elsewhere(task);
  expect([stdout, status]).toEqual(['done\n', 0]);
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends an endless page even when its parent is gone', async () => {
  const { stdout, signal } = elsewhere(
    `console.log(renderProcessesOf(process.pid)[0]);
     void renderer.render(...asking(aSet(host, bad), 'mfe-bad'));
     setTimeout(() => process.kill(process.pid, 'SIGKILL'), 80);`,
  );
  expect(signal).toBe('SIGKILL');
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(0);
  expect(await until(() => !isAlive(pid))).toBe(true);
});
