import type { SupportOverview } from '@marketplace/shared/contracts';
import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type Queries, tickets } from '../../db/index.ts';
import { asksForAnswer, isWanted } from './is-wanted.ts';

const day = sql`interval '1 day'`;
const age = sql`now() - ${tickets.createdAt}`;
const countIf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How much work is in the inbox, and how old it is. */
export async function readSupportOverview(db: Queries): Promise<SupportOverview> {
  const [found] = await db
    .select({
      unsolved: count(),
      waiting: countIf(asksForAnswer),
      urgent: countIf(eq(tickets.priority, 'urgent')),
      unassigned: countIf(isNull(tickets.assigneeId)),
      day: countIf(sql`${age} < ${day}`),
      threeDays: countIf(and(sql`${age} >= ${day}`, sql`${age} < 3 * ${day}`)),
      week: countIf(and(sql`${age} >= 3 * ${day}`, sql`${age} < 7 * ${day}`)),
      older: countIf(sql`${age} >= 7 * ${day}`),
    })
    .from(tickets)
    .where(isWanted({ status: 'unsolved' }, ''));
  const { unsolved = 0, waiting = 0, urgent = 0, unassigned = 0, ...ages } = found ?? {};
  return { unsolved, waiting, urgent, unassigned, ages: { day: 0, threeDays: 0, week: 0, older: 0, ...ages } };
}
