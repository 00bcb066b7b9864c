import { tidyName } from '../admin/editing/tidy.ts';
import type { CatalogFileModule, ImportProblem } from '@marketplace/shared/contracts';

/** A file's valid records, each with its place in the file. */
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
  refused: ImportProblem[];
  leftOut: ImportProblem[];
}

/** Names count as the same if they only differ in case, spaces and invisible characters. */
export const nameKey = (name: string) => tidyName(name).toLowerCase();
