import { type Demo, DemoMinutes } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { demoRequests, type Queries } from '../../db/index.ts';
import { findCompany, zoneOf } from '../../operations/index.ts';
import { namesOfModules } from './demo-request-store.ts';

export type DemoRow = typeof demoRequests.$inferSelect;

export async function findDemo(db: Queries, id: string): Promise<DemoRow | undefined> {
  const [row] = await db.select().from(demoRequests).where(eq(demoRequests.id, id));
  return row;
}

/** What was agreed, if anything is. */
export const appointmentOf = ({ startsAt, minutes, place }: DemoRow): Demo['appointment'] =>
  startsAt && minutes !== null && place !== null
    ? { startsAt: startsAt.toISOString(), minutes: Value.Parse(DemoMinutes, minutes), place }
    : null;

/** The demo of a conversation; null if its form was deleted with an account. */
export async function demoOf(db: Queries, id: string): Promise<Demo | null> {
  const row = await findDemo(db, id);
  if (!row) return null;
  const { company, teamSize, preferredDay, preferredTime, timeZone, sequence } = row;
  return {
    ...{ company, teamSize, preferredDay, preferredTime, timeZone, sequence },
    modules: await namesOfModules(db, row.moduleIds),
    ownTimeZone: zoneOf(await findCompany(db)),
    appointment: appointmentOf(row),
  };
}
