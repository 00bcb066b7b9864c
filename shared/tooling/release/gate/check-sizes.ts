import type { Release, ReleasedChunks } from '@marketplace/shared/contracts';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseStore } from '../release-store.ts';
import type { Refusal } from './refusal.ts';

const brotli = promisify(brotliCompress);

/** In kilobytes (1,000 bytes), where `remote.ts` sets no budget. */
const DEFAULTS = { entry: 12, page: 20, widget: 10 };
/** The entry of an adopted remote contains its own federation runtime. */
const ADOPTED_ENTRY = 40;

/** The size in Brotli, in bytes, as published if possible. */
const sizeOf = async (store: ReleaseStore, { app, id }: Release, file: string) => {
  const published = await store.readFile(app, id, `${file}.br`);
  if (published) return published.length;
  const content = await store.readFile(app, id, file);
  return content ? (await brotli(content)).length : 0;
};

interface Sized {
  name: string;
  files: string[];
  /** In kilobytes, unless `remote.ts` says otherwise. */
  most: number;
}

const sized = (name: string, { scripts, styles }: ReleasedChunks, most: number): Sized => ({
  name,
  files: [...scripts, ...styles],
  most,
});

const partsOf = ({ entry, pages, widgets, adoptedFrom }: Release): Sized[] => [
  { name: 'entry', files: entry, most: adoptedFrom === undefined ? DEFAULTS.entry : ADOPTED_ENTRY },
  ...pages.map((page) => sized(page.path, page, DEFAULTS.page)),
  ...Object.entries(widgets).map(([name, widget]) => sized(name, widget, DEFAULTS.widget)),
];

/** The entry, pages and widgets of a remote's release must fit its budget. A development build has none. */
export const checkSizes = async (store: ReleaseStore, release: Release): Promise<Refusal[]> => {
  const { app, id, team, flavour, budget = {}, adoptedFrom } = release;
  if (app === 'host' || flavour === 'development') return [];
  const judge = async ({ name, files, most }: Sized): Promise<Refusal[]> => {
    const sizes = await Promise.all(files.map((file) => sizeOf(store, release, file)));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000;
    const allowed = budget[name] ?? most;
    if (kilobytes <= allowed) return [];
    const message = `${name} of ${app} ${id} takes ${kilobytes.toFixed(1)} kB of scripts and styles, but its budget is ${allowed} kB (budget in ${adoptedFrom === undefined ? `${app}/remote.ts` : 'its declaration'}).`;
    return [{ rule: 'over-budget', team, message }];
  };
  return (await Promise.all(partsOf(release).map(judge))).flat();
};
