import { askMany } from './ask-many.ts';
import type { Contender } from './contenders.ts';
import { memoryOf } from './memory.ts';
import { showThreeSets } from './show-three-sets.ts';

/** In milliseconds. */
const DURATION = 10_000;
/** Avoids the deadline that leaves slow pages to the browser: these requests only wait for each other. */
const RENDERING_CONNECTIONS = 2;
const CONNECTIONS = 32;
const WITH_THREE_SETS = 100;

export interface ServerFigures {
  /** Uncached pages per second: rendered ones, and all of them. */
  rendered: number;
  uncached: number;
  /** Cached pages per second. */
  cached: number;
  /** In bytes, with one and with three active release sets. */
  memory: { sets: number; edge: number; renderers: number }[];
}

/** How many pages an edge renders and serves per second, and how much memory it needs. */
export const serveMany = async (
  { origin, pid }: Contender,
  storeFolder: string,
  modules: string[],
): Promise<ServerFigures> => {
  const home = `${origin}/marketplace`;
  const remember = (sets: number) => {
    const { own, children } = memoryOf(pid);
    return { sets, edge: own, renderers: children };
  };
  const pages = modules.map((id) => `${home}/module?id=${encodeURIComponent(id)}`);
  const distinct = await askMany(pages, { connections: RENDERING_CONNECTIONS, compressed: false });
  const kept = [`${home}/`, `${home}/module?id=attendance`, `${home}/bucket?id=core-hr`];
  const cached = await askMany(kept, { connections: CONNECTIONS, compressed: true, duration: DURATION });
  const one = remember(1);
  await showThreeSets(storeFolder);
  const some = pages.slice(0, WITH_THREE_SETS);
  await askMany([...some, ...some], { connections: RENDERING_CONNECTIONS, compressed: false });
  return {
    rendered: distinct.rendered,
    uncached: distinct.rate,
    cached: cached.rate,
    memory: [one, remember(3)],
  };
};
