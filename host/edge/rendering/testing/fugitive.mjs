import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { disarm } from '../realm/disarm.mjs';

// Simulates a release that escaped its realm into the process, and reports what it finds there.

const { process } = globalThis;

const attempt = (/** @type {() => unknown} */ task) => {
  try {
    return `reached ${task()}`;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code ?? /** @type {Error} */ (error).name;
  }
};

// Even with everything Node needs to do so.
const program = attempt(() => spawnSync('true', { env: {} }).error ?? 'it');
const network = attempt(() => createServer().listen(0));

const iterator = Object.getPrototypeOf(new Map().entries());
const iteratorOfText = Object.getPrototypeOf(''.matchAll(/a/g));
const async = Object.getPrototypeOf(async () => undefined);
const generator = Object.getPrototypeOf(async function* () {}).prototype;

const { send } = disarm();
send(
  JSON.stringify({
    globals: ['process', 'fetch', 'WebSocket', 'EventSource', 'Buffer', 'BroadcastChannel'].filter(
      (it) => it in globalThis,
    ),
    ways: [
      'binding',
      '_linkedBinding',
      'dlopen',
      'getBuiltinModule',
      'kill',
      'exit',
      'send',
      'execve',
      'stdout',
    ].filter((it) => process[it]),
    signal: attempt(() => process.kill(process.ppid, 0)),
    environment: attempt(() => process.env.PATH),
    file: attempt(() => readFileSync('/etc/hostname')),
    program,
    network,
    thread: attempt(() => new Worker('1', { eval: true })),
    code: attempt(() => new Function('return 1')()),
    prototypes: attempt(() => Object.assign(Array.prototype, { stolen: true })),
    open: [JSON, Map.prototype, Promise.prototype, iterator, iteratorOfText, async, generator]
      .map((one) => Object.isFrozen(one))
      .indexOf(false),
  }),
);
