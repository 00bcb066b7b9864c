import { paymentChoices } from './payment-choices.ts';

const offered = (choices: Partial<Parameters<typeof paymentChoices>[0]>) =>
  paymentChoices({ termsDays: 15, account: [], provider: undefined, ...choices });

it.each([
  [0, 'Pay on the invoice date.'],
  [1, 'Pay within 1 day of the invoice date.'],
  [15, 'Pay within 15 days of the invoice date.'],
])('with %i days of terms, says "%s"', (termsDays, text) => {
  expect(offered({ termsDays }).find(({ method }) => method === 'invoice')?.text).toBe(text);
});

it('offers no bank transfer without an account', () => {
  expect(offered({ account: [] }).map(({ method }) => method)).toEqual(['invoice']);
});

it('says where a bank transfer goes', () => {
  const [, transfer] = offered({ account: ['Example Bank', 'IBAN DE00 1234'] });
  expect(transfer).toMatchObject({ method: 'bank_transfer' });
  expect(transfer?.text).toContain('Transfer the amount to Example Bank, IBAN DE00 1234, with the invoice number');
});
