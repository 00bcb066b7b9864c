import type { AuditEvent, AuditFilter, AuditQuery, Page } from '@marketplace/shared/contracts';
import { and, asc, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { auditEvents, likePattern, type Queries, rowsInParts } from '../../db/index.ts';
import { pageOf, pagingOf } from '../../http/index.ts';

type Row = typeof auditEvents.$inferSelect;

const toEvent = ({ actorId, actorEmail, targetType, targetId, targetName, at, ...row }: Row): AuditEvent => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, email: actorEmail },
  target: { type: targetType, id: targetId, name: targetName },
});

function matching({ search = '', actor = '', action, targetType, targetId, from, to }: AuditFilter) {
  const { actorEmail, targetName } = auditEvents;
  return and(
    search.trim() === ''
      ? undefined
      : sql`lower(concat_ws(E'\n', ${actorEmail}, ${auditEvents.action}, ${targetName})) like lower(${likePattern(search.trim())})`,
    actor.trim() === ''
      ? undefined
      : or(eq(auditEvents.actorId, actor.trim()), sql`lower(${actorEmail}) like lower(${likePattern(actor.trim())})`),
    action === undefined ? undefined : eq(auditEvents.action, action),
    targetType === undefined ? undefined : eq(auditEvents.targetType, targetType),
    targetId === undefined ? undefined : eq(auditEvents.targetId, targetId),
    from === undefined ? undefined : gte(auditEvents.at, new Date(from)),
    to === undefined ? undefined : lt(auditEvents.at, new Date(to)),
  );
}

const orderOf = (sort: AuditFilter['sort'] = 'at,desc') => {
  const direction = sort === 'at,asc' ? asc : desc;
  return [direction(auditEvents.at), direction(auditEvents.id)];
};

export async function listAuditEvents(db: Queries, query: AuditQuery): Promise<Page<AuditEvent>> {
  const wanted = matching(query);
  const { size, offset } = pagingOf(query);
  const [counted] = await db.select({ total: count() }).from(auditEvents).where(wanted);
  const rows = await db
    .select()
    .from(auditEvents)
    .where(wanted)
    .orderBy(...orderOf(query.sort))
    .limit(size)
    .offset(offset);
  return pageOf(rows.map(toEvent), counted?.total ?? 0, query);
}

/** All events of a search, as they come from the database. */
export async function* everyAuditEvent(db: Queries, filter: AuditFilter): AsyncGenerator<AuditEvent> {
  const rows = rowsInParts(({ limit, offset }) =>
    db
      .select()
      .from(auditEvents)
      .where(matching(filter))
      .orderBy(...orderOf(filter.sort))
      .limit(limit)
      .offset(offset),
  );
  for await (const row of rows) yield toEvent(row);
}

/** The kinds of events that there are: read off the index, however many events there be. */
export async function listAuditActions(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive kinds(action) as (
      select min(${auditEvents.action}) from ${auditEvents}
      union all
      select (select min(e.action) from ${auditEvents} e where e.action > kinds.action) from kinds where kinds.action is not null)
    select action from kinds where action is not null`);
  return rows.map(({ action }) => action);
}
