import type { PaymentChoice } from '@marketplace/shared/contracts';
import type { PaymentProvider } from '../billing/payments/provider.ts';

const termsText = (days: number) => {
  if (days === 0) return 'Pay on the day of the invoice.';
  return `Pay within ${days === 1 ? '1 day' : `${days} days`} of the invoice.`;
};

/** How a client may pay; online only where a payment provider is configured. */
export function paymentChoices(termsDays: number, provider: PaymentProvider | undefined): PaymentChoice[] {
  const choices: PaymentChoice[] = [
    { method: 'invoice', title: 'On invoice', text: termsText(termsDays) },
    {
      method: 'bank_transfer',
      title: 'Bank transfer',
      text: 'Transfer the amount with the invoice number as reference. We confirm when it has arrived.',
    },
  ];
  return provider ? [...choices, { method: 'online', title: provider.title, text: provider.text }] : choices;
}
