import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Settings that administrators change, one row per subject, such as `security`. Without a row, the configuration applies. */
export const settings = pgTable('settings', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});

/** Email texts that differ from the built-in ones. */
export const emailTemplates = pgTable('email_templates', {
  /** Kind of the message, such as `invitation`. */
  id: text('id').primaryKey(),
  subject: text('subject').notNull(),
  /** Paragraphs with `{{placeholders}}`, separated by an empty line. */
  text: text('text').notNull(),
  updatedAt: updatedAt(),
});

/** A rendition of an uploaded picture. */
export interface StoredRendition {
  /** Random name in the uploads. */
  file: string;
  width: number;
  height: number;
  type: string;
  /** See `Rendition`; only on the narrowest. */
  preview?: string;
}

/** Pictures that administrators uploaded for the catalog. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull().default(''),
  renditions: jsonb('renditions').$type<StoredRendition[]>().notNull(),
  /** Size of the original file in bytes. */
  size: integer('size').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
  /** Since when it is unused; an unused picture is deleted after a day. */
  unusedSince: moment('unused_since'),
});
