import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';

/** Settings that administrators change, a row a subject, such as `security`. What has no row stands as configured. */
export const settings = pgTable('settings', {
  id: text('id').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  updatedAt: updatedAt(),
});

/** The words of an e-mail where they differ from those that come with the product. */
export const emailTemplates = pgTable('email_templates', {
  /** Kind of the message, such as `invitation`. */
  id: text('id').primaryKey(),
  subject: text('subject').notNull(),
  /** Paragraphs with `{{placeholders}}`; an empty line parts them. */
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
}

/** Pictures that administrators uploaded for the catalogue. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull().default(''),
  renditions: jsonb('renditions').$type<StoredRendition[]>().notNull(),
  /** Bytes of the file as it came. */
  size: integer('size').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
  /** Since when nothing shows it; such a picture is removed after a day. */
  unusedSince: moment('unused_since'),
});
