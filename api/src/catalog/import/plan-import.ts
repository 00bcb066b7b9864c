import type { CatalogImportReport } from '@marketplace/shared/contracts';
import type { buckets, categories, modules } from '../../db/schema/catalog.ts';
import { nameKey, type BucketRecord, type CategoryRecord, type ModuleRecord } from './catalog-records.ts';
import { changesOf, fieldsOf, type ModuleFields } from './module-fields.ts';
import { idGiver } from './slug.ts';

/** The catalogue as it stands. */
export interface KnownCatalog {
  categories: (typeof categories.$inferSelect)[];
  buckets: (typeof buckets.$inferSelect)[];
  modules: (typeof modules.$inferSelect)[];
}

interface Change<Fields> {
  id: string;
  fields: Fields;
}

/** What to write so that the catalogue holds what the file says. */
export interface ImportPlan {
  newCategories: (typeof categories.$inferInsert)[];
  newBuckets: (typeof buckets.$inferInsert)[];
  newModules: (typeof modules.$inferInsert)[];
  renamedCategories: Change<{ name: string }>[];
  renamedBuckets: Change<{ name: string }>[];
  changedModules: Change<ModuleFields>[];
  counts: Pick<CatalogImportReport, 'created' | 'changed' | 'skipped'>;
}

const none = () => ({ categories: 0, buckets: 0, modules: 0 });
/** Neighbours in the list get far apart hues. */
const goldenAngle = 137;

export function planImport(known: KnownCatalog, records: CategoryRecord[]): ImportPlan {
  const plan: ImportPlan = {
    newCategories: [],
    newBuckets: [],
    newModules: [],
    renamedCategories: [],
    renamedBuckets: [],
    changedModules: [],
    counts: { created: none(), changed: none(), skipped: none() },
  };
  const planner = createPlanner(known, plan);
  for (const category of records) {
    const categoryId = planner.category(category);
    for (const bucket of category.buckets) {
      const bucketId = planner.bucket(bucket, categoryId);
      for (const module of bucket.modules) planner.module(module, bucketId, bucket.name);
    }
  }
  return plan;
}

function createPlanner(known: KnownCatalog, plan: ImportPlan) {
  const { created, changed, skipped } = plan.counts;
  const categoriesByName = new Map(known.categories.map((row) => [nameKey(row.name), row]));
  const bucketsByName = new Map(known.buckets.map((row) => [within(row.categoryId, row.name), row]));
  const modulesByName = new Map(known.modules.map((row) => [within(row.bucketId, row.name), row]));
  const newCategoryId = idGiver(known.categories.map((row) => row.id));
  const newBucketId = idGiver(known.buckets.map((row) => row.id));
  const newModuleId = idGiver(known.modules.map((row) => row.id));

  const category = ({ name }: CategoryRecord): string => {
    const row = categoriesByName.get(nameKey(name));
    if (row) {
      if (row.name === name) skipped.categories += 1;
      else plan.renamedCategories.push({ id: row.id, fields: { name } });
      changed.categories = plan.renamedCategories.length;
      return row.id;
    }
    const position = known.categories.length + created.categories;
    const id = newCategoryId(name);
    plan.newCategories.push({ id, name, position, hue: (position * goldenAngle) % 360 });
    created.categories += 1;
    return id;
  };

  const bucket = ({ name }: BucketRecord, categoryId: string): string => {
    const row = bucketsByName.get(within(categoryId, name));
    if (row) {
      if (row.name === name) skipped.buckets += 1;
      else plan.renamedBuckets.push({ id: row.id, fields: { name } });
      changed.buckets = plan.renamedBuckets.length;
      return row.id;
    }
    const id = newBucketId(name, categoryId);
    plan.newBuckets.push({ id, categoryId, name, position: known.buckets.length + created.buckets });
    created.buckets += 1;
    return id;
  };

  const module = (record: ModuleRecord, bucketId: string, bucketName: string): void => {
    const fields = fieldsOf(record);
    const row = modulesByName.get(within(bucketId, record.name));
    if (!row) {
      plan.newModules.push({ ...fields, id: newModuleId(record.name, bucketName), bucketId, name: record.name });
      created.modules += 1;
      return;
    }
    const changes = changesOf(row, fields);
    if (Object.keys(changes).length === 0) {
      skipped.modules += 1;
      return;
    }
    plan.changedModules.push({ id: row.id, fields: changes });
    changed.modules += 1;
  };

  return { category, bucket, module };
}

const within = (parentId: string, name: string) => `${parentId}/${nameKey(name)}`;
