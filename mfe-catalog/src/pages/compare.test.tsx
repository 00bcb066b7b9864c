import type { ComparedModule, Comparison } from '@marketplace/shared/contracts';
import { aModuleCard, fakeApi, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import { aModule, aTier } from '../testing/factories.ts';
import ComparePage from './compare.tsx';

const api = fakeApi();
const clock = fakeClock();
const attendance = aModule({ publisher: 'Saanvi Labs', worksWith: [{ name: 'Payroll', id: 'payroll' }] });
const payroll = aModule({
  id: 'payroll',
  name: 'Payroll',
  publisher: 'Kanakadri',
  rating: 4.25,
  reviewCount: 12,
  versions: [{ version: '9.1', releasedOn: '2026-04-21', notes: 'x' }],
  pricingTiers: [aTier({ unitPrice: 2_000 })],
});

let known: Record<string, Comparison>;
const serve = (ids: string, modules: ComparedModule[], missing: string[] = []) => {
  known[ids] = { modules, missing };
  api.get('/tex-admin/compare', ({ request }) => {
    const answer = known[new URL(request.url).searchParams.get('ids') ?? ''];
    return answer ? api.json(answer) : api.json({}, 404);
  });
};
beforeEach(() => (known = {}));
const open = async (query: string) => {
  signInAs(null);
  const page = renderPage(ComparePage, { path: '/compare', at: `/compare${query}` });
  await clock.settle();
  return { pointer: clock.user(), ...page };
};
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const table = () => within(screen.getByRole('table'));
const row = (label: string) => table().getByRole('rowheader', { name: label }).closest('tr')?.querySelectorAll('td');
const cells = (label: string) => [...(row(label) ?? [])].map((cell) => plain(cell.textContent));

it('shows modules side by side, with the price for the same users and days', async () => {
  serve('attendance,payroll', [attendance, payroll]);
  const { pointer } = await open('?ids=attendance,payroll&users=20&days=10');
  expect(
    table()
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('a')?.textContent),
  ).toEqual(['Attendance', 'Payroll']);
  expect(cells('Price')).toEqual(['₹2,500.00', '₹4,000.00']);
  expect(cells('Publisher')).toEqual(['Saanvi Labs', 'Kanakadri']);
  expect(cells('Rating')).toEqual(['4.5', '4.3 (12 reviews)']);
  expect(cells('Last release')).toEqual(['2.1.0, 1 Mar 2026', '9.1, 21 Apr 2026']);
  await pointer.click(screen.getByRole('button', { name: 'More users' }));
  expect(cells('Price')).toEqual(['₹2,625.00', '₹4,200.00']);
});

it('marks what differs, and shows only that on demand', async () => {
  serve('attendance,payroll', [attendance, payroll]);
  const { pointer } = await open('?ids=attendance,payroll');
  const labels = () =>
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const marked = () =>
    table()
      .getAllByRole('row')
      .filter((one) => one.hasAttribute('data-differs')).length;
  expect(labels()).toContain('Trial');
  const differing = marked();
  expect(differing).toBeGreaterThan(2);
  await pointer.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
  expect(labels()).not.toContain('Trial');
  expect(labels()).toContain('Publisher');
  expect(labels()).toHaveLength(differing);
});

it('names modules that are gone, and says that only four are compared', async () => {
  serve('attendance,old,b,c,d', [attendance], ['old']);
  await open('?ids=attendance,old,b,c,d');
  expect(screen.getByText('“old” is no longer available.')).toBeInTheDocument();
  expect(screen.getByText('Only the first 4 modules are shown.')).toBeInTheDocument();
});

it('removes a module and adds another that a search finds, and keeps the choice on this device', async () => {
  serve('attendance,payroll', [attendance, payroll]);
  serve('attendance', [attendance]);
  serve('attendance,leave', [attendance, aModule({ id: 'leave', name: 'Leave' })]);
  api.get('/tex-admin/modules', () =>
    api.json({ content: [aModuleCard(), aModuleCard({ id: 'leave', name: 'Leave' })] }),
  );
  const { pointer } = await open('?ids=attendance,payroll');
  await pointer.click(screen.getByRole('button', { name: 'Remove Payroll' }));
  await clock.settle();
  expect(table().getAllByRole('columnheader')).toHaveLength(1);
  await pointer.type(screen.getByRole('textbox', { name: 'Add a module' }), 'le');
  await clock.pass(300);
  expect(screen.queryByRole('button', { name: 'Add Attendance' })).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Add Leave' }));
  await clock.settle();
  expect(table().getAllByRole('columnheader')).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem('compare') ?? '')).toEqual([
    { id: 'attendance', name: 'Attendance' },
    { id: 'leave', name: 'Leave' },
  ]);
});

it('without modules says what to do, and links to those chosen on this device', async () => {
  const { unmount } = await open('');
  expect(screen.getByText('Nothing to compare yet')).toBeInTheDocument();
  unmount();
  localStorage.setItem(
    'compare',
    JSON.stringify([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ]),
  );
  await open('?ids=');
  expect(screen.getByRole('link', { name: 'Compare A, B' })).toHaveAttribute('href', '/compare?ids=a,b');
});

it('that can’t be loaded is requested again', async () => {
  api.get('/tex-admin/compare', () => api.json({}, 403));
  const { pointer } = await open('?ids=attendance');
  expect(screen.getByText('The modules could not be loaded')).toBeInTheDocument();
  serve('attendance', [attendance]);
  await pointer.click(screen.getByRole('button', { name: 'Try again' }));
  await clock.settle();
  expect(table().getByRole('link', { name: 'Attendance' })).toBeInTheDocument();
});
