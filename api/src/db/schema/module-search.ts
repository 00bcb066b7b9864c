import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';

/** In kilobytes of what an index has yet to take in: imports are fast, and a search has little to read beside the index. */
const pending = { gin_pending_list_limit: 512 };

/**
 * What published modules are found by, and in which order; kept by triggers. Apart from the modules, because a search
 * that looks through thousands of them must not read their long texts.
 */
export const moduleSearch = pgTable(
  'module_search',
  {
    moduleId: text('module_id')
      .primaryKey()
      .references(() => modules.id, { onDelete: 'cascade' }),
    bucketId: text('bucket_id').notNull(),
    rank: integer('rank').notNull(),
    popularity: doublePrecision('popularity').notNull(),
    /** The name in lower case, with single spaces. */
    name: text('name').notNull().default(''),
    /** Name, category and tags in lower case, a line each: what matches better than a description. */
    heading: text('heading').notNull().default(''),
    /** Name, description, category and tags in lower case, a line each. */
    text: text('text').notNull(),
    /** Its letters and pairs of neighbouring letters, as numbers: trigrams know nothing of one or two letters. */
    shortGrams: smallint('short_grams').array().notNull(),
  },
  (table) => [
    index('module_search_rank').on(table.rank, table.popularity.desc(), table.moduleId),
    index('module_search_bucket').on(table.bucketId),
    index('module_search_name').on(table.name.op('text_pattern_ops')),
    index('module_search_spelling').using('gin', table.name.op('gin_trgm_ops')).with(pending),
    index('module_search_heading').using('gin', table.heading.op('gin_trgm_ops')).with(pending),
    index('module_search_text').using('gin', table.text.op('gin_trgm_ops')).with(pending),
    index('module_search_short').using('gin', table.shortGrams).with(pending),
  ],
);
