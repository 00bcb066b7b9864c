import { Type, type Static } from 'typebox';
import { Instant } from './common.ts';

export const SITEMAP_SIZE = 10_000;

export const SitemapQuery = Type.Object({
  /** From 0; 10,000 modules each. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
});

/** Content of the sitemap: modules by id, and all categories and buckets with the first page. */
export const Sitemap = Type.Object({
  totalModules: Type.Integer(),
  modules: Type.Array(Type.Object({ id: Type.String(), updatedAt: Instant })),
  categories: Type.Array(Type.String()),
  buckets: Type.Array(Type.String()),
});
export type Sitemap = Static<typeof Sitemap>;
