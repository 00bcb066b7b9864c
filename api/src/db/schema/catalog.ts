import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ModuleSection, Screenshot } from '@marketplace/shared/contracts';
import { createdAt, moment, updatedAt } from './columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    hue: integer('hue').notNull(),
    position: integer('position').notNull(),
    /** Null while it is visible; an archived category keeps its buckets. */
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('categories_name_unique').on(sql`lower(${table.name})`)],
);

export const buckets = pgTable(
  'buckets',
  {
    id: text('id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    position: integer('position').notNull(),
    archivedAt: moment('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('buckets_name_unique').on(table.categoryId, sql`lower(${table.name})`)],
);

export const modules = pgTable(
  'modules',
  {
    id: text('id').primaryKey(),
    bucketId: text('bucket_id')
      .notNull()
      .references(() => buckets.id),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    description: text('description').notNull().default(''),
    longDescription: text('long_description').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    iconUrl: text('icon_url'),
    moduleUrl: text('module_url'),
    homepageUrl: text('homepage_url'),
    repositoryUrl: text('repository_url'),
    videoUrl: text('video_url'),
    screenshots: jsonb('screenshots').$type<Screenshot[]>().notNull().default([]),
    sections: jsonb('sections').$type<ModuleSection[]>().notNull().default([]),
    priority: integer('priority'),
    views: integer('views').notNull().default(0),
    rating: doublePrecision('rating'),
    downloads: integer('downloads').notNull().default(0),
    /** Unpublished changes of a published module, by field; only editors see them. */
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    status: text('status', { enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('published'),
    comingSoon: boolean('coming_soon').notNull().default(false),
    expectedOn: date('expected_on', { mode: 'string' }),
    trialDays: integer('trial_days').notNull().default(0),
    supportEmail: text('support_email'),
    releasedAt: moment('released_at'),
    version: text('version'),
    /** Its publisher; null if none is named. */
    publisher: text('publisher'),
    /** HSN or SAC, the code of the service under India's GST; null without one. */
    taxCode: text('tax_code'),
    /** Modules and other software it works with, by name. */
    worksWith: text('works_with').array().notNull().default([]),
    /** Its bucket or category is archived: existing users keep it, nobody else sees it. Maintained by triggers. */
    withdrawn: boolean('withdrawn').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The specification's ranking: by priority (999 if none), then by popularity. */
    rank: integer('rank')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(priority, 999)`),
    popularity: doublePrecision('popularity')
      .notNull()
      .generatedAlwaysAs(sql`views + 100 * coalesce(rating, 0) + downloads`),
    /** Name, description, category and tags in lower case, one per line; maintained by a trigger, searched in `module_search`. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    uniqueIndex('modules_name_unique').on(table.bucketId, sql`lower(${table.name})`),
    index('modules_rank').on(table.rank, table.popularity.desc(), table.id),
    // A bucket's modules, its top ones and their number, from the index alone.
    index('modules_of_bucket')
      .on(table.bucketId, table.rank, table.popularity.desc(), table.id)
      .where(sql`status = 'published' and not withdrawn`),
  ],
);

/** What is new in each version of a module. */
export const moduleVersions = pgTable(
  'module_versions',
  {
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    releasedAt: moment('released_at').notNull(),
    /** Markdown. */
    notes: text('notes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.version] })],
);

/** A single row that grows with every change of the public catalog; maintained by triggers. */
export const catalogVersion = pgTable('catalog_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
});
