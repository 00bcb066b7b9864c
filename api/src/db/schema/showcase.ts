import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Rendition } from '@marketplace/shared/contracts';
import { modules } from './catalog.ts';
import { moment } from './columns.ts';

export const slides = pgTable('slides', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  imageUrl: text('image_url').notNull(),
  imageUrlDark: text('image_url_dark'),
  imageUrlPhone: text('image_url_phone'),
  imageUrlPhoneDark: text('image_url_phone_dark'),
  renditionsPhone: jsonb('renditions_phone').$type<Rendition[]>().notNull().default([]),
  imageAlt: text('image_alt').notNull().default(''),
  renditions: jsonb('renditions').$type<Rendition[]>().notNull().default([]),
  buttonTitle: text('button_title').notNull(),
  buttonLink: text('button_link').notNull(),
  active: boolean('active').notNull().default(true),
  archivedAt: moment('archived_at'),
  position: integer('position').notNull(),
});

export const topChoices = pgTable('top_choices', {
  moduleId: text('module_id')
    .primaryKey()
    .references(() => modules.id, { onDelete: 'cascade' }),
  description: text('description').notNull(),
  videoUrl: text('video_url'),
  thumbnailUrl: text('thumbnail_url').notNull(),
  imageUrl: text('image_url').notNull(),
  videoUrlDark: text('video_url_dark'),
  thumbnailUrlDark: text('thumbnail_url_dark'),
  imageUrlDark: text('image_url_dark'),
  /** Of the thumbnails. */
  renditions: jsonb('renditions').$type<Rendition[]>().notNull().default([]),
  rating: doublePrecision('rating').notNull(),
  position: integer('position').notNull(),
});

export const tutorials = pgTable('tutorials', {
  id: text('id').primaryKey(),
  moduleId: text('module_id').references(() => modules.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  steps: jsonb('steps').$type<{ title: string; text: string }[]>().notNull(),
  level: text('level', { enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
  minutes: integer('minutes').notNull(),
  status: text('status', { enum: ['draft', 'published', 'archived'] })
    .notNull()
    .default('published'),
  position: integer('position').notNull(),
});
