import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf } from './common.ts';

/** Names of what changed and their values; never a secret. */
export const AuditValues = Type.Record(Type.String(), Type.Unknown());
export type AuditValues = Static<typeof AuditValues>;

/** What was changed by whom. */
export const AuditEvent = Type.Object({
  id: Id,
  at: Instant,
  /** Null for the system and for visitors. */
  actor: Nullable(Type.Object({ id: Type.String(), email: Nullable(Type.String()) })),
  /** Such as `user.role_changed`. */
  action: Type.String(),
  target: Type.Object({ type: Type.String(), id: Type.String(), name: Type.String() }),
  before: Nullable(AuditValues),
  after: Nullable(AuditValues),
  ip: Nullable(Type.String()),
});
export type AuditEvent = Static<typeof AuditEvent>;
export const AuditPage = PageOf(AuditEvent);
export const AuditActions = Type.Array(Type.String());

/** Filters of events; `search` covers actor, action and target. */
export const AuditFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Part of the actor's email, or their full id. */
  actor: Type.Optional(Type.String({ maxLength: 254 })),
  action: Type.Optional(Type.String({ maxLength: 100 })),
  targetType: Type.Optional(Type.String({ maxLength: 64 })),
  targetId: Type.Optional(Type.String({ maxLength: 254 })),
  from: Type.Optional(Instant),
  /** Up to this moment, exclusive. */
  to: Type.Optional(Instant),
  /** Newest first by default. */
  sort: Type.Optional(Type.Union([Type.Literal('at,desc'), Type.Literal('at,asc')])),
});
export type AuditFilter = Static<typeof AuditFilter>;
export const AuditQuery = Type.Object({
  ...AuditFilter.properties,
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type AuditQuery = Static<typeof AuditQuery>;
