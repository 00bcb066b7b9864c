import type { CompanyMaster } from '@marketplace/shared/contracts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

/** A single row. */
export const companyMaster = pgTable('company_master', {
  id: integer('id').primaryKey(),
  data: jsonb('data').$type<CompanyMaster>().notNull(),
  updatedAt: updatedAt(),
});

export const privacyPolicies = pgTable('privacy_policies', {
  id: text('id').primaryKey(),
  html: text('html').notNull(),
  updatedAt: updatedAt(),
});
