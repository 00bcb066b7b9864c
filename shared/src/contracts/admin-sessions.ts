import { Type, type Static } from 'typebox';
import { SessionSummary } from './account.ts';
import { Id, PageOf, Skipped } from './common.ts';

/** A user's active session, as super administrators list it. */
export const AdminSession = Type.Object({
  ...SessionSummary.properties,
  user: Type.Object({ id: Id, name: Type.String(), email: Type.String(), role: Type.String() }),
});
export type AdminSession = Static<typeof AdminSession>;

/** Filters of sessions; `search` covers name, email, device and address. */
export const SessionsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  userId: Type.Optional(Id),
  kind: Type.Optional(SessionSummary.properties.kind),
  /** Idle for this long. */
  idle: Type.Optional(Type.Union([Type.Literal('1h'), Type.Literal('1d'), Type.Literal('7d')])),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  sort: Type.Optional(
    Type.Union([
      Type.Literal('lastSeenAt,desc'),
      Type.Literal('lastSeenAt,asc'),
      Type.Literal('createdAt,desc'),
      Type.Literal('createdAt,asc'),
      Type.Literal('user,asc'),
      Type.Literal('user,desc'),
    ]),
  ),
});
export type SessionsQuery = Static<typeof SessionsQuery>;

const { page: _page, size: _size, ...sessionsFilter } = SessionsQuery.properties;
/** Filters of sessions; an absent one filters nothing. */
export const SessionsFilter = Type.Object(sessionsFilter);
export type SessionsFilter = Static<typeof SessionsFilter>;

export const AdminSessionPage = PageOf(AdminSession);

export const RevokeSessionsBody = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  /** Leaves alone those that are gone or no longer match this filter, and names them in `skipped`. */
  matching: Type.Optional(SessionsFilter),
});
export type RevokeSessionsBody = Static<typeof RevokeSessionsBody>;

/** How many sessions were ended, not counting those that had already ended. */
export const RevokedSessions = Type.Object({ revoked: Type.Integer(), skipped: Skipped });
export type RevokedSessions = Static<typeof RevokedSessions>;
