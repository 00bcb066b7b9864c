import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tickets } from '../db/schema/support.ts';
import { uploadsFolder } from './uploads.ts';

const dayMs = 86_400_000;

/** Removes files that no ticket names: a process that dies between the two leaves one. Answers how many. */
export async function sweepUploads(db: Database, dataDir: string): Promise<number> {
  const folder = uploadsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const age = await stat(join(folder, name)).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > dayMs) old.push(name);
  }
  if (old.length === 0) return 0;
  const file = sql<string>`${tickets.attachment} ->> 'file'`;
  const named = new Set((await db.select({ file }).from(tickets).where(inArray(file, old))).map((row) => row.file));
  const orphans = old.filter((name) => !named.has(name));
  await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })));
  return orphans.length;
}
