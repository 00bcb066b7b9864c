import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ReleaseFile } from '@marketplace/shared/contracts';
import { integrityOf } from './integrity-of.ts';

/** Every file of a folder with size and subresource integrity, in the order of their names. */
export const listFiles = (folder: string): Record<string, ReleaseFile> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(join(folder, name));
      return [name, { size: content.length, integrity: integrityOf(content) }];
    }),
  );
};

/** One hash over all files of an artifact. */
export const artifactHash = (files: Record<string, ReleaseFile>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
