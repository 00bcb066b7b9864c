import type {
  AgeingReport,
  RecurringReport,
  RenewalsReport,
  RevenueReport,
  TaxReport,
} from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReportsPage from '../pages/reports.tsx';
import { monthText, shortMoney } from './amount-words.ts';
import { topOf } from './chart/top-of.ts';
import { pathsOf, reports } from './reports-query.ts';

configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();

const head = { currency: 'INR', currencies: ['INR'], today: '2026-11-26T00:00:00Z' };
const period = { ...head, from: '2026-10-01T00:00:00Z', to: '2026-11-26T00:00:00Z' };
const revenue: RevenueReport = {
  ...{ ...period, by: 'month', total: { invoiced: 500_000, credited: 120_000, revenue: 380_000 } },
  rows: [
    { id: '2026-10', name: '2026-10', invoiced: 500_000, credited: 20_000, revenue: 480_000 },
    { id: '2026-11', name: '2026-11', invoiced: 0, credited: 100_000, revenue: -100_000 },
  ],
};
const byModule: RevenueReport = {
  ...{ ...revenue, by: 'module' },
  rows: [{ id: 'leave', name: 'Leave', ...revenue.total }],
};
const recurring: RecurringReport = {
  ...period,
  rows: [
    { day: '2026-10-31T00:00:00Z', subscriptions: 3, users: 40, amount: 70_000 },
    { day: '2026-11-26T00:00:00Z', subscriptions: 4, users: 50, amount: 90_000 },
  ],
};
const tax: TaxReport = {
  ...{ ...period, taxes: ['CGST', 'SGST'], amounts: [45_000, 44_900], total: 89_900 },
  rows: [
    { month: '2026-10', amounts: [46_000, 45_900], total: 91_900 },
    { month: '2026-11', amounts: [-1_000, -1_000], total: -2_000 },
  ],
};
const renewals: RenewalsReport = {
  ...{ ...head, total: 66_000 },
  rows: [30, 31, 90].map((daysLeft, index) => ({
    ...{ id: `s${index}`, clientId: 'meridian', clientName: 'Meridian', moduleName: 'Leave', users: 2, daysLeft },
    ...{ endsOn: '2026-12-26T00:00:00Z', amount: 11_000 * (index + 1) },
  })),
};
const dues = { notYetDue: 10_000, ageing: { '0-30': 2_000, '31-60': 300, '61-90': 40, '90+': 5 }, total: 12_345 };
const ageing: AgeingReport = { ...head, ...dues, rows: [{ clientId: 'meridian', clientName: 'Meridian', ...dues }] };

