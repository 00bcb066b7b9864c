import type { AccessRule, MarketplaceRole, User } from '../contracts/index.ts';

/** One spelling for comparing roles: trimmed, uppercase, spaces as underscores. */
export const normaliseRole = (role: string) => role.trim().toUpperCase().replace(/\s+/g, '_');

interface RoleFields {
  roleName: string;
  roleType: string;
  active: boolean;
}

const fieldsOf = (role: MarketplaceRole): RoleFields =>
  typeof role === 'string'
    ? { roleName: normaliseRole(role), roleType: '', active: true }
    : {
        roleName: normaliseRole(role.roleName),
        roleType: normaliseRole(role.roleType ?? ''),
        active: role.roleStatus !== false,
      };

const activeRoles = (user: User) => user.marketplaceRoles.map(fieldsOf).filter((role) => role.active);

/** Whether one of the user's active marketplace roles has this name or type. */
export const hasMarketplaceRole = (user: User, wanted: string) => {
  const role = normaliseRole(wanted);
  return activeRoles(user).some(({ roleName, roleType }) => roleName === role || roleType === role);
};

/** The one role that may use the cart. */
export const isPaymentAdmin = (user: User) => hasMarketplaceRole(user, 'PAYMENT_ADMIN');

export const hasPaymentRole = (user: User) => isPaymentAdmin(user) || hasMarketplaceRole(user, 'PAYMENT_CREATOR');

export const isAdministrator = (user: User) => matchesRole(user, ['ADMIN', 'SUPER_ADMIN']);

/** Whether the user's role, or the name of an active marketplace role, is in the list; an empty list means any signed-in user. */
export const matchesRole = (user: User, allowed: string[]) => {
  const wanted = allowed.map(normaliseRole);
  return (
    wanted.length === 0 ||
    wanted.includes(normaliseRole(user.role)) ||
    activeRoles(user).some(({ roleName }) => wanted.includes(roleName))
  );
};

export const mayOpen = (rule: AccessRule, user: User | null): boolean => {
  if (rule === 'public') return true;
  if (!user) return false;
  if (rule === 'signed-in') return true;
  return (
    ('roles' in rule && matchesRole(user, rule.roles)) ||
    ('marketplaceRoles' in rule && rule.marketplaceRoles.some((role) => hasMarketplaceRole(user, role)))
  );
};

/** Signed in, but acting for no organization; administrators need none. */
export const waitsForOrganization = (user: User) => user.organization === null && !isAdministrator(user);

/** Their second factor is overdue: the API refuses everything else. */
export const isSecondFactorOverdue = ({ secondFactorDueAt }: User) =>
  typeof secondFactorDueAt === 'string' && Date.parse(secondFactorDueAt) <= Date.now();

/** A role as people read it: "PAYMENT_ADMIN" is "Payment admin". */
export const roleText = (role: string) => {
  const words = role.trim().replace(/[\s_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** A marketplace role as people read it. */
export const roleLabel = (role: MarketplaceRole) =>
  roleText(typeof role === 'string' ? role : role.roleName || (role.roleType ?? ''));
