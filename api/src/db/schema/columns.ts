import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** An amount in minor units. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
