import type { CatalogImportReport } from '@marketplace/shared/contracts';
import type { buckets, categories, modules } from '../../db/index.ts';
import type { WholeModule } from '../storefront/module-origin.ts';
import type { ModuleFields } from './module-fields.ts';

/** The current catalog. */
export interface KnownCatalog {
  categories: (typeof categories.$inferSelect)[];
  buckets: (typeof buckets.$inferSelect)[];
  modules: WholeModule[];
}

interface Change<Fields> {
  id: string;
  fields: Fields;
}

/** What to write so that the catalog matches the file. */
export interface ImportPlan {
  newCategories: (typeof categories.$inferInsert)[];
  newBuckets: (typeof buckets.$inferInsert)[];
  newModules: (typeof modules.$inferInsert & Pick<ModuleFields, 'versions'>)[];
  renamedCategories: Change<{ name: string }>[];
  renamedBuckets: Change<{ name: string }>[];
  changedModules: Change<ModuleFields>[];
  counts: Pick<CatalogImportReport, 'created' | 'changed' | 'skipped'>;
}
