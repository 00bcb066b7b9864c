import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { createFolderChannels } from './folder-channels.ts';
import { namesIn, nullIfMissing, readJson, writeJson } from './folder-files.ts';
import { newestFirst } from './newest-first.ts';
import type { ReleaseStore } from './release-store.ts';

/** A release while it is copied, or after an interrupted copy. */
const isDraft = (name: string) => name.includes('.draft-');

/** Moves the folder to its name; if someone was faster, deletes it. Returns whether it was moved. */
const claim = async (draft: string, target: string) => {
  try {
    await rename(draft, target);
    return true;
  } catch (error) {
    if (!existsSync(target)) throw error;
    await rm(draft, { recursive: true });
    return false;
  }
};

/** Copies all files or, if the disk is full, none. */
const copyWhole = async (from: string, to: string) => {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
};

/** The store in a folder: `releases/<app>/<id>/`, `sets/<id>.json`, `channels/<name>/<revision>.json`. */
export const createFolderStore = (root: string): ReleaseStore => {
  const releaseFolder = (app: string, id: string) => join(root, 'releases', app, id);
  const readRelease = (app: string, id: string) => readJson<Release>(join(releaseFolder(app, id), 'release.json'));

  return {
    folder: root,
    readRelease,
    listApplications: () => namesIn(join(root, 'releases')),
    listReleases: async (app) => {
      const ids = (await namesIn(join(root, 'releases', app))).filter((name) => !isDraft(name));
      return newestFirst(app, ids, await Promise.all(ids.map((id) => readRelease(app, id))));
    },
    addRelease: async (release, folder) => {
      const target = releaseFolder(release.app, release.id);
      const draft = `${target}.draft-${randomUUID()}`;
      const publish = async () => {
        await mkdir(join(target, '..'), { recursive: true });
        await copyWhole(folder, draft);
        return claim(draft, target);
      };
      try {
        // The same artifact from different sources: only its description changes.
        if (existsSync(target) || !(await publish())) await writeJson(join(target, 'release.json'), release);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    readFile: (app, id, file) => readFile(join(releaseFolder(app, id), file)).catch(nullIfMissing),
    removeRelease: async (app, id) => {
      // Renamed first: a half-deleted release is not a release.
      const draft = `${releaseFolder(app, id)}.draft-${randomUUID()}`;
      await rename(releaseFolder(app, id), draft).catch(nullIfMissing);
      await rm(draft, { recursive: true, force: true });
    },
    readSet: (id) => readJson<ReleaseSet>(join(root, 'sets', `${id}.json`)),
    addSet: async (set) => {
      await mkdir(join(root, 'sets'), { recursive: true });
      await writeJson(join(root, 'sets', `${set.id}.json`), set);
    },
    ...createFolderChannels(root),
  };
};
