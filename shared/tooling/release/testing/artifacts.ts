import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release } from '@marketplace/shared/contracts';
import { emptyRelease } from './empty-release.ts';

const folders: string[] = [];

/** A temporary folder for a test. */
export const aFolder = (files: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

export const removeFolders = () =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

export const aRelease = (fields: Partial<Release> = {}): Release => ({
  ...emptyRelease,
  app: 'mfe-cart',
  team: 'Cart',
  id: '1.0.0-aaaaaaaa',
  global: 'mfe_cart',
  entry: ['entry.js'],
  ...fields,
});

/** A built artifact before it is published. */
export const anArtifact = (release: Release, entry = `// ${release.id}`) =>
  aFolder({ 'release.json': JSON.stringify(release), 'entry.js': entry });
