import { Type, type Static } from 'typebox';
import { SessionSummary } from './account.ts';
import { Id, PageOf } from './common.ts';

/** Somebody's sign-in that has not ended, as a super administrator lists it. */
export const AdminSession = Type.Object({
  ...SessionSummary.properties,
  user: Type.Object({ id: Id, name: Type.String(), email: Type.String(), role: Type.String() }),
});
export type AdminSession = Static<typeof AdminSession>;

/** How sessions are looked for; `search` is over name, e-mail, device and address. */
export const SessionsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  userId: Type.Optional(Id),
  kind: Type.Optional(SessionSummary.properties.kind),
  /** Not used for so long. */
  idle: Type.Optional(Type.Union([Type.Literal('1h'), Type.Literal('1d'), Type.Literal('7d')])),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 unless told. */
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

export const AdminSessionPage = PageOf(AdminSession);

export const RevokeSessionsBody = Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) });
export type RevokeSessionsBody = Static<typeof RevokeSessionsBody>;

/** How many sessions were ended; those that had ended already don't count. */
export const RevokedSessions = Type.Object({ revoked: Type.Integer() });
export type RevokedSessions = Static<typeof RevokedSessions>;
