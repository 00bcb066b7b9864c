import { holdsMarketplaceRole, holdsRole, normaliseRole } from './roles.ts';

describe('roles', () => {
  it.each([['payment admin'], ['PAYMENT_ADMIN'], ['  Payment   Admin ']])(
    'reads %p as PAYMENT_ADMIN [ROLE-02, ROLE-03]',
    (name) => {
      expect(normaliseRole(name)).toBe('PAYMENT_ADMIN');
    },
  );

  it('matches a marketplace role by name or by type [ROLE-01]', () => {
    expect(holdsMarketplaceRole([{ roleName: 'Payment Admin' }], ['PAYMENT_ADMIN'])).toBe(true);
    expect(holdsMarketplaceRole([{ roleName: 'Boss', roleType: 'payment_admin' }], ['PAYMENT_ADMIN'])).toBe(true);
    expect(holdsMarketplaceRole(['payment admin'], ['PAYMENT_ADMIN'])).toBe(true);
    expect(holdsMarketplaceRole([{ roleName: 'PAYMENT_CREATOR' }], ['PAYMENT_ADMIN'])).toBe(false);
  });

  it('ignores an inactive role, and treats one without a status as active [ROLE-04]', () => {
    expect(holdsMarketplaceRole([{ roleName: 'PAYMENT_ADMIN', roleStatus: false }], ['PAYMENT_ADMIN'])).toBe(false);
    expect(holdsRole('USER', [{ roleName: 'ADMIN', roleStatus: false }], ['ADMIN'])).toBe(false);
    expect(holdsMarketplaceRole([{ roleName: 'PAYMENT_ADMIN' }], ['PAYMENT_ADMIN'])).toBe(true);
  });

  it("matches the user's own role, or the name of a marketplace role [ROLE-05, ROLE-06]", () => {
    expect(holdsRole('super admin', [], ['ADMIN', 'SUPER_ADMIN'])).toBe(true);
    expect(holdsRole('USER', ['admin'], ['ADMIN'])).toBe(true);
    expect(holdsRole('USER', [{ roleName: 'x', roleType: 'ADMIN' }], ['ADMIN'])).toBe(false);
  });
});
