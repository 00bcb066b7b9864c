import type { Health, PeopleOverview, SalesOverview, SupportOverview } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OverviewPage from '../pages/overview.tsx';

configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  amount: (index + 1) * 100_000,
}));
const sales: SalesOverview = {
  ...{ currency: 'INR', revenue: months },
  dues: {
    ...{ invoices: 5, amount: 450_000, overdueInvoices: 2, overdueAmount: 150_000, notYetDue: 300_000 },
    ageing: { '0-30': 100_000, '31-60': 50_000, '61-90': 0, '90+': 0 },
  },
  endings: { renewing: 3, notRenewing: 1, atRisk: 90_000 },
};
const nothing: SalesOverview = {
  ...{ currency: 'INR', revenue: months.map(({ month }) => ({ month, amount: 0 })) },
  dues: {
    ...{ invoices: 0, amount: 0, overdueInvoices: 0, overdueAmount: 0, notYetDue: 0 },
    ageing: { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 },
  },
  endings: { renewing: 0, notRenewing: 0, atRisk: 0 },
};
const support: SupportOverview = {
  ...{ unsolved: 1_204, waiting: 7, urgent: 1, unassigned: 30 },
  ages: { day: 4, threeDays: 100, week: 200, older: 900 },
};
const quiet: SupportOverview = {
  ...{ unsolved: 0, waiting: 0, urgent: 0, unassigned: 0 },
  ages: { day: 0, threeDays: 0, week: 0, older: 0 },
};
const people: PeopleOverview = {
  people: 61,
  days: [
    { day: '2026-11-26T00:00:00.000Z', joined: 2, signInFailures: 9 },
    { day: '2026-11-27T00:00:00.000Z', joined: 1, signInFailures: 4 },
  ],
};
const measured = { lcp: null, inp: null, cls: null, shown: null, lastAt: '2026-11-27T08:00:00Z' };
const health: Health = {
  ...{ from: '2026-11-26T08:00:00Z', to: '2026-11-27T08:00:00Z' },
  parts: [
    { app: 'mfe-cart', release: 'b', pageViews: 150, errors: 1, loadFailures: 0, ...measured },
    { app: 'mfe-cart', release: 'a', pageViews: 50, errors: 4, loadFailures: 5, ...measured },
    { app: 'host', release: 'a', pageViews: 1_000, errors: 9, loadFailures: 0, ...measured },
    { app: 'mfe-auth', release: 'a', pageViews: 0, errors: 1, loadFailures: 0, ...measured },
  ],
};

const answer = (fields: { sales?: SalesOverview; support?: SupportOverview; reported?: number; steps?: boolean[] }) => {
  api.get('/tex-admin/overview/sales', () => api.json(fields.sales ?? sales));
  api.get('/tex-admin/overview/support', () => api.json(fields.support ?? support));
  api.get('/tex-admin/overview/people', () => api.json(people));
  api.get('/tex-admin/health', () => api.json(health));
  api.get('/tex-admin/review', () => api.json({ content: [], totalElements: fields.reported ?? 0 }));
  const steps = (fields.steps ?? []).map((done, index) => ({ id: `step-${index}`, title: 'Step', done }));
  api.get('/tex-admin/setup', () => api.json({ steps }));
};
const open = () => renderPage(OverviewPage, { path: '/overview', at: '/overview' });
const card = (name: string) => screen.findByRole('region', { name });
const links = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.replace('/marketplace', '')]);

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => jest.restoreAllMocks());

it('lists what needs attention today, each line with a link to its list', async () => {
  answer({ reported: 2 });
  open();
  const toDo = await card('To do');
  await within(toDo).findByText('2 reported reviews to check');
  await within(toDo).findByText('1 urgent ticket open');
  await within(toDo).findByText(/overdue/);
  expect(links(toDo)).toEqual([
    ['1 urgent ticket open', '/tickets?view=urgent'],
    ['7 conversations are waiting for a reply', '/tickets?view=waiting'],
    ['2 invoices overdue, ₹1,500.00 in total', '/orders?status=overdue'],
    ["1 subscription ends within 30 days and doesn't renew", '/subscription?status=expiring'],
    ['2 reported reviews to check', '/review-moderation'],
  ]);
});

