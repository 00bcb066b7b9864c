import type { QuoteBody } from '@marketplace/shared/contracts';
import { screen } from '@testing-library/react';
import { aQuote } from '../../testing/checkout-answers.ts';
import { fakeCheckout } from '../../testing/fake-checkout.ts';
import { openCheckout, placeButton, step } from '../../testing/open-checkout.tsx';

const { api, serve, onOrder } = fakeCheckout();

describe('the billing details', () => {
  it('start with the client’s details, and say in each field what is missing', async () => {
    serve();
    const { user } = await openCheckout('/checkout?step=billing', 'Billing details');
    const name = screen.getByRole('textbox', { name: 'Legal name' });
    expect(name).toHaveValue('Chai & Co Private Limited');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IN');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Karnataka');
    await user.clear(name);
    await user.clear(screen.getByRole('textbox', { name: 'Postal code' }));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Enter the name for the invoice.');
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toBeInvalid();
    await user.type(name, 'Chai Limited');
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '560 001');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await step('Payment');
    expect(screen.getByText('Chai Limited')).toBeInTheDocument();
  });

  it('require an Indian tax ID in the right format', async () => {
    serve();
    const { user } = await openCheckout('/checkout?step=billing', 'Billing details');
    const taxId = screen.getByRole('textbox', { name: /Tax ID/ });
    await user.clear(taxId);
    await user.type(taxId, 'TAX-1');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(taxId).toHaveFocus();
    expect(taxId).toHaveAccessibleDescription(/^A GSTIN has 15 characters/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
    expect(taxId).toBeValid();
  });

  it('require a postal code and a GSTIN that match the state', async () => {
    serve();
    const { user } = await openCheckout('/checkout?step=billing', 'Billing details');
    const [code, taxId] = [
      screen.getByRole('textbox', { name: 'Postal code' }),
      screen.getByRole('textbox', { name: /Tax ID/ }),
    ];
    await user.clear(code);
    await user.type(code, '5600');
    await user.clear(taxId);
    await user.type(taxId, '33ABCDE1234F1Z5');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(code).toHaveAccessibleDescription('Enter a valid postal code (India), such as 560001.');
    expect(taxId).toHaveAccessibleDescription(
      'This GSTIN is for Tamil Nadu, but the address is in Karnataka. Correct one of them.',
    );
  });

  it('ask for a region as text if we have no list of the country’s states', async () => {
    serve();
    const { user } = await openCheckout('/checkout?step=billing', 'Billing details');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
    expect(screen.getByRole('textbox', { name: 'State or region' })).toHaveValue('');
  });

  it('show next to the field what the server refuses', async () => {
    serve();
    onOrder(() =>
      api.json(
        {
          message: 'A GSTIN has 15 characters.',
          errors: [{ field: 'billing.taxId', message: 'A GSTIN has 15 characters.' }],
        },
        400,
      ),
    );
    const { user } = await openCheckout('/checkout?step=payment', 'Payment');
    await user.click(placeButton());
    await step('Billing details');
    const taxId = screen.getByRole('textbox', { name: /Tax ID/ });
    expect(taxId).toHaveAccessibleDescription('A GSTIN has 15 characters.');
    await user.clear(taxId);
    expect(screen.getByRole('textbox', { name: /Tax ID/ })).toBeValid();
  });

  it('still get a quote, without the address, if the server refuses it', async () => {
    serve();
    api.post('/tex-suite/checkout/quote', async ({ request }) => {
      const body = (await request.json()) as QuoteBody;
      const errors = [{ field: 'billing.address.city', message: 'billing.address.city is not valid.' }];
      return body.billing ? api.json({ message: 'No.', errors }, 400) : api.json(aQuote());
    });
    await openCheckout('/checkout?step=payment', 'Billing details');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('This is not valid.');
  });
});
