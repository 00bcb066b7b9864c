import type { Subscription, SubscriptionOverview } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SubscriptionPage from '../pages/subscription.tsx';

// Rendering full pages is slow on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const api = fakeApi();
const user = userEvent.setup();

const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  clientId: 'meridian',
  clientName: 'Meridian Components',
  moduleId: 'attendance',
  moduleName: 'Attendance',
  iconUrl: null,
  orderId: 'order-1',
  users: 40,
  awaitsPayment: false,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  daysLeft: 200,
  status: 'active',
  suspension: null,
  cancelAtEnd: false,
  cancelReason: null,
  unitPrice: 1_200,
  currency: 'INR',
  seats: [{ userId: 'asha', name: 'Asha Rao', email: 'asha@tex.example' }],
  ...fields,
});
const leave = aSubscription({
  ...{
    id: 'subscription-2',
    clientId: 'sahyadri',
    clientName: 'Sahyadri Foods',
    moduleId: 'leave',
    moduleName: 'Leave',
  },
  ...{ users: 60, seats: [], daysLeft: 12, status: 'expiring', cancelAtEnd: true, endsAt: '2026-03-01T00:00:00.000Z' },
});

const overview: SubscriptionOverview = {
  ...{ running: 2, users: 100, seats: 1, ending: 1 },
  modules: [
    { id: 'attendance', name: 'Attendance' },
    { id: 'leave', name: 'Leave' },
  ],
};

/** Responds to every view with these, and returns which views were requested. */
const answerWith = (content: Subscription[], totalElements = content.length) => {
  const asked: Record<string, string>[] = [];
  api.get('/tex-admin/subscription/overview', () => api.json(overview));
  api.get('/tex-admin/subscription', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    asked.push(query);
    const paging = { page: Number(query.page), size: 20, totalElements, totalPages: Math.ceil(totalElements / 20) };
    return api.json({ content, ...paging });
  });
  return asked;
};
const open = (query = '') => renderPage(SubscriptionPage, { path: '/subscription', at: `/subscription${query}` });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Subscriptions' }))
    .getAllByRole('row')
    .slice(1);
const searchOf = ({ router }: ReturnType<typeof open>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

beforeEach(() => signInAs(aUser({ role: 'ADMIN' })));

it('lists the subscriptions of all clients with seats, renewal and status, next to end first [ROUTE-18] [OTHER-05] [A-64]', async () => {
  answerWith([leave, aSubscription()]);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'My Subscriptions' })).toBeInTheDocument();
  const [first, second] = await rows();
  for (const text of ['Leave', 'Sahyadri Foods', '60', '0 of 60', '1 Mar 2026', '12 days left, canceled', 'Expiring'])
    expect(first).toHaveTextContent(text);
  for (const text of ['Attendance', 'Meridian Components', '1 of 40', '1 Jan 2027', '200 days left', 'Active'])
    expect(second).toHaveTextContent(text);
});

it('shows days in the company’s time zone', async () => {
  answerWith([aSubscription({ startsOn: '2026-01-02T00:00:00.000Z', endsOn: '2027-01-02T00:00:00.000Z' })]);
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent('2 Jan 2026');
  expect(row).toHaveTextContent('2 Jan 2027');
});

it('counts running subscriptions, and warns about those that end soon', async () => {
  const asked = answerWith([aSubscription(), leave]);
  open();
  await rows();
  for (const [term, value] of [
    ['Active', '2'],
    ['Users', '100'],
    ['Seats used', '1'],
    ['Ending soon', '1'],
  ])
    expect(screen.getByText(term ?? '', { selector: 'dt' }).parentElement).toHaveTextContent(`${term}${value}`);
  await user.click(screen.getByRole('link', { name: 'Show it' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'expiring' }));
});

it('says since when one has been suspended, and which invoice is unpaid', async () => {
  const suspension = { since: '2026-02-03T10:00:00.000Z', invoiceId: 'invoice-7', invoiceNumber: 'TEX-2026-000007' };
  answerWith([aSubscription({ status: 'suspended', suspension })]);
  open('?status=suspended');
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toHaveTextContent('Suspendedsince 3 Feb 2026: TEX-2026-000007 is unpaid');
  expect(screen.getByRole('link', { name: 'TEX-2026-000007' })).toHaveAttribute(
    'href',
    '/payment-history?client=meridian&invoice=invoice-7',
  );
});

it('links to the payment history of the client, and changes nothing', async () => {
  answerWith([leave]);
  open();
  const [row] = await rows();
  expect(within(row ?? document.body).getByRole('link', { name: 'Sahyadri Foods' })).toHaveAttribute(
    'href',
    '/payment-history?client=sahyadri&view=subscriptions',
  );
  expect(within(row ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});

it('reads search, status, module, sort and page from the URL, and writes them there', async () => {
  const asked = answerWith([aSubscription(), leave]);
  const page = open('?search=sahy');
  await rows();
  expect(asked).toEqual([{ q: 'sahy', sort: 'endsAt,asc', page: '0', size: '20' }]);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Module' }), 'Attendance');
  await user.click(screen.getByRole('button', { name: 'Users' }));
  expect(searchOf(page)).toEqual({ status: 'active', module: 'attendance', sort: 'users,desc' });
  const query = { status: 'active', moduleId: 'attendance', sort: 'users,desc', page: '0', size: '20' };
  await waitFor(() => expect(asked.at(-1)).toEqual(query));
  expect(screen.getByRole('columnheader', { name: 'Users' })).toHaveAttribute('aria-sort', 'descending');
});

it('requests one page of 5,000 rows', async () => {
  const asked = answerWith(
    Array.from({ length: 20 }, (_, index) => aSubscription({ id: `s-${index}` })),
    5_000,
  );
  open('?page=249');
  expect(await rows()).toHaveLength(20);
  expect(asked).toEqual([{ sort: 'endsAt,asc', page: '249', size: '20' }]);
  expect(screen.getByText('4,981 to 5,000 of 5,000')).toBeInTheDocument();
});

it('requests the CSV file of the filtered rows, and says when it fails', async () => {
  answerWith([leave]);
  const asked: string[] = [];
  api.get('/tex-suite/subscription/csv', ({ request }) => {
    asked.push(new URL(request.url).search);
    return api.json({ message: 'no' }, 403);
  });
  open('?search=sahy&status=expiring&page=0');
  await rows();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('The CSV file could not be created. Please try again.')).toBeInTheDocument();
  expect(asked).toEqual(['?q=sahy&status=expiring']);
});

it('shows a skeleton first, then that there are none', async () => {
  answerWith([]);
  open();
  expect(screen.getByRole('status', { name: 'Loading subscriptions' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No subscriptions yet' })).toBeInTheDocument();
});

it('says when nothing matches, and shows all on request', async () => {
  answerWith([]);
  const page = open('?search=nothing');
  expect(await screen.findByRole('heading', { name: 'No subscriptions match' })).toBeInTheDocument();
  answerWith([leave]);
  await user.click(screen.getByRole('button', { name: 'Show all subscriptions' }));
  expect(await rows()).toHaveLength(1);
  expect(searchOf(page)).toEqual({});
});

it('says when the list failed, and retries on request', async () => {
  api.get('/tex-admin/subscription/overview', () => api.json({ message: 'no' }, 403));
  api.get('/tex-admin/subscription', () => api.json({ message: 'no' }, 403));
  open();
  expect(await screen.findByRole('heading', { name: 'The subscriptions could not be loaded' })).toBeInTheDocument();
  answerWith([leave]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});
