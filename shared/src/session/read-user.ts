import { AnyFields, User, type MarketplaceRole } from '../contracts/index.ts';
import { tryRead } from '../reading/index.ts';

const rolesOf = (roles: MarketplaceRole[]): MarketplaceRole[] =>
  roles.flatMap((role): MarketplaceRole[] => {
    if (typeof role === 'string') return [role];
    return role.roleName || role.roleType ? [{ roleType: '', roleStatus: true, ...role }] : [];
  });

/**
 * The user in a response of login or check-auth. Module access is read from the user, else from next to the user. Null
 * if the response has none.
 */
export const readUser = (value: unknown, beside: unknown = undefined): User | null => {
  const fields = tryRead(AnyFields, value);
  const user = fields && tryRead(User, { ...fields, userAccess: fields.userAccess ?? beside });
  if (!user) return null;
  return { phone: null, timeZone: null, ...user, marketplaceRoles: rolesOf(user.marketplaceRoles) };
};