it('says which currency its figures are in if there are others', async () => {
  answer({ sales: { ...sales, currencies: ['EUR', 'INR', 'USD'] } });
  open();
  for (const name of ['Revenue', 'Unpaid invoices', 'Ending in 30 days'])
    expect(await within(await card(name)).findByText('In INR only. Reports have EUR and USD too.')).toBeInTheDocument();
  expect(
    await within(await card('To do')).findByText('2 INR invoices overdue, ₹1,500.00 in total'),
  ).toBeInTheDocument();
});

it('says when nothing is left to do, but only once everything is known', async () => {
  answer({ sales: nothing, support: quiet });
  let finish: () => void = () => undefined;
  api.get('/tex-admin/overview/support', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return api.json(quiet);
  });
  open();
  const toDo = await card('To do');
  await within(await card('Unpaid invoices')).findByText(/0 invoices/);
  expect(toDo).not.toHaveTextContent(/caught up/);
  finish();
  await within(toDo).findByText('You’re all caught up.');
  expect(links(toDo)).toEqual([]);
});

it('shows the figures of each card, and links to the list behind them', async () => {
  answer({});
  open();
  const read = async (name: string, text: RegExp) => {
    const region = await card(name);
    await within(region).findByText(text);
    return [region.textContent, links(region)];
  };
  const revenue = await card('Revenue');
  await within(revenue).findByText(/this month/);
  expect(revenue).toHaveTextContent('₹12,000.00this month, ₹11,000.00 last month');
  expect(links(revenue)).toEqual([['Reports', '/reports']]);
  expect(await read('Unpaid invoices', /5 invoices/)).toEqual([
    expect.stringContaining('₹4,500.005 invoices, ₹1,500.00 overdue'),
    [['Overdue orders', '/orders?status=overdue']],
  ]);
  expect(await read('Open tickets', /not assigned/)).toEqual([
    expect.stringContaining('1,20430 not assigned'),
    [['Inbox, oldest first', '/tickets?sort=createdAt,asc']],
  ]);
  expect(await read('Ending in 30 days', /at risk/)).toEqual([
    expect.stringContaining('4₹900.00 at risk'),
    [['Subscriptions', '/subscription?status=expiring']],
  ]);
  expect(await read('New people', /in 30 days/)).toEqual([
    expect.stringContaining('3in 30 days, 61 total'),
    [['Newest people', '/iam-dashboard?sort=createdAt,desc']],
  ]);
  expect(await read('Failed sign-ins', /today/)).toEqual([
    expect.stringContaining('4today, 13 in 30 days'),
    [['Audit log', '/iam-dashboard?tab=audit&action=user.sign_in_failed']],
  ]);
  const tickets = await within(await card('Open tickets')).findByRole('img', { name: 'Chart of open tickets by age' });
  expect(tickets).toHaveTextContent('Less than a day old41 to 3 days1003 to 7 days200Over a week900');
});

it('judges an application by all of its releases', async () => {
  answer({});
  open();
  const region = await card('Applications');
  await within(region).findByText('host');
  expect(links(region)).toEqual([
    ['Health', '/health'],
    ['host1,000 page views · 0.9 errors per 100Healthy', '/health?app=host'],
    ['mfe-auth0 page views · 100.0 errors per 100Many errors', '/health?app=mfe-auth'],
    ['mfe-cart200 page views · 5.0 errors per 100Many errors', '/health?app=mfe-cart'],
  ]);
});

it('keeps the other cards when one can’t be loaded', async () => {
  answer({});
  api.get('/tex-admin/overview/people', () => api.json({ message: 'Down for a moment.' }, 403));
  open();
  const failed = await card('New people');
  expect(await within(failed).findByRole('button', { name: /try again/i })).toBeVisible();
  expect(await card('Open tickets')).toHaveTextContent(/1,204/);
});

it('never says that all is done while part of the list is missing, and lets people retry', async () => {
  answer({ sales: nothing, support: quiet });
  api.get('/tex-admin/review', () => api.json({ message: 'Not now.' }, 403));
  open();
  const toDo = await card('To do');
  const retry = await within(toDo).findByRole('button', { name: /try again/i });
  expect(toDo).not.toHaveTextContent(/caught up/);
  api.get('/tex-admin/review', () => api.json({ content: [], totalElements: 1 }));
  await userEvent.click(retry);
  await within(toDo).findByText('1 reported review to check');
  expect(within(toDo).queryByRole('button')).not.toBeInTheDocument();
});
