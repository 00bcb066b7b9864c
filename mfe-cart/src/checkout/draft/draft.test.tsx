import { fakeClock } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import { aBilling } from '../../testing/checkout-answers.ts';
import { fakeCheckout } from '../../testing/fake-checkout.ts';
import { renderCheckout } from '../../testing/open-checkout.tsx';
import { signInBuyer } from '../../testing/sign-in-buyer.ts';

const { api, serve, made } = fakeCheckout();

describe('what is entered', () => {
  const clock = fakeClock();
  /** Lets calls return, no matter how long they take, without advancing the clock. */
  const until = async (isDone: () => boolean) => {
    for (let turn = 0; turn < 500 && !isDone(); turn += 1) await clock.settle();
    expect(isDone()).toBe(true);
  };
  const warning = () => screen.queryByText(/No connection. What you enter stays in this tab/);
  const openBilling = async () => {
    signInBuyer();
    const page = renderCheckout('/checkout?step=billing');
    await until(() => screen.queryByRole('heading', { name: 'Billing details' }) !== null);
    return { page, user: clock.user() };
  };

  it('is saved after a short pause in typing', async () => {
    serve();
    const { user } = await openBilling();
    await user.type(screen.getByRole('textbox', { name: /PO number/ }), 'PO-9');
    await clock.pass(599);
    expect(made('draft')).toEqual([]);
    await clock.pass(1);
    await until(() => made('draft').length > 0);
    expect(made('draft')).toMatchObject([{ body: { poNumber: 'PO-9', billing: aBilling() } }]);
  });

  it('survives a lost connection and a reload, and is saved when the connection is back', async () => {
    serve();
    api.put('/tex-suite/checkout/draft', api.lost);
    const { page, user } = await openBilling();
    await user.clear(screen.getByRole('textbox', { name: 'City' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Mysuru');
    await clock.pass(600);
    await until(() => warning() !== null);
    page.unmount();
    await openBilling();
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Mysuru');
    await clock.pass(600);
    await until(() => warning() !== null);
    serve();
    await act(async () => window.dispatchEvent(new Event('online')));
    await until(() => warning() === null);
    expect(made('draft').at(-1)?.body).toMatchObject({ billing: { address: { city: 'Mysuru' } } });
  });

  it('is sent again every ten seconds until there is an answer', async () => {
    serve();
    let tries = 0;
    api.put('/tex-suite/checkout/draft', () => {
      tries += 1;
      return api.lost();
    });
    const { user } = await openBilling();
    await user.type(screen.getByRole('textbox', { name: /PO number/ }), '1');
    await clock.pass(600);
    await until(() => warning() !== null);
    for (const expected of [2, 3]) {
      await clock.pass(9_999);
      expect(tries).toBe(expected - 1);
      await clock.pass(1);
      await until(() => tries === expected);
      await clock.settle();
    }
  });
});