/** Responds to all reports, with `fields` for some of them. Returns the queries in order. */
const answer = (fields: Record<string, unknown> = {}) => {
  const asked: string[] = [];
  const answers = { revenue, 'recurring-revenue': recurring, tax, renewals, ageing, ...fields };
  for (const [name, body] of Object.entries(answers))
    api.get(`/tex-admin/reports/${name}`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(`${name}${search}`);
      return api.json(searchParams.get('by') === 'module' ? byModule : body);
    });
  return asked;
};
const open = (at = '/reports') => renderPage(ReportsPage, { path: '/reports', at });
const card = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string, table: string) => {
  const found = within(await card(name)).findByRole('table', { name: table, hidden: true });
  return within(await found)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

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

it('has a table with totals behind each chart', async () => {
  answer();
  open();
  expect(await rowsOf('Revenue', 'Revenue by month')).toEqual([
    ['Month', 'Invoiced', 'Credited', 'Revenue'],
    ['Oct 2026', '₹5,000.00', '₹200.00', '₹4,800.00'],
    ['Nov 2026', '₹0.00', '₹1,000.00', '-₹1,000.00'],
    ['Total', '₹5,000.00', '₹1,200.00', '₹3,800.00'],
  ]);
  expect(await rowsOf('Recurring revenue', 'Recurring revenue by month')).toEqual([
    ['Day', 'Subscriptions', 'Users', 'Recurring revenue'],
    ['31 Oct 2026', '3', '40', '₹700.00'],
    ['26 Nov 2026', '4', '50', '₹900.00'],
  ]);
  expect((await rowsOf('Tax', 'Tax by month')).at(-1)).toEqual(['Total', '₹450.00', '₹449.00', '₹899.00']);
  expect((await rowsOf('Renewals due', 'Renewals due'))[1]).toEqual([
    ...['Meridian', 'Leave', '2', '26 Dec 2026', '30', 'No', '₹110.00'],
  ]);
  expect((await rowsOf('Aging', 'Dues by organization')).at(-1)).toEqual([
    ...['Total', '₹100.00', '₹20.00', '₹3.00', '₹0.40', '₹0.05', '₹123.45'],
  ]);
});

it('draws months above and below zero, and shows the amounts of the last one', async () => {
  answer();
  open();
  const revenueCard = await card('Revenue');
  const chart = await within(revenueCard).findByRole('img', { name: /^Chart of revenue by month/ });
  const [october, november] = [...chart.querySelectorAll('.visx-bar')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  const zero = Number(chart.querySelector('.zero')?.getAttribute('y1'));
  expect((october?.top ?? 0) + (october?.height ?? 0)).toBeCloseTo(zero);
  expect(november?.top).toBeCloseTo(zero);
  expect((october?.height ?? 0) / (november?.height ?? 1)).toBeCloseTo(4.8);
  expect(chart).toHaveTextContent(/Oct 2026Nov 2026$/);
  expect(revenueCard).toHaveTextContent('Nov 2026-₹1,000.00');
  const [first] = chart.querySelectorAll('.target');
  if (first) await user.hover(first);
  expect(revenueCard).toHaveTextContent('Oct 2026₹4,800.00');
});

it('draws renewals by days left, and dues by days overdue', async () => {
  answer();
  open();
  const bars = async (name: string) => (await within(await card(name)).findByRole('img')).textContent;
  expect(await bars('Renewals due')).toBe('1 within 30 days₹110.001 in 31 to 60 days₹220.001 in 61 to 90 days₹330.00');
  expect(await bars('Aging')).toContain('61–90 days overdue₹0.40');
});

it('keeps the breakdown, the period and the currency in the URL, and requests them', async () => {
  const inEuro = { ...head, currencies: ['EUR', 'INR'] };
  const asked = answer({ ageing: { ...ageing, ...inEuro } });
  const { router } = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Module');
  expect((await rowsOf('Revenue', 'Revenue by module'))[1]?.[0]).toBe('Leave');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last tax year');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(router.state.location.search).toBe('?by=module&period=last-tax-year&currency=EUR');
  await waitFor(() =>
    expect(asked).toEqual(
      expect.arrayContaining([
        'revenue?by=module&period=last-tax-year&currency=EUR',
        'tax?period=last-tax-year&currency=EUR',
        'renewals?currency=EUR',
      ]),
    ),
  );
});

it('offers no choice of currency if there is only one', async () => {
  answer();
  open();
  await card('Aging');
  expect(await rowsOf('Aging', 'Dues by organization')).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
});

it('shows the first 200 rows of a long table, and says how many more the file has', async () => {
  const rows = Array.from({ length: 1_250 }, (_, index) => ({
    ...dues,
    clientId: `c${index}`,
    clientName: `C ${index}`,
  }));
  answer({ ageing: { ...ageing, rows } });
  open();
  const shown = await rowsOf('Aging', 'Dues by organization');
  expect(shown.map(([name]) => name).slice(-3)).toEqual(['C 199', '1,050 more. The CSV file has them all.', 'Total']);
});

it('prefers custom days to a named period, until one is chosen', async () => {
  answer();
  const { router } = open('/reports?from=2026-04-01');
  const select = screen.getByRole('combobox', { name: 'Period' });
  expect(select).toHaveDisplayValue('Custom');
  await user.selectOptions(select, 'This tax year');
  expect(router.state.location.search).toBe('?period=tax-year');
});

it.each([
  ['', 'by=month&period=12-months'],
  ['by=organization&from=2026-01-01&to=2026-02-01&period=tax-year', 'by=organization&from=2026-01-01&to=2026-02-01'],
  // A year that is being typed.
  ['from=0002-01-01', 'by=month'],
  ['by=week&period=soon&from=2026-02-31&currency=euro', 'by=month&period=12-months'],
])('with ?%s requests %s', (query, sent) => {
  const { path, csv } = pathsOf('revenue', reports.readView(new URLSearchParams(query)));
  expect([path, csv]).toEqual([`/tex-admin/reports/revenue?${sent}`, `/tex-admin/reports/revenue/csv?${sent}`]);
});

it('says that there is nothing, and offers no file', async () => {
  const none = { invoiced: 0, credited: 0, revenue: 0 };
  answer({
    revenue: { ...revenue, total: none },
    'recurring-revenue': { ...recurring, rows: [] },
    tax: { ...tax, taxes: [] },
    renewals: { ...renewals, rows: [] },
    ageing: { ...ageing, rows: [] },
  });
  open();
  for (const [name, text] of [
    ['Revenue', 'No revenue in this period.'],
    ['Recurring revenue', 'No active subscriptions in this period.'],
    ['Tax', 'No tax in this period.'],
    ['Renewals due', 'No subscriptions end within 90 days.'],
    ['Aging', 'No unpaid invoices.'],
  ] as const) {
    const region = within(await card(name));
    expect(await region.findByText(text)).toBeInTheDocument();
    expect(region.getByRole('button', { name: `CSV of ${name.toLowerCase()}` })).toBeDisabled();
  }
});

it('says why a report could not be loaded, and tries again', async () => {
  answer();
  api.get('/tex-admin/reports/tax', () => api.json({ message: 'Choose a period of up to 10 years.' }, 400));
  open();
  const failed = within(await card('Tax'));
  expect(await failed.findByRole('alert')).toHaveTextContent('Choose a period of up to 10 years.');
  answer();
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await failed.findByText('₹899.00', { selector: 'strong' })).toBeInTheDocument();
});

it('combines everything beyond ten bars in the last one', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, label: 'x', amount: 100 - index }));
  expect(topOf(rows.slice(0, 10))).toHaveLength(10);
  expect(topOf(rows).slice(8)).toEqual([rows[8], { key: 'others', label: '3 others', amount: 91 + 90 + 89 }]);
});

it('shortens the amounts on an axis', () => {
  expect([shortMoney(0, 'INR'), shortMoney(12_345_000, 'INR'), shortMoney(-250_000, 'EUR')]).toEqual([
    ...['₹0', '₹1.2L', '-€2.5k'],
  ]);
  expect([monthText('2026-11'), monthText('2026-02-28T00:00:00Z')]).toEqual(['Nov 2026', 'Feb 2026']);
});
