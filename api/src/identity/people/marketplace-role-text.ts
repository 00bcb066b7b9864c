import type { MarketplaceRole } from '@marketplace/shared/contracts';

/** "PAYMENT_ADMIN", "PAYMENT_CREATOR (inactive)". */
export function marketplaceRoleText(role: MarketplaceRole): string {
  if (typeof role === 'string') return role;
  return role.roleStatus === false ? `${role.roleName} (inactive)` : role.roleName;
}
