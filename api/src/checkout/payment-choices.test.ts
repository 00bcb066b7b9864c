import { paymentChoices } from './payment-choices.ts';

it.each([
  [0, 'Pay on the day of the invoice.'],
  [1, 'Pay within 1 day of the invoice.'],
  [15, 'Pay within 15 days of the invoice.'],
])('with %i days of terms, says "%s"', (days, text) => {
  expect(paymentChoices(days, undefined).find(({ method }) => method === 'invoice')?.text).toBe(text);
});
