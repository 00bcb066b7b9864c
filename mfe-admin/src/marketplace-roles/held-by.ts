import type { MarketplaceRoleDefinition, UserSummary } from '@marketplace/shared/contracts';
import { hasMarketplaceRole, normaliseRole } from '@marketplace/shared/session';
import type { Held } from './change-members.ts';

/** How a person holds a role. */
export const heldBy = (
  { marketplaceRoles }: Pick<UserSummary, 'marketplaceRoles'>,
  { roleName }: Pick<MarketplaceRoleDefinition, 'roleName'>,
): Held => {
  const held = { marketplaceRoles } as Parameters<typeof hasMarketplaceRole>[0];
  if (hasMarketplaceRole(held, roleName)) return 'active';
  const names = marketplaceRoles.map((role) => (typeof role === 'string' ? role : role.roleName));
  return names.map(normaliseRole).includes(normaliseRole(roleName)) ? 'inactive' : 'none';
};
