import { Type, type Static } from 'typebox';
import { Id, Instant, NotBlank, Nullable, PageOf, Skipped } from './common.ts';
import { Role, UserSummary, UsersQuery } from './identity.ts';
import { ModuleSection } from './user.ts';

const { page, size, ...usersFilter } = UsersQuery.properties;

/** Filters of the users export, which has no pages. */
export const UsersFilter = Type.Object(usersFilter);
export type UsersFilter = Static<typeof UsersFilter>;

/** An invitation that is not accepted yet. */
export const PendingInvitation = Type.Object({
  /** Null if the inviting user was deleted. */
  invitedBy: Nullable(Type.String()),
  createdAt: Instant,
  expiresAt: Instant,
  expired: Type.Boolean(),
});
export type PendingInvitation = Static<typeof PendingInvitation>;

/** A user's detail for administrators. */
export const PersonDetail = Type.Object({
  ...UserSummary.properties,
  phone: Nullable(Type.String()),
  /** The clients the user acts for; the first is the default. */
  clients: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** Number of active sessions. */
  openSessions: Type.Integer(),
  /** Modules given in full or in part, not counting seats of subscriptions. */
  givenModules: Type.Integer(),
  /** For invited users. */
  invitation: Nullable(PendingInvitation),
  /** Whether they have a second factor, which a SUPER_ADMIN can reset: `DELETE /tex-suite/user/:id/second-factor`. */
  secondFactor: Type.Optional(Type.Boolean()),
});
export type PersonDetail = Static<typeof PersonDetail>;

/**
 * `was` is what the form showed: if someone else has changed it since, the change fails with 409 `changed_meanwhile`.
 * Without it, the change overwrites.
 */
export const PersonBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  was: Type.Optional(Type.String({ maxLength: 400 })),
});
export type PersonBody = Static<typeof PersonBody>;

/** `was` as in `PersonBody`. */
export const PlatformRoleBody = Type.Object({ role: Role, was: Type.Optional(Type.String({ maxLength: 64 })) });
export type PlatformRoleBody = Static<typeof PlatformRoleBody>;

const RoleName = NotBlank(64);

/** Replaces all marketplace roles of a user. A role is active unless `roleStatus` is false. */
export const MarketplaceRolesBody = Type.Object({
  roles: Type.Array(
    Type.Union([RoleName, Type.Object({ roleName: RoleName, roleStatus: Type.Optional(Type.Boolean()) })]),
    { maxItems: 20 },
  ),
});
export type MarketplaceRolesBody = Static<typeof MarketplaceRolesBody>;

const RoleIds = Type.Array(Id, { minItems: 1, maxItems: 20 });

/** Ids of marketplace roles to grant in addition to the existing ones. */
export const AssignRolesBody = Type.Object({ roleIds: RoleIds });

/** A change of several users at once: all of them, or none. */
export const PeopleChanges = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
  /** Ids of marketplace roles. */
  grantRoleIds: Type.Optional(RoleIds),
  /** Kept but inactive until granted again. */
  suspendRoleIds: Type.Optional(RoleIds),
  revokeRoleIds: Type.Optional(RoleIds),
  /** Leaves alone those that are gone or no longer match this filter, and names them in `skipped`. */
  matching: Type.Optional(UsersFilter),
});
export type PeopleChanges = Static<typeof PeopleChanges>;
export const PeopleChanged = Type.Object({
  /** How many actually changed. */
  changed: Type.Integer(),
  skipped: Skipped,
});
export type PeopleChanged = Static<typeof PeopleChanged>;

/** A user with a marketplace role, active or not. */
export const RoleMember = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  status: UserSummary.properties.status,
  organization: Nullable(Type.String()),
  /** An inactive role grants nothing. */
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

/** A module and a user's access to it. */
export const ModuleGrant = Type.Object({
  moduleId: Id,
  moduleName: Type.String(),
  category: Type.String(),
  access: ModuleAccessLevel,
  /** Ids of the sections of partial access. */
  sectionIds: Type.Array(Type.String()),
  /** All sections of the module. */
  sections: Type.Array(ModuleSection),
  /** A seat of a running subscription gives full access, whatever was granted. */
  hasSeat: Type.Boolean(),
});
export type ModuleGrant = Static<typeof ModuleGrant>;

const SectionIds = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 100 });

/** Changes only; modules not named stay as they are. */
export const ModuleAccessBody = Type.Object({
  modules: Type.Array(
    Type.Object({
      moduleId: Id,
      access: ModuleAccessLevel,
      /** For partial access: at least one. */
      sectionIds: Type.Optional(SectionIds),
      /** As in `PersonBody`. */
      was: Type.Optional(Type.Object({ access: ModuleAccessLevel, sectionIds: SectionIds })),
    }),
    { minItems: 1, maxItems: 200 },
  ),
});
export type ModuleAccessBody = Static<typeof ModuleAccessBody>;
