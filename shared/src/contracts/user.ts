import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';

/** A marketplace role as an object, or only its name. A role is active unless `roleStatus` is false. */
export const MarketplaceRole = Type.Union([
  Type.Object({
    roleName: Type.String(),
    roleType: Type.Optional(Type.String()),
    roleStatus: Type.Optional(Type.Boolean()),
  }),
  Type.String(),
]);
export type MarketplaceRole = Static<typeof MarketplaceRole>;

export const ModuleSection = Type.Object({ sectionId: Type.String({ 'x-id': true }), sectionName: Type.String() });
export type ModuleSection = Static<typeof ModuleSection>;

/** "Full Access", "Partial Access" or "No Access"; anything else is shown as Active. */
export const UserModule = Type.Object({
  id: Id,
  moduleName: Type.String({ 'x-aliases': ['name'] }),
  moduleAccess: Type.String(),
  sections: Type.Array(ModuleSection),
  /** The access is suspended because an invoice of the organization is unpaid; `moduleAccess` is then "No Access". */
  suspended: Type.Optional(Type.Boolean()),
  /** Its icon in the catalog. */
  iconUrl: Type.Optional(Nullable(Type.String())),
  /** Of the catalog's module with the same id, else with the same name, else null. */
  moduleUrl: Type.Optional(Nullable(Type.String())),
  /** Its category's, as an OKLCH hue angle in degrees. */
  hue: Type.Optional(Nullable(Type.Integer())),
});
export type UserModule = Static<typeof UserModule>;

export const User = Type.Object({
  /** Empty if an organization's directory has none. */
  id: Type.String({ 'x-id': true }),
  name: Type.String({ minLength: 1, 'x-aliases': ['email'] }),
  email: Type.String({ minLength: 1 }),
  /** USER, ADMIN, SUPER_ADMIN, or an organization's own role. */
  role: Type.String(),
  marketplaceRoles: Type.Array(MarketplaceRole),
  tempPassword: Type.Boolean(),
  userAccess: Type.Object({ modules: Type.Array(UserModule) }),
  phone: Type.Optional(Nullable(Type.String({ minLength: 1 }))),
  /** The one they act for; null for people who wait for one, or need none. */
  organization: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
  /** IANA name; null follows the device. */
  timeZone: Type.Optional(Nullable(Type.String({ minLength: 1 }))),
  /** Until when they must set up a second factor; null if they need not, or have one. */
  secondFactorDueAt: Type.Optional(Nullable(Instant)),
});
export type User = Static<typeof User>;

/** The tokens in a response: both, one or none. */
export const CarriedTokens = Type.Object({
  accessToken: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
});
export type CarriedTokens = Static<typeof CarriedTokens>;
