import { unlinkSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOwner } from './folder-lock.ts';

/** How other programs of the same user connect to the server of a running storefront. */
const connectionPath = (dataDir: string) => join(dataDir, 'postgres.json');

export async function publishConnection(dataDir: string, url: string): Promise<void> {
  const path = connectionPath(dataDir);
  await writeFile(`${path}.new`, JSON.stringify({ url, pid: process.pid }), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export function withdrawConnection(dataDir: string): void {
  try {
    unlinkSync(connectionPath(dataDir));
  } catch {
    // Never published, or the folder was removed.
  }
}

/** The URL of the server that a live process runs for this folder, if any. */
export async function readConnection(dataDir: string): Promise<string | undefined> {
  const owner = await lockOwner(dataDir);
  if (!owner) return undefined;
  const text = await readFile(connectionPath(dataDir), 'utf8').catch(() => '{}');
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  // Left by an earlier process.
  if (!('pid' in value) || value.pid !== owner.pid || !('url' in value)) return undefined;
  return typeof value.url === 'string' ? value.url : undefined;
}
