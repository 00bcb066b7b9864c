import type { PaymentChoice } from '@marketplace/shared/contracts';
import type { PaymentProvider } from '../billing/payments/provider.ts';

/** How a client may pay; online only where a payment provider is configured. */
export function paymentChoices(termsDays: number, provider: PaymentProvider | undefined): PaymentChoice[] {
  const choices: PaymentChoice[] = [
    { method: 'invoice', title: 'On invoice', text: `Pay within ${termsDays} days of the invoice.` },
    {
      method: 'bank_transfer',
      title: 'Bank transfer',
      text: 'Transfer the amount with the invoice number as reference. We confirm when it has arrived.',
    },
  ];
  return provider ? [...choices, { method: 'online', title: provider.title, text: provider.text }] : choices;
}
