import type { Release } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import type { Refusal } from './refusal.ts';

/** Written by the federation plugin: what the entry adds to the page's shared modules. */
const MANIFEST = 'mf-manifest.json';

interface SharedModule {
  name: string;
  /** Of its own copy; without files, it only names what it needs. */
  assets: { js: { sync: string[]; async: string[] } };
}

const isBrought = ({ assets: { js } }: SharedModule) => js.sync.length + js.async.length > 0;

/**
 * Whether the entry of our own pages leaves the shared modules to the host. At equal versions a remote's copy could take
 * the host's place, and a second router or session breaks pages.
 */
export const staysThin = async (
  store: Pick<ReleaseStore, 'readFile'>,
  { app, id, team, files, adoptedFrom }: Release,
): Promise<Refusal[]> => {
  // An adopted remote brings its fallbacks along; the host's copy of React is loaded earlier.
  if (app === 'host' || adoptedFrom !== undefined || !files[MANIFEST]) return [];
  const manifest = await store.readFile(app, id, MANIFEST);
  const { shared = [] } = JSON.parse(manifest?.toString() ?? '{}') as { shared?: SharedModule[] };
  const brought = shared.filter(isBrought);
  if (brought.length === 0) return [];
  const names = brought.map(({ name }) => name).join(', ');
  const message = `${app} ${id} includes ${names}, which only the host provides. Build its entry with import: false.`;
  return [{ rule: 'thin-entry', team, message }];
};
