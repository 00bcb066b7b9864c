import type { RunningSubscription } from '@marketplace/shared/contracts';
import { renderPage } from '@marketplace/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import CartPage from '../../pages/cart.tsx';
import { aCartItem } from '../../testing/a-cart-item.ts';
import { aQuote, aQuoteLine, aRunning } from '../../testing/checkout-answers.ts';
import { fakeCheckout } from '../../testing/fake-checkout.ts';
import { openCheckout } from '../../testing/open-checkout.tsx';
import { signInBuyer } from '../../testing/sign-in-buyer.ts';

// Busy machines need more time.
configure({ asyncUtilTimeout: 10_000 });

const { serve } = fakeCheckout();

// Compiled up front, so that loading the first notice doesn't count here.
beforeAll(() => import('./owned-notice.tsx'), 60_000);

const openCart = async (subscriptions?: RunningSubscription[]) => {
  serve({}, [aCartItem({ subscriptions }), aCartItem({ cartItemId: 'line-2', itemId: 'leave', name: 'Leave' })]);
  signInBuyer();
  renderPage(CartPage, { path: '/cart' });
  await screen.findByRole('heading', { name: 'Leave' });
};
const openReview = async (subscriptions?: RunningSubscription[]) => {
  serve({ quote: () => aQuote({ lines: [aQuoteLine(subscriptions && { subscriptions })] }) });
  await openCheckout();
};
const hrefs = (within_: Pick<typeof screen, 'queryAllByRole'> = screen) =>
  within_
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('change='))
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** In the company's time zone. */
const theirDays = { startsOn: '2026-03-04T00:00:00.000Z', endsOn: '2027-03-04T00:00:00.000Z' };
const own = /^Your organization already has this module/;

describe.each([
  ['the cart', openCart, 'Proceed to checkout', 'link'],
  ['the review', openReview, 'Continue to billing', 'button'],
] as const)('%s', (_place, open, onward, role) => {
  it('says what the organization has of a module, and links to ways to enlarge it', async () => {
    await open([aRunning()]);
    expect(
      await screen.findByText('Your organization already has this module: 25 users until 3 Mar 2027'),
    ).toBeInTheDocument();
    const to = '/payment-history?client=client-1&view=subscriptions&subscription=sub-1&change=';
    expect(hrefs()).toEqual([
      ['Add users to Attendance', `${to}users`],
      ['Extend Attendance', `${to}days`],
    ]);
    expect(screen.getByRole(role, { name: onward })).toBeEnabled();
  });

  it.each([
    [{ status: 'suspended', changes: [] }, '25 users until 3 Mar 2027, suspended because an invoice is unpaid', 0],
    [{ status: 'pending', awaitsPayment: true, changes: [] }, '25 users, once the invoice is paid', 0],
    [{ status: 'pending', changes: ['users'] }, '25 users from 3 Mar 2026 until 3 Mar 2027', 1],
    [{ status: 'pending', changes: ['users'], ...theirDays }, '25 users from 4 Mar 2026 until 4 Mar 2027', 1],
    [{ status: 'expiring', users: 1, changes: ['users'] }, '1 user until 3 Mar 2027', 1],
  ] as const)('says so about %j', async (fields, words, links) => {
    await open([aRunning({ ...fields, changes: [...fields.changes] })]);
    expect(await screen.findByText(`Your organization already has this module: ${words}`)).toBeInTheDocument();
    expect(hrefs()).toHaveLength(links);
  });

  it('names each one of several', async () => {
    await open([aRunning(), aRunning({ id: 'sub-2', users: 4 })]);
    const also = (await screen.findByText('Also: 4 users until 3 Mar 2027')).closest('p');
    expect(hrefs(within(also as HTMLElement)).map(([, href]) => href)).toEqual([
      expect.stringContaining('subscription=sub-2&change=users'),
      expect.stringContaining('subscription=sub-2&change=days'),
    ]);
  });

  it('counts those after the third', async () => {
    await open(['1', '2', '3', '4', '5'].map((id) => aRunning({ id })));
    expect(await screen.findByText('And 2 more.')).toBeInTheDocument();
    expect(hrefs()).toHaveLength(6);
  });

  it.each([[[]], [undefined]])(
    'says nothing if there are none, or if an older API doesn’t list them: %j',
    async (owned) => {
      await open(owned);
      expect(screen.queryByText(own)).not.toBeInTheDocument();
    },
  );
});
