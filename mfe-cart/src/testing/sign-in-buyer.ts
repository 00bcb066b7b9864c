import { aUser, signInAs } from '@marketplace/shared/testing';

const aRole = (roleName: string, roleStatus = true) => ({ roleName, roleType: roleName, roleStatus });

export const buyer = aUser({ email: 'buyer@tex.example', marketplaceRoles: [aRole('PAYMENT_ADMIN')] });
export const creator = aUser({ email: 'creator@tex.example', marketplaceRoles: [aRole('PAYMENT_CREATOR')] });
export const inactiveBuyer = aUser({
  email: 'inactive@tex.example',
  marketplaceRoles: [aRole('PAYMENT_ADMIN', false)],
});

/** Signs in a user who may use the cart. */
export const signInBuyer = () => signInAs(buyer);
