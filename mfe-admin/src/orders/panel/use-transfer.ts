import type { Order } from '@marketplace/shared/contracts';
import { trimmed, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { formatMoney } from '@marketplace/shared/ui';
import { useState } from 'react';
import { toMajor, toMinor } from './major-units.ts';
import { today } from './today.ts';

const NOT_RECORDED =
  'The server didn’t respond. Check your connection and record it again. We never count the same reference twice.';

export interface Transfer {
  amount: string;
  reference: string;
  paidAt: string;
}

const check = ({ amount, reference, paidAt }: Transfer, { balance, currency }: Order): Errors => {
  const money = toMinor(amount);
  return {
    ...(!money && { amount: 'Enter an amount, such as 1250.50.' }),
    ...(money && money > balance && { amount: `Enter ${formatMoney(balance, currency)} or less.` }),
    ...(reference === '' && { reference: 'Enter the bank reference.' }),
    ...(paidAt === '' && { paidAt: 'Choose the date it arrived.' }),
    ...(paidAt > today() && { paidAt: 'This date is in the future.' }),
  };
};

/** The bank transfer form; defaults to the full balance and today. */
export const useTransfer = (order: Order, onRecorded: () => void) => {
  const { clientId, currency, invoice } = order;
  const [start] = useState<Transfer>(() => ({ amount: toMajor(order.balance), reference: '', paidAt: today() }));
  return useForm<Transfer, number>({
    start,
    tidy: trimmed,
    check: (transfer) => check(transfer, order),
    send: async ({ amount, reference, paidAt }) => {
      const money = toMinor(amount) ?? 0;
      const transfer = { clientId, invoiceId: invoice.id, amount: money, reference };
      await marketplace.post('/tex-admin/payment', { ...transfer, paidAt: `${paidAt}T00:00:00Z` });
      return money;
    },
    next: (_amount, transfer) => transfer,
    onSent: onRecorded,
    done: (amount) => `Recorded ${formatMoney(amount, currency)} for ${invoice.number}.`,
    silence: NOT_RECORDED,
  });
};
