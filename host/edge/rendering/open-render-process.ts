import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseAnswer, type Answer } from './render-answer.ts';

export type Job =
  | { type: 'host'; set: string; file: string; code: string; explained: boolean }
  | { type: 'remote'; set: string; app: string; file: string; code: string }
  | { type: 'render'; set: string; request: string }
  | { type: 'drop'; set: string };

export interface RenderProcess {
  /** Does a job, one at a time. After an answer that is late, or none, the process has ended. */
  ask: (job: Job, limit: number) => Promise<Answer>;
  end: () => void;
  /** Resolves when it is gone, for whatever reason. */
  gone: Promise<void>;
}

/** In milliseconds after its limit that a process ends by itself, should nobody be left to end it. */
const BACKSTOP = 1_000;

const program = fileURLToPath(new URL('./render-process.mjs', import.meta.url));
const realm = fileURLToPath(new URL('./realm/', import.meta.url));

/**
 * Reads its own files and nothing else: no other file, no process, no thread, no add-on, and from Node 25 on no network.
 * @param memory In MB.
 */
export const processFlags = (memory: number) => [
  '--permission',
  `--allow-fs-read=${program}`,
  `--allow-fs-read=${realm}*`,
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  `--max-old-space-size=${memory}`,
  '--no-warnings',
];

/** Without an environment: there is no secret to be read. */
const start = (memory: number): ChildProcess => {
  const child = spawn(process.execPath, [...processFlags(memory), program], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Nobody stays for its sake.
  child.unref();
  child.channel?.unref();
  // When memory is short, Linux is to take it from this process and from no other.
  if (child.pid && process.platform === 'linux')
    writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  return child;
};

/** The time is up only when no answer lies there unread: it is this process that may have been slow. */
const afterLimit = (limit: number, task: () => void) => {
  let unread: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (unread = setImmediate(task)), limit);
  return () => {
    clearTimeout(timer);
    clearImmediate(unread);
  };
};

/** @param memory For the heap, in MB. */
export const openRenderProcess = (memory: number): RenderProcess => {
  const child = start(memory);
  const end = () => {
    // Who waits until it is gone, which is soon, is kept.
    child.ref();
    child.kill('SIGKILL');
  };
  let settle: (answer: Answer) => void = () => undefined;
  const gone = new Promise<void>((resolve) => child.once('exit', resolve).once('error', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => {
      child.on('message', (message) => settle(parseAnswer(message)));
      resolve();
    });
  });
  void gone.then(() => settle({ ok: false, kind: 'died', message: 'The process ended.' }));

  return {
    ask: (job, limit) =>
      new Promise((resolve) => {
        const stopWaiting = afterLimit(limit, () =>
          settle({ ok: false, kind: 'late', message: `No answer in ${limit} ms.` }),
        );
        settle = (answer) => {
          stopWaiting();
          settle = () => undefined;
          if (!answer.ok && answer.kind !== 'throws') end();
          resolve(answer);
        };
        void ready.then(() => child.send(JSON.stringify({ ...job, limit: limit + BACKSTOP }), () => undefined));
        if (child.exitCode !== null || child.signalCode !== null)
          settle({ ok: false, kind: 'died', message: 'The process ended.' });
      }),
    end,
    gone,
  };
};
