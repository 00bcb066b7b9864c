import type { ManagedModule } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { buckets, categories, modules, type Queries } from '../../../db/index.ts';
import { wholeModule } from '../../storefront/module-origin.ts';
import { versionIn } from '../editing/edit.ts';
import { editedFields, moduleDesk, publishedFields } from './module-editor.ts';

/** A module as its editors see it; undefined if there is none. */
export async function findManagedModule(db: Queries, id: string): Promise<ManagedModule | undefined> {
  const [found] = await db
    .select({ module: wholeModule, bucket: buckets, category: categories })
    .from(modules)
    .innerJoin(buckets, eq(buckets.id, modules.bucketId))
    .innerJoin(categories, eq(categories.id, buckets.categoryId))
    .where(eq(modules.id, id));
  if (!found) return undefined;
  const { module, bucket, category } = found;
  return {
    id,
    version: versionIn(moduleDesk, module),
    status: module.status,
    withdrawn: module.withdrawn,
    fields: publishedFields(module),
    draft: module.draft ? editedFields(module) : null,
    bucketName: bucket.name,
    categoryName: category.name,
    categoryHue: category.hue,
    releasedAt: module.releasedAt?.toISOString() ?? null,
  };
}
