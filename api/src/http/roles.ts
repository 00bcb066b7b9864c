import type { MarketplaceRole } from '@marketplace/shared/contracts';

/** Roles are compared trimmed, in uppercase, with spaces as underscores. */
export const normaliseRole = (name: string) => name.trim().toUpperCase().replace(/\s+/g, '_');

/** Whether one of the active marketplace roles is one of these, by name or type. */
export function holdsMarketplaceRole(held: MarketplaceRole[], wanted: string[]): boolean {
  const names = new Set(wanted.map(normaliseRole));
  return held.some((role) => {
    if (typeof role === 'string') return names.has(normaliseRole(role));
    if (role.roleStatus === false) return false;
    return (
      names.has(normaliseRole(role.roleName)) ||
      (role.roleType !== undefined && names.has(normaliseRole(role.roleType)))
    );
  });
}

/** Whether the user's own role, or the name of an active marketplace role, is one of these. */
export function holdsRole(role: string, held: MarketplaceRole[], wanted: string[]): boolean {
  const names = new Set(wanted.map(normaliseRole));
  return (
    names.has(normaliseRole(role)) ||
    held.some((one) =>
      typeof one === 'string'
        ? names.has(normaliseRole(one))
        : one.roleStatus !== false && names.has(normaliseRole(one.roleName)),
    )
  );
}
