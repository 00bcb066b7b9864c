import { renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import PaymentHistoryPage from '../pages/payment-history.tsx';
import { aChangeQuote, aSubscription } from '../testing/books-answers.ts';
import { fakeBooks } from '../testing/fake-books.ts';
import { buyer, creator } from '../testing/sign-in-buyer.ts';
import { changePath } from './changes.ts';

// Busy machines need more time.
configure({ asyncUtilTimeout: 10_000 });

const books = fakeBooks();

const open = async (kind: 'users' | 'days', fields: Parameters<typeof aSubscription>[0] = {}) => {
  const other = aSubscription({ id: 'other', moduleId: 'leave', moduleName: 'Leave' });
  books.serve({ subscriptions: [other, aSubscription(fields)] });
  books.api.post(
    '/tex-suite/subscription/:id/quote',
    books.told(() => aChangeQuote()),
  );
  const at = changePath({ id: 'subscription-1', clientId: 'client-1' }, kind);
  const page = renderPage(PaymentHistoryPage, { path: '/payment-history', at });
  await screen.findByRole('table', { name: 'Subscriptions' });
  return page;
};

it.each([
  ['users', 'Add users to Attendance'],
  ['days', 'Extend Attendance'],
] as const)('an address opens the change of a subscription: %s', async (kind, name) => {
  signInAs(buyer);
  const { router } = await open(kind);
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?client=client-1&view=subscriptions'));
});

it.each([
  ['who may not change it', creator, {}],
  ['one that is suspended', buyer, { status: 'suspended' }],
  ['one that awaits its payment', buyer, { awaitsPayment: true, status: 'pending' }],
  ['one that is cancelled', buyer, { cancelAtEnd: true }],
  ['one that is not there', buyer, { id: 'gone' }],
] as const)('an address opens nothing for %s', async (_whom, user, fields) => {
  signInAs(user);
  const { router } = await open('days', fields);
  if (user === buyer) await waitFor(() => expect(router.state.location.search).not.toContain('change='));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
