/** Who asks, and the demo account of each. */
export const accountOfRole = {
  visitor: null,
  USER: 'user',
  PAYMENT_ADMIN: 'buyer',
  ADMIN: 'admin',
  SUPER_ADMIN: 'super',
} as const;

export type Role = keyof typeof accountOfRole;

export const isRole = (text: string): text is Role => Object.hasOwn(accountOfRole, text);

/** Those who get further ask more often. */
export const everyRole: readonly Role[] = [
  'visitor',
  'USER',
  'PAYMENT_ADMIN',
  'PAYMENT_ADMIN',
  'ADMIN',
  'ADMIN',
  'SUPER_ADMIN',
  'SUPER_ADMIN',
];
