import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { ModuleUsage } from '@marketplace/shared/contracts';
import { moduleUsage, type Queries } from '../../db/index.ts';
import { dayAfter, daysShown, lastDays } from './days.ts';

export interface Use {
  userId: string;
  moduleId: string;
}

export async function countOpening(db: Queries, use: Use, day: string): Promise<void> {
  const { userId, moduleId, day: onDay, opens } = moduleUsage;
  await db
    .insert(moduleUsage)
    .values({ ...use, day, opens: 1, lastOpenedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [userId, moduleId, onDay],
      set: { opens: sql`${opens} + 1`, lastOpenedAt: sql`now()` },
    });
}

export async function readUsage(db: Queries, use: Use, today: string): Promise<ModuleUsage> {
  const rows = await listDays(db, use, dayAfter(today, -2 * daysShown));
  const opensOn = new Map(rows.map(({ day, opens }) => [day, opens]));
  const days = lastDays(today).map((day) => ({ day, opens: opensOn.get(day) ?? 0 }));
  const before = rows.filter(({ day }) => day <= dayAfter(today, -daysShown));
  return {
    moduleId: use.moduleId,
    lastOpenedAt: await findLastOpening(db, use),
    days,
    opensBefore: before.reduce((sum, { opens }) => sum + opens, 0),
  };
}

const ofUse = ({ userId, moduleId }: Use) => and(eq(moduleUsage.userId, userId), eq(moduleUsage.moduleId, moduleId));

const listDays = (db: Queries, use: Use, after: string) =>
  db
    .select({ day: moduleUsage.day, opens: moduleUsage.opens })
    .from(moduleUsage)
    .where(and(ofUse(use), gt(moduleUsage.day, after)));

async function findLastOpening(db: Queries, use: Use): Promise<string | null> {
  const [row] = await db
    .select({ at: moduleUsage.lastOpenedAt })
    .from(moduleUsage)
    .where(ofUse(use))
    .orderBy(desc(moduleUsage.day))
    .limit(1);
  return row?.at.toISOString() ?? null;
}
