import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { typeOfFile } from './file-type.ts';
import { inParallel } from './in-parallel.ts';
import { newestFirst } from './newest-first.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Bucket } from './s3-bucket.ts';
import { createS3Channels } from './s3-channels.ts';
import { readJson, writeJson } from './s3-json.ts';

const AT_ONCE = 8;
const FOR_EVER = 'public, max-age=31536000, immutable';

const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/** A compressed variant has the content type of its original. */
const describe = (name: string) => {
  const encoding = encodings[extname(name)];
  return encoding ? { type: typeOfFile(name.slice(0, -'.br'.length)), encoding } : { type: typeOfFile(name) };
};

/** Every file of a built folder except its description, including compressed variants. */
const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== 'release.json');

/** The store in a bucket: `releases/<app>/<id>/`, `sets/<id>.json`, `channels/<name>.json`. */
export const createS3Store = (bucket: Bucket): ReleaseStore => {
  const below = (app: string, id: string) => `releases/${app}/${id}/`;
  const description = (app: string, id: string) => `${below(app, id)}release.json`;
  const readRelease = (app: string, id: string) => readJson<Release>(bucket, description(app, id));
  const readFileOf = async (app: string, id: string, file: string) =>
    (await bucket.get(below(app, id) + file))?.content ?? null;

  const upload = async ({ app, id }: Release, folder: string) => {
    const put = async (name: string) => {
      const content = await readFile(join(folder, name));
      await bucket.put(below(app, id) + name, content, { ...describe(name), cacheControl: FOR_EVER });
    };
    await inParallel(await filesOf(folder), AT_ONCE, put);
  };

  return {
    folder: null,
    readRelease,
    listApplications: () => bucket.namesBelow('releases/'),
    listReleases: async (app) => {
      const ids = await bucket.namesBelow(`releases/${app}/`);
      return newestFirst(app, ids, await Promise.all(ids.map((id) => readRelease(app, id))));
    },
    addRelease: async (release, folder) => {
      const { app, id } = release;
      try {
        // The same artifact from different sources: only its description changes.
        if (!(await bucket.get(description(app, id)))) await upload(release, folder);
        // Last: a release with a description is complete.
        await writeJson(bucket, description(app, id), release);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    readFile: readFileOf,
    removeRelease: async (app, id) => {
      // Its description first: a half-deleted release is not a release.
      await bucket.removeBelow(description(app, id));
      await bucket.removeBelow(below(app, id));
    },
    readSet: (id) => readJson<ReleaseSet>(bucket, `sets/${id}.json`),
    addSet: async (set) => {
      await writeJson(bucket, `sets/${set.id}.json`, set);
    },
    ...createS3Channels(bucket),
  };
};
