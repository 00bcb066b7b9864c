import { aUser } from '../testing/index.ts';
import { hasMarketplaceRole, isPaymentAdmin, matchesRole, mayOpen } from './roles.ts';

const withRoles = (...marketplaceRoles: ReturnType<typeof aUser>['marketplaceRoles']) => aUser({ marketplaceRoles });

describe('marketplace roles', () => {
  it('match by name or by type [ROLE-01]', () => {
    expect(hasMarketplaceRole(withRoles({ roleName: 'PAYMENT_ADMIN' }), 'PAYMENT_ADMIN')).toBe(true);
    expect(hasMarketplaceRole(withRoles({ roleName: 'Buyer', roleType: 'PAYMENT_ADMIN' }), 'PAYMENT_ADMIN')).toBe(true);
    expect(hasMarketplaceRole(withRoles({ roleName: 'Buyer' }), 'PAYMENT_ADMIN')).toBe(false);
  });

  it('ignore case and treat spaces as underscores [ROLE-02, ROLE-03]', () => {
    expect(isPaymentAdmin(withRoles('payment admin'))).toBe(true);
    expect(isPaymentAdmin(withRoles({ roleName: ' Payment_Admin ' }))).toBe(true);
    expect(isPaymentAdmin(withRoles('PAYMENT-ADMIN'))).toBe(false);
  });

  it('are active unless their status is false [ROLE-04]', () => {
    expect(isPaymentAdmin(withRoles({ roleName: 'PAYMENT_ADMIN', roleStatus: false }))).toBe(false);
    expect(isPaymentAdmin(withRoles({ roleName: 'PAYMENT_ADMIN', roleStatus: true }))).toBe(true);
  });
});

describe('guarded routes', () => {
  it('admit a role in the list [ROLE-05]', () => {
    expect(matchesRole(aUser({ role: 'admin' }), ['ADMIN', 'SUPER_ADMIN'])).toBe(true);
    expect(matchesRole(aUser({ role: 'USER' }), ['ADMIN', 'SUPER_ADMIN'])).toBe(false);
  });

  it('admit an active marketplace role by its name [ROLE-06]', () => {
    expect(matchesRole(withRoles({ roleName: 'admin' }), ['ADMIN'])).toBe(true);
    expect(matchesRole(withRoles({ roleName: 'admin', roleStatus: false }), ['ADMIN'])).toBe(false);
    expect(matchesRole(withRoles({ roleName: 'x', roleType: 'ADMIN' }), ['ADMIN'])).toBe(false);
  });

  it('admit anyone signed in if the list is empty [ROLE-07]', () => {
    expect(matchesRole(aUser(), [])).toBe(true);
    expect(mayOpen({ roles: [] }, null)).toBe(false);
  });

  it('admit payment creators, spelled with a space too [GUARD-13, GUARD-14]', () => {
    const rule = { marketplaceRoles: ['PAYMENT_ADMIN', 'PAYMENT_CREATOR'] };
    expect(mayOpen(rule, withRoles('PAYMENT CREATOR'))).toBe(true);
    expect(mayOpen(rule, withRoles('payment admin'))).toBe(true);
    expect(mayOpen(rule, aUser())).toBe(false);
  });

  it('admit either kind of role if the rule has both', () => {
    const rule = { roles: ['ADMIN'], marketplaceRoles: ['PAYMENT_ADMIN'] };
    expect(mayOpen(rule, aUser({ role: 'ADMIN' }))).toBe(true);
    expect(mayOpen(rule, withRoles('PAYMENT_ADMIN'))).toBe(true);
    expect(mayOpen(rule, withRoles('PAYMENT_CREATOR'))).toBe(false);
  });
});
