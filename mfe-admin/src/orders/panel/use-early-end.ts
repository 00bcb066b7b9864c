import { EarlyEndQuote, type Subscription } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { trimmed, useForm } from '@marketplace/shared/form';
import { marketplace } from '@marketplace/shared/http';
import { formatMoney } from '@marketplace/shared/ui';
import type { Ask } from '../../question/use-question.tsx';
import { confirmAmounts } from './confirm-amounts.ts';

export interface EarlyEnd {
  credit: boolean;
  reason: string;
}

const readQuote = readerOf(EarlyEndQuote);

const days = (count: number) => (count === 1 ? '1 unused day' : `${count.toLocaleString('en-IN')} unused days`);

/** What is credited, by invoice. */
const creditText = ({ computable, credits, total, currency }: EarlyEndQuote, wanted: boolean) => {
  if (!wanted) return 'Nothing will be credited.';
  if (!computable)
    return 'Its invoices don’t match its users and term, so nothing will be credited. You can issue a credit note afterward.';
  if (credits.length === 0) return 'Nothing is left to credit.';
  const parts = credits.map(
    (credit) =>
      `${formatMoney(credit.total, currency)} for ${days(credit.unusedDays)} on invoice ${credit.invoiceNumber}`,
  );
  return `We’ll credit ${formatMoney(total, currency)} including tax: ${parts.join(', ')}. You can’t undo credit notes.`;
};

interface Options {
  subscription: Subscription;
  ask: Ask;
  onEnded: () => void;
}

/** The form that ends a subscription early: the server calculates the credit, which is confirmed first. */
export const useEarlyEnd = ({ subscription: { id, moduleName, clientName }, ask, onEnded }: Options) => {
  const path = `/tex-admin/subscription/${encodeURIComponent(id)}/end`;
  const form = useForm<EarlyEnd, EarlyEndQuote>({
    start: { credit: true, reason: '' },
    tidy: trimmed,
    check: ({ reason }) => ({ ...(reason === '' && { reason: 'Enter a reason. The buyer will see it.' }) }),
    send: async (body) => {
      const quote = readQuote((await marketplace.post(`${path}/quote`)).data);
      confirmAmounts(ask, form, {
        title: `End ${moduleName} now?`,
        text: `Everyone at ${clientName} loses access right away. ${creditText(quote, body.credit)} The buyer and the payer get an email.`,
        action: 'End subscription',
        send: () => marketplace.post(path, { ...body, fingerprint: quote.fingerprint }),
        done: `The ${moduleName} subscription for ${clientName} has ended.`,
        onSent: onEnded,
      });
      return quote;
    },
    next: (_quote, body) => body,
    silence: 'The server didn’t respond. Check your connection, then check the order before you try again.',
  });
  return form;
};
