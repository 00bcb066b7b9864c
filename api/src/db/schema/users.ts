import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { modules } from './catalog.ts';
import type { ModuleSection } from '@marketplace/shared/contracts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** IANA name; null follows the device. */
    timeZone: text('time_zone'),
    /** argon2id; null until an invited user sets one. */
    passwordHash: text('password_hash'),
    role: text('role').notNull().default('USER'),
    /**
     * A service account isn't a person: it calls the API with keys. Its status is `disabled`, so that it can't sign in
     * and gets no mail or seat, even from code that forgets to check its kind.
     */
    kind: text('kind', { enum: ['person', 'service'] })
      .notNull()
      .default('person'),
    status: text('status', { enum: ['active', 'invited', 'disabled'] })
      .notNull()
      .default('active'),
    /** The password was set by someone else and must first be reset by OTP. */
    tempPassword: boolean('temp_password').notNull().default(false),
    /** Until when a second factor must be set up; null while the role requires none. */
    secondFactorDueAt: moment('second_factor_due_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`), index().on(table.role)],
);

export const marketplaceRoleDefinitions = pgTable('marketplace_role_definitions', {
  id: text('id').primaryKey(),
  roleName: text('role_name').notNull().unique(),
  roleType: text('role_type').notNull(),
  description: text('description').notNull(),
});

/** Organizations send roles in their own spelling, as objects or plain names: stored as received. */
export const userMarketplaceRoles = pgTable(
  'user_marketplace_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    roleName: text('role_name').notNull(),
    roleType: text('role_type'),
    roleStatus: boolean('role_status'),
    /** Returned as a string instead of an object. */
    plain: boolean('plain').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
);

export const userModuleAccess = pgTable(
  'user_module_access',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    access: text('access').notNull(),
    sections: jsonb('sections').$type<ModuleSection[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moduleId] })],
);
