import { type Order, refundableOf } from '@marketplace/shared/contracts';
import { trimmed, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { formatMoney } from '@marketplace/shared/ui';
import { useState } from 'react';
import { toMajor, toMinor } from './major-units.ts';
import { today } from './today.ts';

const NOT_REFUNDED = 'The server didn’t respond. Check the order before you try again.';

export interface RefundFields {
  amount: string;
  /** An online payment, or empty for a transfer. */
  paymentId: string;
  reference: string;
  refundedAt: string;
}

/** The online payments that can be refunded through the provider. */
export const refundablePayments = ({ payments }: Order) =>
  payments.filter(({ method, status }) => method === 'online' && status === 'succeeded');

const check = ({ amount, paymentId, reference, refundedAt }: RefundFields, most: number, currency: string): Errors => {
  const money = toMinor(amount);
  const byTransfer = paymentId === '';
  return {
    ...(!money && { amount: 'Enter an amount, such as 1250.50.' }),
    ...(money && money > most && { amount: `Enter ${formatMoney(most, currency)} or less.` }),
    ...(byTransfer && reference === '' && { reference: 'Enter the bank reference.' }),
    ...(byTransfer && refundedAt === '' && { refundedAt: 'Choose the date you sent it.' }),
    ...(byTransfer && refundedAt > today() && { refundedAt: 'This date is in the future.' }),
  };
};

/** The refund form; by default it refunds the full overpayment, the way it was paid. */
export const useRefund = (order: Order, onRefunded: () => void) => {
  const { currency, invoice } = order;
  const refundable = refundableOf(invoice);
  const [start] = useState<RefundFields>(() => ({
    ...{ amount: toMajor(refundable), reference: '', refundedAt: today() },
    paymentId: refundablePayments(order)[0]?.id ?? '',
  }));
  return useForm<RefundFields, number>({
    start,
    tidy: trimmed,
    check: (fields) => check(fields, refundable, currency),
    send: async ({ amount, paymentId, reference, refundedAt }) => {
      const money = toMinor(amount) ?? 0;
      const how = paymentId === '' ? { reference, refundedAt: `${refundedAt}T00:00:00Z` } : { paymentId };
      const path = `/tex-admin/invoice/${encodeURIComponent(invoice.id)}/refund`;
      await marketplace.post(path, { amount: money, refundable, ...how });
      return money;
    },
    next: (_amount, fields) => fields,
    onSent: onRefunded,
    done: (amount) => `Refunded ${formatMoney(amount, currency)} for ${invoice.number}.`,
    silence: NOT_REFUNDED,
  });
};
