import type { ReleaseStore } from '@marketplace/shared/tooling/release';
import { availableParallelism } from 'node:os';
import { createRenderer, type Renderer } from './renderer.ts';

/** A second process is worth its memory where a core is left for it. */
const usualProcesses = () => (availableParallelism() > 2 ? 2 : 1);

/**
 * Renders pages in as many processes as `RENDER_PROCESSES` says; none for 0, which leaves all pages to the browser.
 *
 * @throws Error for anything but a small number.
 */
export const rendererFromEnvironment = (env: NodeJS.ProcessEnv, store: ReleaseStore): Renderer | undefined => {
  const text = env['RENDER_PROCESSES'] || String(usualProcesses());
  if (!/^\d{1,2}$/.test(text)) throw new Error(`RENDER_PROCESSES must be a number from 0 to 99, but is "${text}".`);
  const processes = Number(text);
  return processes === 0 ? undefined : createRenderer({ store, processes });
};
