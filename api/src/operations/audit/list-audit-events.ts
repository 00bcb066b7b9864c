import type { AuditEvent, AuditFilter, AuditQuery, Page } from '@marketplace/shared/contracts';
import { and, asc, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { auditEvents, containsText, type Queries, readAll, readPage } from '../../db/index.ts';

type Row = typeof auditEvents.$inferSelect;

const toEvent = ({ actorId, actorEmail, targetType, targetId, targetName, at, ...row }: Row): AuditEvent => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, email: actorEmail },
  target: { type: targetType, id: targetId, name: targetName },
});

function matching({ search, actor = '', action, targetType, targetId, from, to }: AuditFilter) {
  const { actorId, actorEmail, targetName } = auditEvents;
  return and(
    containsText(search, actorEmail, auditEvents.action, targetName),
    actor.trim() === '' ? undefined : or(eq(actorId, actor.trim()), containsText(actor, actorEmail)),
    action === undefined ? undefined : eq(auditEvents.action, action),
    targetType === undefined ? undefined : eq(auditEvents.targetType, targetType),
    targetId === undefined ? undefined : eq(auditEvents.targetId, targetId),
    from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
    to === undefined ? undefined : lt(auditEvents.at, new Date(to)),
  );
}

function eventsOf(db: Queries, filter: AuditFilter) {
  const direction = filter.sort === 'at,asc' ? asc : desc;
  return {
    select: db.select().from(auditEvents).where(matching(filter)).$dynamic(),
    orderBy: [direction(auditEvents.at), direction(auditEvents.id)],
    toItem: toEvent,
  };
}

export const listAuditEvents = (db: Queries, query: AuditQuery): Promise<Page<AuditEvent>> =>
  readPage(db, eventsOf(db, query), query);

export const everyAuditEvent = (db: Queries, filter: AuditFilter) => readAll(eventsOf(db, filter));

/** The kinds of events, read from the index, so that it is fast for any number of events. */
export async function listAuditActions(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive kinds(action) as (
      select min(${auditEvents.action}) from ${auditEvents}
      union all
      select (select min(e.action) from ${auditEvents} e where e.action > kinds.action) from kinds where kinds.action is not null)
    select action from kinds where action is not null`);
  return rows.map(({ action }) => action);
}
