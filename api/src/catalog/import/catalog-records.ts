import type { CatalogFileModule, CatalogImportReport } from '@marketplace/shared/contracts';

/** A file's records, each with its place in the file, once they are known to be good. */
export interface ModuleRecord extends CatalogFileModule {
  path: string;
}
export interface BucketRecord {
  path: string;
  name: string;
  modules: ModuleRecord[];
}
export interface CategoryRecord {
  path: string;
  name: string;
  buckets: BucketRecord[];
}

export interface CatalogRecords {
  categories: CategoryRecord[];
  refused: CatalogImportReport['refused'];
}

/** Names are one and the same if they differ in case alone. */
export const nameKey = (name: string) => name.toLowerCase();
