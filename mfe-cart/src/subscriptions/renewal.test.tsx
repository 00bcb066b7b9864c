import type { RenewalQuote, Subscription } from '@marketplace/shared/contracts';
import { chooseAction, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentHistoryPage from '../pages/payment-history.tsx';
import { aSubscription } from '../testing/books-answers.ts';
import { fakeBooks } from '../testing/fake-books.ts';
import { buyer } from '../testing/sign-in-buyer.ts';

const books = fakeBooks();
const user = userEvent.setup();

beforeAll(() => import('./subscription-dialog.tsx'), 60_000);
beforeEach(() => signInAs(buyer));

const aRenewalQuote = (noOfDays: number): RenewalQuote => ({
  ...{ noOfUsers: 3, noOfDays, unitPrice: 400, currency: 'INR', subtotal: 1_200 * noOfDays },
  ...{ taxes: [{ name: 'IGST', rate: 18, taxable: 1_200 * noOfDays, amount: 216 * noOfDays }] },
  total: 1_416 * noOfDays,
});

const open = async (fields: Partial<Subscription> = {}, extra = '') => {
  books.serve({ subscriptions: [aSubscription({ renewDays: null, ...fields })] });
  books.api.get(
    '/tex-suite/subscription/:id/renewal',
    books.told(({ query }) => aRenewalQuote(Number(query.noOfDays))),
  );
  books.api.put(
    '/tex-suite/subscription/:id/renewal',
    books.told(() => aSubscription()),
  );
  const path = '/payment-history';
  const page = renderPage(PaymentHistoryPage, { path, at: `${path}?view=subscriptions${extra}` });
  await screen.findByRole('table', { name: 'Subscriptions' });
  return page;
};
const dialog = () => screen.findByRole('dialog', { name: 'Renewal for Attendance' });
const sent = () => books.made('/tex-suite/subscription', 'PUT').map(({ path, body }) => [path, body]);

it('is turned on for as many days as are paid for now, at the price on screen', async () => {
  await open();
  await chooseAction('Attendance', 'Renewal');
  const shown = within(await dialog());
  expect(shown.getByRole('radio', { name: 'Let it end on 11 Apr 2026' })).toBeChecked();
  await user.click(shown.getByRole('radio', { name: 'Renew it on 11 Apr 2026' }));
  expect(shown.getByRole('textbox', { name: 'Days' })).toHaveValue('100');
  expect(await shown.findByText('3 users × 100 days × ₹4.00 per user and day = ₹1,200.00')).toBeInTheDocument();
  expect(shown.getByText('₹1,416.00')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([['/tex-suite/subscription/subscription-1/renewal', { renewDays: 100, was: null }]]);
});

it('starts with the current choice, and is turned off without a price', async () => {
  await open({ renewDays: 45 });
  await chooseAction('Attendance', 'Renewal');
  const shown = within(await dialog());
  expect(shown.getByRole('radio', { name: /^Renew it/ })).toBeChecked();
  expect(shown.getByRole('textbox', { name: 'Days' })).toHaveValue('45');
  await user.click(shown.getByRole('radio', { name: /^Let it end/ }));
  expect(shown.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ renewDays: null, was: 45 }]));
});

it('keeps the choice and says why if it could not be saved', async () => {
  await open();
  books.api.put('/tex-suite/subscription/:id/renewal', () =>
    books.api.json({ message: 'The subscription to Attendance is cancelled.', code: 'subscription_cancelled' }, 409),
  );
  await chooseAction('Attendance', 'Renewal');
  const shown = within(await dialog());
  await user.click(shown.getByRole('radio', { name: /^Renew it/ }));
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await shown.findByText(/The subscription to Attendance is cancelled/)).toBeInTheDocument();
  expect(shown.getByRole('radio', { name: /^Renew it/ })).toBeChecked();
});

it('is opened by a link in an announcement', async () => {
  await open({}, '&subscription=subscription-1&change=renewal');
  expect(await dialog()).toBeInTheDocument();
});

it.each<[string, Partial<Subscription>]>([
  ['is cancelled', { cancelAtEnd: true }],
  ['awaits its payment', { awaitsPayment: true, status: 'pending' }],
])('is not opened for one that %s', async (_what, fields) => {
  const { router } = await open(fields, '&subscription=subscription-1&change=renewal');
  await waitFor(() => expect(router.state.location.search).not.toContain('change='));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each<[Partial<Subscription>, string]>([
  [{ renewDays: 30 }, '25 days left, then it renews for 30 days'],
  [{ renewDays: 30, cancelAtEnd: true }, '25 days left, then it ends'],
  [{ renewDays: null }, '25 days left'],
])('the list says about %j "%s"', async (fields, words) => {
  await open(fields);
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('a free trial', () => {
  const trialEndsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const trialEndsOn = trialEndsAt;
  const endsAt = new Date(Date.now() + 33 * 86_400_000).toISOString();

  it('says when it ends, and is canceled without a payment', async () => {
    await open({ trialEndsAt, trialEndsOn, endsAt });
    expect(screen.getByText(/^Free until .*, 25 days left$/)).toBeInTheDocument();
    books.api.post(
      '/tex-suite/subscription/:id/cancel',
      books.told(() => aSubscription()),
    );
    await chooseAction('Attendance', 'Cancel free trial');
    const shown = within(await screen.findByRole('dialog', { name: 'Cancel the free trial for Attendance?' }));
    expect(shown.getByText(/You pay nothing: we credit its invoice right away/)).toBeInTheDocument();
    await user.type(shown.getByRole('textbox', { name: 'Reason' }), 'Not for us');
    await user.click(shown.getByRole('button', { name: 'Cancel trial' }));
    await waitFor(() =>
      expect(books.made('/tex-suite/subscription', 'POST')[0]?.body).toEqual({ reason: 'Not for us' }),
    );
  });

  it('can’t be resumed or changed once canceled', async () => {
    await open({ trialEndsAt, endsAt: trialEndsAt, cancelAtEnd: true });
    await user.click(screen.getByRole('button', { name: 'Actions for Attendance' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Seats']);
  });

  it('is canceled like any other subscription once it is over', async () => {
    await open({ trialEndsAt: '2026-01-15T00:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Actions for Attendance' }));
    expect(await screen.findByRole('menuitem', { name: 'Cancel at end of term' })).toBeInTheDocument();
  });
});
