import { eq, sql } from 'drizzle-orm';
import type { CatalogImportReport } from '@marketplace/shared/contracts';
import {
  buckets,
  categories,
  type Database,
  insertAll,
  modules,
  moduleVersions,
  type Transaction,
} from '../../db/index.ts';
import { recordEvent } from '../../notifications/index.ts';
import { wholeModule } from '../storefront/module-origin.ts';
import { versionRows, writeVersions } from '../versions/write-versions.ts';
import type { CatalogRecords } from './catalog-records.ts';
import type { ImportPlan } from './import-plan.ts';
import { planImport } from './plan-import.ts';

export interface ImportOptions {
  /** Does everything and rolls it back. */
  dryRun: boolean;
}

/** Any number that is the same in every replica: it allows one import at a time. */
const lockKey = 7_430_552;

/** Imports a file's valid records into the catalog in one transaction. */
export async function importCatalog(
  db: Database,
  { categories: records, refused, leftOut }: CatalogRecords,
  { dryRun }: ImportOptions,
): Promise<CatalogImportReport> {
  const counts = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      const plan = planImport(await readKnown(tx), records);
      await write(tx, plan);
      if (dryRun) throw new DryRun(plan.counts);
      return plan.counts;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.counts;
      throw error;
    });
  return { dryRun, ...counts, refused, leftOut };
}

/** Rolls the transaction back, and carries what it would have done. */
class DryRun extends Error {
  readonly counts: ImportPlan['counts'];
  constructor(counts: ImportPlan['counts']) {
    super('dry run');
    this.counts = counts;
  }
}

async function readKnown(tx: Transaction) {
  return {
    categories: await tx.select().from(categories),
    buckets: await tx.select().from(buckets),
    modules: await tx.select(wholeModule).from(modules),
  };
}

async function write(tx: Transaction, plan: ImportPlan): Promise<void> {
  const updatedAt = sql`now()`;
  for (const { id, fields } of plan.renamedCategories) {
    await tx
      .update(categories)
      .set({ ...fields, updatedAt })
      .where(eq(categories.id, id));
  }
  for (const { id, fields } of plan.renamedBuckets) {
    await tx
      .update(buckets)
      .set({ ...fields, updatedAt })
      .where(eq(buckets.id, id));
  }
  await insertAll(tx, categories, plan.newCategories);
  await insertAll(tx, buckets, plan.newBuckets);
  await insertAll(
    tx,
    modules,
    plan.newModules.map(({ versions: _, ...row }) => row),
  );
  for (const { id, name, status = 'published' } of plan.newModules)
    if (status === 'published') await recordEvent(tx, { type: 'module.published', clientId: null, data: { id, name } });
  await insertAll(
    tx,
    moduleVersions,
    plan.newModules.flatMap(({ id, versions = [] }) => versionRows(id, versions)),
  );
  for (const { id, fields } of plan.changedModules) {
    const { versions, ...columns } = fields;
    await tx
      .update(modules)
      .set({ ...columns, updatedAt })
      .where(eq(modules.id, id));
    if (versions) await writeVersions(tx, id, { versions });
  }
}
