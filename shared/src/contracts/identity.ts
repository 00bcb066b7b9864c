import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf, SortBy } from './common.ts';
import { MarketplaceRole } from './user.ts';

export const Role = Type.Union([Type.Literal('USER'), Type.Literal('ADMIN'), Type.Literal('SUPER_ADMIN')]);
export type Role = Static<typeof Role>;

/** A user as an administrator lists them. */
export const UserSummary = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Type.String(),
  marketplaceRoles: Type.Array(MarketplaceRole),
  status: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('disabled')]),
  organization: Nullable(Type.String()),
  lastSeenAt: Nullable(Instant),
  createdAt: Instant,
});
export type UserSummary = Static<typeof UserSummary>;

/** Filters of users; `search` covers name, email and organization. */
export const UsersQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** The user's role, or one of their marketplace roles. */
  role: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  status: Type.Optional(UserSummary.properties.status),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `name,asc` by default. */
  sort: Type.Optional(SortBy('name', 'email', 'role', 'status', 'organization', 'createdAt', 'lastSeenAt')),
});
export type UsersQuery = Static<typeof UsersQuery>;

export const UserPage = PageOf(UserSummary);

export const MarketplaceRoleDefinition = Type.Object({
  id: Id,
  roleName: Type.String(),
  roleType: Type.String(),
  description: Type.String(),
  /** Users for whom the role is active. */
  members: Type.Integer(),
});
export type MarketplaceRoleDefinition = Static<typeof MarketplaceRoleDefinition>;
