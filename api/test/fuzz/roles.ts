/** The callers, each with its demo account. */
export const accountOfRole = {
  visitor: null,
  USER: 'user',
  PAYMENT_ADMIN: 'buyer',
  ADMIN: 'admin',
  SUPER_ADMIN: 'super',
} as const;

/** Keys of service accounts: whose they are, and the role they act as. */
export const keyOfRole = {
  ORGANIZATION_KEY: { clientId: 'meridian', actsAs: 'PAYMENT_ADMIN' },
  OPERATOR_KEY: { clientId: null, actsAs: 'ADMIN' },
} as const;

export type KeyRole = keyof typeof keyOfRole;
export type Role = keyof typeof accountOfRole | KeyRole;

export const isKeyRole = (role: string): role is KeyRole => Object.hasOwn(keyOfRole, role);
export const isRole = (text: string): text is Role => Object.hasOwn(accountOfRole, text) || isKeyRole(text);

/** Its name in access rules. */
export const ruleNameOf = (role: Role): string => (isKeyRole(role) ? keyOfRole[role].actsAs : role);

/** Roles that get further call more often. */
export const everyRole: readonly Role[] = [
  'visitor',
  'USER',
  'PAYMENT_ADMIN',
  'PAYMENT_ADMIN',
  'ADMIN',
  'ADMIN',
  'SUPER_ADMIN',
  'SUPER_ADMIN',
  'ORGANIZATION_KEY',
  'OPERATOR_KEY',
];
