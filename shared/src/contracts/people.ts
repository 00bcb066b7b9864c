import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank, Nullable, PageOf } from './common.ts';
import { Role, UserSummary, UsersQuery } from './identity.ts';
import { ModuleSection } from './user.ts';

const { page, size, ...usersFilter } = UsersQuery.properties;

/** The users of a search as a file: there are no pages. */
export const UsersFilter = Type.Object(usersFilter);
export type UsersFilter = Static<typeof UsersFilter>;

/** An invitation that nobody has taken up yet. */
export const PendingInvitation = Type.Object({
  /** Null when who invited is gone. */
  invitedBy: Nullable(Type.String()),
  createdAt: Instant,
  expiresAt: Instant,
  expired: Type.Boolean(),
});
export type PendingInvitation = Static<typeof PendingInvitation>;

/** A user as an administrator works on them. */
export const PersonDetail = Type.Object({
  ...UserSummary.properties,
  phone: Nullable(Type.String()),
  /** The clients that the user acts for; the first one unless they choose another. */
  clients: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** Devices that are signed in now. */
  openSessions: Type.Integer(),
  /** Modules that were given in full or in part; seats of subscriptions come on top. */
  givenModules: Type.Integer(),
  /** Of a user who is invited. */
  invitation: Nullable(PendingInvitation),
});
export type PersonDetail = Static<typeof PersonDetail>;

export const PersonBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 80 }) });
export type PersonBody = Static<typeof PersonBody>;

export const PlatformRoleBody = Type.Object({ role: Role });

const RoleName = NotBlank(64);

/** All the marketplace roles of a user, in place of those of before. One is active unless `roleStatus` is false. */
export const MarketplaceRolesBody = Type.Object({
  roles: Type.Array(
    Type.Union([RoleName, Type.Object({ roleName: RoleName, roleStatus: Type.Optional(Type.Boolean()) })]),
    { maxItems: 20 },
  ),
});
export type MarketplaceRolesBody = Static<typeof MarketplaceRolesBody>;

const RoleIds = Type.Array(Id, { minItems: 1, maxItems: 20 });

/** Marketplace roles, by id, that are granted beside those of before. */
export const AssignRolesBody = Type.Object({ roleIds: RoleIds });

/** What is done to several users at once: to all of them, or to none. */
export const PeopleChanges = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
  /** Ids of marketplace roles. */
  grantRoleIds: Type.Optional(RoleIds),
  /** Kept, but not active: they grant nothing until they are granted again. */
  suspendRoleIds: Type.Optional(RoleIds),
  revokeRoleIds: Type.Optional(RoleIds),
});
export type PeopleChanges = Static<typeof PeopleChanges>;
export const PeopleChanged = Type.Object({
  /** How many were not so before. */
  changed: Type.Integer(),
});
export type PeopleChanged = Static<typeof PeopleChanged>;

/** Who holds a marketplace role, actively or not. */
export const RoleMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  status: UserSummary.properties.status,
  organization: Nullable(Type.String()),
  /** A role that is not active grants nothing. */
  active: Type.Boolean(),
});
export type RoleMember = Static<typeof RoleMember>;
export const RoleMembersQuery = Type.Object({ search: usersFilter.search, page, size });
export type RoleMembersQuery = Static<typeof RoleMembersQuery>;
export const RoleMemberPage = PageOf(RoleMember);

export const ModuleAccessLevel = Type.Union([
  Type.Literal('Full Access'),
  Type.Literal('Partial Access'),
  Type.Literal('No Access'),
]);
export type ModuleAccessLevel = Static<typeof ModuleAccessLevel>;

/** A module and what a user was given of it. */
export const ModuleGrant = Type.Object({
  moduleId: Id,
  moduleName: Type.String(),
  category: Type.String(),
  access: ModuleAccessLevel,
  /** Ids of the sections that partial access is for. */
  sectionIds: Type.Array(Type.String()),
  /** All that the module has. */
  sections: Type.Array(ModuleSection),
  /** A seat of a running subscription opens it in full, whatever was given. */
  hasSeat: Type.Boolean(),
});
export type ModuleGrant = Static<typeof ModuleGrant>;

/** What changes; modules that are not named stay as they are. */
export const ModuleAccessBody = Type.Object({
  modules: Type.Array(
    Type.Object({
      moduleId: Id,
      access: ModuleAccessLevel,
      /** Of partial access: one at least. */
      sectionIds: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 100 })),
    }),
    { minItems: 1, maxItems: 200 },
  ),
});
export type ModuleAccessBody = Static<typeof ModuleAccessBody>;
