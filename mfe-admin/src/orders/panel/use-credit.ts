import { CreditNoteQuote, type Invoice, leftToCredit } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed, useForm, type Errors } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { formatMoney } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { Ask } from '../../question/use-question.tsx';
import { confirmAmounts } from './confirm-amounts.ts';
import { toMajor, toMinor } from './major-units.ts';

export interface Credit {
  lines: { amount: string }[];
  reason: string;
}

const readQuote = readerOf(CreditNoteQuote);
const NOT_ISSUED = 'The server didn’t respond. Check your connection, then check the order before you try again.';

const wanted = ({ lines }: Credit) =>
  lines
    .map(({ amount }, position) => ({ position, amount: toMinor(amount || '0') ?? 0 }))
    .filter(({ amount }) => amount > 0);

const check = (credit: Credit, left: number[], currency: string): Errors => {
  const errors: Errors = {};
  credit.lines.forEach(({ amount }, position) => {
    const money = toMinor(amount || '0');
    const most = left[position] ?? 0;
    const name = `lines.${position}.amount`;
    if (money === undefined) errors[name] = 'Enter an amount, such as 1250.50.';
    else if (money > most) errors[name] = `Enter ${formatMoney(most, currency)} or less.`;
  });
  if (Object.keys(errors).length === 0 && wanted(credit).length === 0)
    errors['lines.0.amount'] = 'Enter an amount for at least one line.';
  if (credit.reason === '') errors['reason'] = 'Enter a reason. The buyer will see it on the credit note.';
  return errors;
};

interface Options {
  invoice: Invoice;
  ask: Ask;
  onIssued: () => void;
}

const resultOf = ({ balance, refundable, currency }: CreditNoteQuote) => {
  if (refundable > 0) return `You can then refund ${formatMoney(refundable, currency)}.`;
  return balance > 0 ? `${formatMoney(balance, currency)} will still be due.` : 'Nothing more will be due.';
};

/** The credit note form: the server calculates its amounts, which are confirmed first. */
export const useCredit = ({ invoice, ask, onIssued }: Options) => {
  const { id, number, currency } = invoice;
  const path = `/tex-admin/invoice/${encodeURIComponent(id)}/credit-note`;
  const left = leftToCredit(invoice);
  const [start] = useState<Credit>(() => ({ lines: left.map(() => ({ amount: '' })), reason: '' }));
  const form = useForm<Credit, CreditNoteQuote>({
    start,
    tidy: trimmed,
    check: (credit) => check(credit, left, currency),
    send: async (credit) => {
      const body = { lines: wanted(credit), reason: credit.reason };
      const quote = readQuote((await marketplace.post(`${path}/quote`, body)).data);
      confirm(body, quote);
      return quote;
    },
    next: (_quote, credit) => credit,
    silence: NOT_ISSUED,
  });
  const confirm = (body: object, quote: CreditNoteQuote) => {
    const { subtotal, total, fingerprint } = quote;
    const money = (amount: number) => formatMoney(amount, currency);
    confirmAmounts(ask, form, {
      title: `Credit ${money(total)}?`,
      text: `We’ll take ${money(subtotal)} and ${money(total - subtotal)} of tax off invoice ${number}. ${resultOf(quote)} You can’t change or undo a credit note. The buyer gets it by email.`,
      action: 'Issue credit note',
      send: () => marketplace.post(path, { ...body, fingerprint }),
      done: `Credited ${money(total)} on invoice ${number}.`,
      onSent: onIssued,
    });
  };
  const creditAll = () => form.edit({ lines: left.map((amount) => ({ amount: toMajor(amount) })) });
  return { form, left, creditAll };
};
