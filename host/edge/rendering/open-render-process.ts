import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseAnswer, type Answer } from './render-answer.ts';

export type Job =
  | { type: 'host'; set: string; file: string; code: string; explained: boolean }
  | { type: 'remote'; set: string; app: string; file: string; code: string }
  | { type: 'render'; set: string; page: string; frame?: string | undefined }
  | { type: 'drop'; set: string };

export interface RenderProcess {
  /** Runs a job, one at a time. After a late answer, or none, the process has ended. */
  ask: (job: Job, limit: number) => Promise<Answer>;
  end: () => void;
  /** Resolves when the process is gone, for any reason. */
  gone: Promise<void>;
}

/** How long after its limit a process ends itself if its parent is gone, in milliseconds. */
const BACKSTOP = 1_000;

const program = fileURLToPath(new URL('./render-process.mjs', import.meta.url));
const realm = fileURLToPath(new URL('./realm/', import.meta.url));

/**
 * May read its own files only: no other files, processes, threads or add-ons, and from Node 25 no network.
 * A page leaves mostly garbage, so a small young generation saves 50 MB, at the same speed.
 * @param memory In MB.
 */
export const processFlags = (memory: number) => [
  '--permission',
  `--allow-fs-read=${program}`,
  `--allow-fs-read=${realm}*`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${memory}`,
  '--max-semi-space-size=2',
  '--no-warnings',
];

/** Without an environment, so there are no secrets to read. */
const start = (memory: number): ChildProcess => {
  const child = spawn(process.execPath, [...processFlags(memory), program], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It doesn't keep this process alive.
  child.unref();
  child.channel?.unref();
  // When memory runs out, Linux should kill this process first.
  if (child.pid && process.platform === 'linux')
    writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined);
  return child;
};

/** Time is up only if no answer is waiting unread: this process may have been the slow one. */
const afterLimit = (limit: number, task: () => void) => {
  let unread: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (unread = setImmediate(task)), limit);
  return () => {
    clearTimeout(timer);
    clearImmediate(unread);
  };
};

/** @param memory Heap size, in MB. */
export const openRenderProcess = (memory: number): RenderProcess => {
  const child = start(memory);
  const end = () => {
    // Waiting for its end, which is soon, keeps this process alive.
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
