import { Type, type Static } from 'typebox';
import { LONGEST_LISTS, ModuleOrigin, TaxCode } from './catalog-admin.ts';
import { NotBlank } from './common.ts';

/** A catalog to import from a file; upserted by name. */
export const CatalogFileModule = Type.Object({
  name: NotBlank(120),
  description: Type.Optional(Type.String({ maxLength: 10_000 })),
  homepageUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
  repositoryUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
  logo: Type.Optional(Type.String({ maxLength: 500 })),
  /** Blank ones are skipped. */
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: LONGEST_LISTS.tags })),
  downloads: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  publisher: Type.Optional(Type.String({ maxLength: 120 })),
  worksWith: Type.Optional(ModuleOrigin.properties.worksWith),
  versions: Type.Optional(ModuleOrigin.properties.versions),
  taxCode: Type.Optional(TaxCode),
});
export const CatalogFileBucket = Type.Object({ name: NotBlank(120), modules: Type.Array(Type.Unknown()) });
export const CatalogFileCategory = Type.Object({ name: NotBlank(120), buckets: Type.Array(Type.Unknown()) });
export type CatalogFileModule = Static<typeof CatalogFileModule>;

export interface ImportProblem {
  path: string;
  reason: string;
}

/** What an import did, or would do with `dryRun`. */
export interface CatalogImportReport {
  dryRun: boolean;
  created: { categories: number; buckets: number; modules: number };
  changed: { categories: number; buckets: number; modules: number };
  /** Already up to date. */
  skipped: { categories: number; buckets: number; modules: number };
  /** Invalid records, each with its path in the file, such as categories[2].buckets[0].modules[7].name. */
  refused: ImportProblem[];
  /** Invalid fields and tags, each with its path; their modules came in without them. */
  leftOut: ImportProblem[];
}
