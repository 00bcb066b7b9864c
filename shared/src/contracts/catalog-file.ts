import { Type, type Static } from 'typebox';
import { NotBlank } from './common.ts';

/** A catalogue that comes in by file; upserted by name. */
export const CatalogFileModule = Type.Object({
  name: NotBlank(120),
  description: Type.Optional(Type.String({ maxLength: 10_000 })),
  homepageUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
  repositoryUrl: Type.Optional(Type.String({ maxLength: 2_000 })),
  logo: Type.Optional(Type.String({ maxLength: 500 })),
  /** Blank ones are passed over. */
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 50 })),
  downloads: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
});
export const CatalogFileBucket = Type.Object({ name: NotBlank(120), modules: Type.Array(Type.Unknown()) });
export const CatalogFileCategory = Type.Object({ name: NotBlank(120), buckets: Type.Array(Type.Unknown()) });
export type CatalogFileModule = Static<typeof CatalogFileModule>;

/** What an import did, or with `dryRun` would do. */
export interface CatalogImportReport {
  dryRun: boolean;
  created: { categories: number; buckets: number; modules: number };
  changed: { categories: number; buckets: number; modules: number };
  /** Already there and equal. */
  skipped: { categories: number; buckets: number; modules: number };
  /** Bad records, each with its path in the file, such as categories[2].buckets[0].modules[7].name. */
  refused: { path: string; reason: string }[];
}
