import type { ReleaseStore } from '@marketplace/tooling/release';
import { availableParallelism } from 'node:os';
import { createRenderer, type Renderer } from './renderer.ts';

/** A second process is worth its memory where a core is left for it. */
const usualProcesses = () => (availableParallelism() > 2 ? 2 : 1);

const DEADLINE = 300;
/** In milliseconds: to evaluate the scripts of a release takes longer than to render a page with them. */
const LOAD_LIMIT = 5_000;

const numberIn = (env: NodeJS.ProcessEnv, name: string, usual: number, most: number) => {
  const text = env[name] || String(usual);
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new Error(`${name} must be a number from 0 to ${most}, but is "${text}".`);
  return Number(text);
};

/**
 * Renders pages in as many processes as `RENDER_PROCESSES` says; none for 0, which leaves all pages to the browser. A visitor
 * waits `RENDER_DEADLINE` milliseconds at most.
 *
 * @throws Error for anything but a small number.
 */
export const rendererFromEnvironment = (env: NodeJS.ProcessEnv, store: ReleaseStore): Renderer | undefined => {
  const processes = numberIn(env, 'RENDER_PROCESSES', usualProcesses(), 99);
  const deadline = numberIn(env, 'RENDER_DEADLINE', DEADLINE, 60_000);
  const loadLimit = Math.max(LOAD_LIMIT, 10 * deadline);
  return processes === 0 ? undefined : createRenderer({ store, processes, deadline, loadLimit });
};
