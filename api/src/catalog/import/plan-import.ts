import { nameKey, type BucketRecord, type CategoryRecord, type ModuleRecord } from './catalog-records.ts';
import type { ImportPlan, KnownCatalog } from './import-plan.ts';
import { changesOf, fieldsOf } from './module-fields.ts';
import { idGiver } from './slug.ts';

const none = () => ({ categories: 0, buckets: 0, modules: 0 });
/** Neighbors in the list get hues that are far apart. */
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
  const planCategory = categoryPlanner(known, plan);
  const planBucket = bucketPlanner(known, plan);
  const planModule = modulePlanner(known, plan);
  for (const category of records) {
    const categoryId = planCategory(category);
    for (const bucket of category.buckets) {
      const bucketId = planBucket(bucket, categoryId);
      for (const module of bucket.modules) planModule(module, bucketId, bucket.name);
    }
  }
  return plan;
}

/** Returns the id that a category has or gets. */
function categoryPlanner(known: KnownCatalog, plan: ImportPlan) {
  const { created, changed, skipped } = plan.counts;
  const byName = new Map(known.categories.map((row) => [nameKey(row.name), row]));
  const newId = idGiver(known.categories.map((row) => row.id));

  return ({ name }: CategoryRecord): string => {
    const row = byName.get(nameKey(name));
    if (row) {
      if (row.name === name) skipped.categories += 1;
      else plan.renamedCategories.push({ id: row.id, fields: { name } });
      changed.categories = plan.renamedCategories.length;
      return row.id;
    }
    const position = known.categories.length + created.categories;
    const id = newId(name);
    plan.newCategories.push({ id, name, position, hue: (position * goldenAngle) % 360 });
    created.categories += 1;
    return id;
  };
}

/** Returns the id that a bucket has or gets. */
function bucketPlanner(known: KnownCatalog, plan: ImportPlan) {
  const { created, changed, skipped } = plan.counts;
  const byName = new Map(known.buckets.map((row) => [within(row.categoryId, row.name), row]));
  const newId = idGiver(known.buckets.map((row) => row.id));

  return ({ name }: BucketRecord, categoryId: string): string => {
    const row = byName.get(within(categoryId, name));
    if (row) {
      if (row.name === name) skipped.buckets += 1;
      else plan.renamedBuckets.push({ id: row.id, fields: { name } });
      changed.buckets = plan.renamedBuckets.length;
      return row.id;
    }
    const id = newId(name, categoryId);
    plan.newBuckets.push({ id, categoryId, name, position: known.buckets.length + created.buckets });
    created.buckets += 1;
    return id;
  };
}

function modulePlanner(known: KnownCatalog, plan: ImportPlan) {
  const { created, changed, skipped } = plan.counts;
  const byName = new Map(known.modules.map((row) => [within(row.bucketId, row.name), row]));
  const newId = idGiver(known.modules.map((row) => row.id));

  return (record: ModuleRecord, bucketId: string, bucketName: string): void => {
    const fields = fieldsOf(record);
    const row = byName.get(within(bucketId, record.name));
    if (!row) {
      plan.newModules.push({ ...fields, id: newId(record.name, bucketName), bucketId, name: record.name });
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
}

const within = (parentId: string, name: string) => `${parentId}/${nameKey(name)}`;
