import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRemoteDeclaration } from '../../../shared/tooling/remotes/load-declaration.ts';
import { createFolderStore } from '../../../shared/tooling/release/folder-store.ts';
import { createSet } from '../../../shared/tooling/release/release-set.ts';
import { remotes as names } from '../../../shared/tooling/release/workspace.ts';
import { buildTwin } from './build-twin.ts';
import { twinReleases } from './twin-releases.ts';

/** Builds the twin and makes it the only set of a new release store in a folder. */
export const publishTwin = async (storeFolder: string) => {
  const remotes = await Promise.all(names.map((name) => loadRemoteDeclaration(name)));
  const store = createFolderStore(storeFolder);
  const build = await buildTwin(await mkdtemp(join(tmpdir(), 'marketplace-twin-')), remotes);
  const releases = twinReleases(build, remotes);
  for (const release of releases) {
    const folder = release.app === 'host' ? build.folder : await mkdtemp(join(tmpdir(), 'marketplace-twin-'));
    await store.addRelease(release, folder);
  }
  const set = createSet(Object.fromEntries(releases.map((release) => [release.app, release])));
  await store.addSet(set);
  await store.swapChannel({ name: 'live', set: set.id, history: [], canary: null }, 0);
};
