import { Id } from '@marketplace/shared/contracts';
import { Type } from 'typebox';

export const ofLine = Type.Object({ cartItemId: Id });

/** The entire cart is only for active payment admins. */
export const forPaymentAdmins = {
  access: { marketplaceRoles: ['PAYMENT_ADMIN'] },
  denial: 'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.',
};
