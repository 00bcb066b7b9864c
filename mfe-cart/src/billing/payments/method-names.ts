import type { PaymentMethod } from '@marketplace/shared/contracts';

export const methodNames: Record<PaymentMethod, string> = {
  invoice: 'On invoice',
  bank_transfer: 'Bank transfer',
  online: 'Online',
};
