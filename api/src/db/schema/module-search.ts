import { sql } from 'drizzle-orm';
import { type AnyPgColumn, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { modules } from './catalog.ts';

/** Size of the index's pending list, in kilobytes: imports stay fast, and a search has little to read besides the index. */
const pending = { gin_pending_list_limit: 512 };

const shortGramsOf = (text: AnyPgColumn) => sql`short_grams(${text})`;

/**
 * Search text and ranking of published modules; maintained by triggers. Separate from the modules, because a search
 * that scans thousands of them must not read their long texts.
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
    /** The name, folded and with single spaces. Folded: lowercase, without accents and joining marks. */
    name: text('name').notNull().default(''),
    /** Only its letters and digits. */
    joinedName: text('joined_name').notNull().default(''),
    /** Name, category and tags, folded, one per line: they rank above the description. */
    heading: text('heading').notNull().default(''),
    /** Name, description, category and tags, folded, one per line. */
    text: text('text').notNull(),
    /** Its letters and pairs of adjacent letters, as numbers: trigrams don't cover one or two letters. */
    shortGrams: smallint('short_grams').array().notNull(),
  },
  (table) => [
    index('module_search_rank').on(table.rank, table.popularity.desc(), table.moduleId),
    index('module_search_bucket').on(table.bucketId),
    index('module_search_name').on(table.name.op('text_pattern_ops')),
    index('module_search_joined_name').on(table.joinedName.op('text_pattern_ops')),
    index('module_search_spelling').using('gin', table.name.op('gin_trgm_ops')).with(pending),
    index('module_search_heading').using('gin', table.heading.op('gin_trgm_ops')).with(pending),
    index('module_search_text').using('gin', table.text.op('gin_trgm_ops')).with(pending),
    index('module_search_short').using('gin', table.shortGrams).with(pending),
    index('module_search_short_name').using('gin', shortGramsOf(table.name)).with(pending),
    index('module_search_short_heading').using('gin', shortGramsOf(table.heading)).with(pending),
  ],
);

/** The words of names, categories and tags, to find those that a misspelled word may mean. Maintained by a trigger. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** The word, and the word without each one of its letters: two words with a key in common differ by one typing error. */
    keys: text('keys').array().notNull(),
  },
  (table) => [index('search_words_keys').using('gin', table.keys)],
);
