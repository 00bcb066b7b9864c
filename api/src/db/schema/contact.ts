import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: ['new', 'answered', 'spam'] })
      .notNull()
      .default('new'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.status, table.createdAt), index().on(table.createdAt)],
);

export const demoRequests = pgTable(
  'demo_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    company: text('company').notNull(),
    teamSize: integer('team_size'),
    moduleIds: jsonb('module_ids').$type<string[]>().notNull(),
    /** A day in the visitor's time zone, and the part of it that suits them. */
    preferredDay: text('preferred_day'),
    preferredTime: text('preferred_time'),
    timeZone: text('time_zone'),
    notes: text('notes'),
    /** What was agreed; null until an administrator confirms a time, and once it is canceled. */
    startsAt: moment('starts_at'),
    minutes: integer('minutes'),
    place: text('place'),
    /** Counts confirmations, changes and cancellations, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    status: text('status', { enum: ['new', 'scheduled', 'done', 'declined', 'spam'] })
      .notNull()
      .default('new'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.status, table.createdAt)],
);
