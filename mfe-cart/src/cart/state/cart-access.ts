import { isPaymentAdmin, type Session } from '@marketplace/shared/session';

/** Why the cart is closed to this session; null for an active payment admin, the one role that may use it. */
export const cartDenial = ({ loading, user }: Session): string | null => {
  if (loading) return 'Authentication loading...';
  if (!user) return 'User not authenticated. Please login to continue.';
  if (!isPaymentAdmin(user)) return 'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.';
  return null;
};
