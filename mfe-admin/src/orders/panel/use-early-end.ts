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
  if (!wanted) return 'Nothing is credited.';
  if (!computable)
    return 'Its invoices don’t explain its users and term, so nothing is credited by this: issue a credit note afterwards.';
  if (credits.length === 0) return 'Nothing is left to credit.';
  const parts = credits.map(
    (credit) =>
      `${formatMoney(credit.total, currency)} for ${days(credit.unusedDays)} of invoice ${credit.invoiceNumber}`,
  );
  return `${formatMoney(total, currency)} with tax is credited: ${parts.join(', ')}. Credit notes can’t be taken back.`;
};

interface Options {
  subscription: Subscription;
  ask: Ask;
  onEnded: () => void;
}

/** The form that ends a subscription early: what it credits is computed by the server and confirmed first. */
export const useEarlyEnd = ({ subscription: { id, moduleName, clientName }, ask, onEnded }: Options) => {
  const path = `/tex-admin/subscription/${encodeURIComponent(id)}/end`;
  const form = useForm<EarlyEnd, EarlyEndQuote>({
    start: { credit: true, reason: '' },
    tidy: trimmed,
    check: ({ reason }) => ({ ...(reason === '' && { reason: 'Write why: the buyer reads it.' }) }),
    send: async (body) => {
      const quote = readQuote((await marketplace.post(`${path}/quote`)).data);
      confirmAmounts(ask, form, {
        title: `End ${moduleName} now?`,
        text: `Nobody at ${clientName} can use it from then on. ${creditText(quote, body.credit)} The buyer and the payer are told by email.`,
        action: 'End subscription',
        send: () => marketplace.post(path, { ...body, fingerprint: quote.fingerprint }),
        done: `The subscription of ${clientName} to ${moduleName} has ended.`,
        onSent: onEnded,
      });
      return quote;
    },
    next: (_quote, body) => body,
    silence: 'The server did not answer. Check your connection and look at the order again before you repeat it.',
  });
  return form;
};
