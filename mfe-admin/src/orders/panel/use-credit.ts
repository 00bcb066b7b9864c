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
const NOT_ISSUED = 'The server did not answer. Check your connection and look at the order again before you repeat it.';

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
    if (money === undefined) errors[name] = 'Write an amount, such as 1250.50.';
    else if (money > most) errors[name] = `Credit at most ${formatMoney(most, currency)}.`;
  });
  if (Object.keys(errors).length === 0 && wanted(credit).length === 0)
    errors['lines.0.amount'] = 'Write what to credit of at least one line.';
  if (credit.reason === '') errors['reason'] = 'Write why: the reason is on the credit note.';
  return errors;
};

interface Options {
  invoice: Invoice;
  ask: Ask;
  onIssued: () => void;
}

const resultOf = ({ balance, refundable, currency }: CreditNoteQuote) => {
  if (refundable > 0) return `${formatMoney(refundable, currency)} can be refunded then.`;
  return balance > 0 ? `${formatMoney(balance, currency)} is left to pay then.` : 'Nothing is left to pay then.';
};

/** The credit note form: its amounts are computed by the server and confirmed first. */
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
      text: `${money(subtotal)} and ${money(total - subtotal)} of tax are taken off invoice ${number}. ${resultOf(quote)} A credit note can’t be changed or taken back; its buyer gets it by email.`,
      action: 'Issue credit note',
      send: () => marketplace.post(path, { ...body, fingerprint }),
      done: `${money(total)} of invoice ${number} is credited.`,
      onSent: onIssued,
    });
  };
  const creditAll = () => form.edit({ lines: left.map((amount) => ({ amount: toMajor(amount) })) });
  return { form, left, creditAll };
};
