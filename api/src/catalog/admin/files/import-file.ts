import type { ImportReport } from '@marketplace/shared/contracts';
import { importCatalog } from '../../import/import-catalog.ts';
import { ImportFileError } from '../../import/import-file-error.ts';
import { parseCatalog } from '../../import/parse-catalog.ts';
import { type Actor, recordAudit } from '../../../operations/index.ts';
import type { Database } from '../../../db/index.ts';
import { invalid } from '../../../http/index.ts';

/** Nobody reads more; the report still gives their number. */
const listed = 1_000;

interface Options {
  dryRun?: boolean;
}

/** @throws ApiError 400 if the file as a whole isn't a catalog */
export async function importFile(
  db: Database,
  root: unknown,
  { dryRun = false }: Options,
  actor: Actor,
): Promise<ImportReport> {
  const { refused, leftOut, ...counts } = await importCatalog(db, read(root), { dryRun });
  if (!dryRun) {
    const { created, changed } = counts;
    const target = { type: 'catalogue', id: 'import', name: 'Import by file' };
    const after = { created, changed, refused: refused.length, leftOut: leftOut.length };
    await db.transaction((tx) => recordAudit(tx, { ...actor, action: 'catalogue.imported', target, after }));
  }
  return {
    ...counts,
    refused: refused.slice(0, listed),
    refusedCount: refused.length,
    leftOut: leftOut.slice(0, listed),
    leftOutCount: leftOut.length,
  };
}

function read(root: unknown) {
  try {
    return parseCatalog(root);
  } catch (error) {
    if (error instanceof ImportFileError) throw invalid('file', error.message);
    throw error;
  }
}
