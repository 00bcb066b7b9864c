import { Type, type Static } from 'typebox';
import { Id, Nullable } from './common.ts';

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
  /** The tile that the catalogue shows it with. */
  iconUrl: Type.Optional(Nullable(Type.String())),
  /** Of a module that the catalogue no longer shows; of others the catalogue tells it. */
  moduleUrl: Type.Optional(Nullable(Type.String())),
});
export type UserModule = Static<typeof UserModule>;

export const User = Type.Object({
  /** Empty where an organization's directory gives none. */
  id: Type.String({ 'x-id': true }),
  name: Type.String({ minLength: 1, 'x-aliases': ['email'] }),
  email: Type.String({ minLength: 1 }),
  /** USER, ADMIN, SUPER_ADMIN, or another that an organization brings. */
  role: Type.String(),
  marketplaceRoles: Type.Array(MarketplaceRole),
  tempPassword: Type.Boolean(),
  userAccess: Type.Object({ modules: Type.Array(UserModule) }),
  phone: Type.Optional(Nullable(Type.String({ minLength: 1 }))),
  /** IANA name; null follows the device. */
  timeZone: Type.Optional(Nullable(Type.String({ minLength: 1 }))),
});
export type User = Static<typeof User>;

/** As much of a pair as an answer carries. */
export const CarriedTokens = Type.Object({
  accessToken: Type.Optional(Type.String()),
  refreshToken: Type.Optional(Type.String()),
});
export type CarriedTokens = Static<typeof CarriedTokens>;
