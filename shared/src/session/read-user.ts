import type { MarketplaceRole, ModuleSection, User, UserModule } from '../contracts/index.ts';

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readRole = (value: unknown): MarketplaceRole[] => {
  if (typeof value === 'string') return [value];
  const { roleName, roleType, roleStatus } = fields(value);
  if (!text(roleName) && !text(roleType)) return [];
  return [{ roleName: text(roleName), roleType: text(roleType), roleStatus: roleStatus !== false }];
};

const readSection = (value: unknown): ModuleSection => {
  const { sectionId, sectionName } = fields(value);
  return { sectionId: text(sectionId), sectionName: text(sectionName) };
};

const readModule = (value: unknown): UserModule => {
  const module = fields(value);
  return {
    id: text(module.id),
    moduleName: text(module.moduleName) || text(module.name),
    moduleAccess: text(module.moduleAccess),
    sections: list(module.sections).map(readSection),
    ...(text(module.iconUrl) && { iconUrl: text(module.iconUrl) }),
    ...(text(module.moduleUrl) && { moduleUrl: text(module.moduleUrl) }),
  };
};

/**
 * The user in an answer of login or check-auth. Module access is read from the user, else from beside the user.
 * Null when the answer carries none.
 */
export const readUser = (value: unknown, beside: unknown = undefined): User | null => {
  const user = fields(value);
  if (!text(user.email)) return null;
  const access = fields(user.userAccess ?? beside);
  return {
    id: text(user.id),
    name: text(user.name) || text(user.email),
    email: text(user.email),
    role: text(user.role),
    marketplaceRoles: list(user.marketplaceRoles).flatMap(readRole),
    tempPassword: user.tempPassword === true,
    userAccess: { modules: list(access.modules).map(readModule) },
    phone: text(user.phone) || null,
    timeZone: text(user.timeZone) || null,
  };
};
