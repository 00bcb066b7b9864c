import type { ModuleVersion } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { insertAll, moduleVersions, type Transaction } from '../../db/index.ts';

/** Noon in UTC: the same day wherever it is read. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Trimmed, newest first. */
export const tidyVersions = (versions: ModuleVersion[]): ModuleVersion[] =>
  versions
    .map(({ version, releasedOn, notes }) => ({ version: version.trim(), releasedOn, notes: notes.trim() }))
    .sort((one, other) => compare(other.releasedOn, one.releasedOn) || compare(other.version, one.version));

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Replaces the versions of a module. */
export async function writeVersions(
  tx: Transaction,
  moduleId: string,
  { versions = [] }: { versions?: ModuleVersion[] },
): Promise<void> {
  await tx.delete(moduleVersions).where(eq(moduleVersions.moduleId, moduleId));
  await insertAll(tx, moduleVersions, versionRows(moduleId, versions));
}

export const versionRows = (moduleId: string, versions: ModuleVersion[]) =>
  versions.map(({ releasedOn, ...version }) => ({ ...version, moduleId, releasedAt: momentOf(releasedOn) }));
