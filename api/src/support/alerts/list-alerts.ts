import type { AlertList } from '@marketplace/shared/contracts';
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alerts, type Queries, tickets } from '../../db/index.ts';
import { asksForAnswer } from '../tickets/is-wanted.ts';
import { choiceOf } from './alert-settings.ts';

const mostShown = 30;
const mostCounted = 100;

/** What has needed an answer in the last 30 days, of the kinds that the person wants in the bell. */
export async function listAlerts(db: Queries, userId: string): Promise<AlertList> {
  const { bell, seenAt } = await choiceOf(db, userId);
  if (bell.length === 0) return { alerts: [], unseen: 0 };
  const wanted = and(inArray(alerts.kind, bell), gt(alerts.createdAt, sql`now() - interval '30 days'`), asksForAnswer);
  const rows = await select(db, wanted).limit(mostShown);
  const counted = await select(db, and(wanted, seenAt ? gt(alerts.createdAt, seenAt) : undefined)).limit(mostCounted);
  return {
    alerts: rows.map(({ createdAt, ...alert }) => ({
      ...alert,
      createdAt: createdAt.toISOString(),
      isNew: seenAt === null || createdAt > seenAt,
    })),
    unseen: counted.length,
  };
}

const select = (db: Queries, where: SQL | undefined) =>
  db
    .select({
      id: alerts.id,
      kind: alerts.kind,
      ticketId: tickets.id,
      number: tickets.number,
      subject: tickets.subject,
      name: tickets.name,
      createdAt: alerts.createdAt,
    })
    .from(alerts)
    .innerJoin(tickets, eq(tickets.id, alerts.ticketId))
    .where(where)
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
