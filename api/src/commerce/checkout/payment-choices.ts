import type { PaymentChoice } from '@marketplace/shared/contracts';
import type { PaymentProvider } from '../billing/payments/provider.ts';

const termsText = (days: number) => {
  if (days === 0) return 'Pay on the invoice date.';
  return `Pay within ${days === 1 ? '1 day' : `${days} days`} of the invoice date.`;
};

interface Offered {
  termsDays: number;
  /** The account for bank transfers by line, which are only offered with one. */
  account: string[];
  /** Online payment is only offered with one. */
  provider: PaymentProvider | undefined;
}

/** How a client may pay. */
export function paymentChoices({ termsDays, account, provider }: Offered): PaymentChoice[] {
  const choices: PaymentChoice[] = [{ method: 'invoice', title: 'On invoice', text: termsText(termsDays) }];
  if (account.length > 0)
    choices.push({
      method: 'bank_transfer',
      title: 'Bank transfer',
      text: `Transfer the amount to ${account.join(', ')}, with the invoice number as the reference. We'll confirm when it arrives.`,
    });
  if (provider) choices.push({ method: 'online', title: provider.title, text: provider.text });
  return choices;
}
