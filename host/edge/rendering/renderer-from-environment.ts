import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import { availableParallelism } from 'node:os';
import { createRenderer, type Renderer } from './renderer.ts';

/** A second process is worth its memory if there is a core for it. */
const usualProcesses = () => (availableParallelism() > 2 ? 2 : 1);

const DEADLINE = 300;
/** In milliseconds: evaluating a release's scripts takes longer than rendering a page with them. */
const LOAD_LIMIT = 5_000;

const numberIn = (env: NodeJS.ProcessEnv, name: string, usual: number, most: number) => {
  const text = env[name] || String(usual);
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new Error(`${name} must be a number from 0 to ${most}, but is "${text}".`);
  return Number(text);
};

/**
 * Renders pages in `RENDER_PROCESSES` processes; 0 leaves all pages to the browser. A visitor
 * waits at most `RENDER_DEADLINE` milliseconds.
 *
 * @throws Error for anything other than a small number.
 */
export const rendererFromEnvironment = (env: NodeJS.ProcessEnv, store: ReleaseStore): Renderer | undefined => {
  const processes = numberIn(env, 'RENDER_PROCESSES', usualProcesses(), 99);
  const deadline = numberIn(env, 'RENDER_DEADLINE', DEADLINE, 60_000);
  const loadLimit = Math.max(LOAD_LIMIT, 10 * deadline);
  return processes === 0 ? undefined : createRenderer({ store, processes, deadline, loadLimit });
};
