import type { Module, ModuleUsage } from '@marketplace/shared/contracts';
import { aUser, fakeApi, fakeClock, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import { aModule, aUsage } from '../testing/factories.ts';
import ModuleDashboardPage from './module-dashboard.tsx';

const api = fakeApi();
const clock = fakeClock();
const NOON = new Date('2026-11-21T12:00:00');
beforeEach(() => {
  jest.setSystemTime(NOON);
  api.get('/tex-admin/modules/upcoming', () => api.json({}));
  api.get('/tex-admin/tutorials/module/attendance', () => api.json([]));
});

const USAGE = '/tex-suite/user/module/attendance/usage';
let asked: string[];
const serveUsage = (answer: () => unknown) =>
  api.get(USAGE, ({ request }) => (asked.push(new URL(request.url).search), answer() as never));

interface Situation {
  access?: string | null;
  suspended?: boolean;
  module?: Partial<Module>;
  usage?: Partial<ModuleUsage>;
  answer?: () => unknown;
}

const open = async ({ access = 'Full Access', suspended = false, ...rest }: Situation = {}) => {
  const { module = {}, usage = {}, answer } = rest;
  asked = [];
  serveUsage(answer ?? (() => api.json(aUsage(usage))));
  api.get('/tex-admin/modules/attendance', () => api.json(aModule(module)));
  const sections = [{ sectionId: 's1', sectionName: 'Shifts' }];
  const mine = { id: 'attendance', moduleName: 'Attendance', moduleAccess: access ?? '', sections, suspended };
  signInAs(aUser({ userAccess: { modules: access === null ? [] : [mine] } }));
  renderPage(ModuleDashboardPage, { path: '/module/:id/dashboard', at: '/module/attendance/dashboard' });
  await clock.settle();
  return { pointer: clock.user() };
};
const card = (title: string) => {
  const found = screen.getByRole('heading', { level: 2, name: title }).closest('section, div[class*=card]');
  return within(found as HTMLElement);
};
const figure = (label: string) => card('Your usage').getByText(label).nextElementSibling?.textContent;

describe('the dashboard of a module', () => {
  it('shows access, sections and where to go next [ROUTE-15]', async () => {
    await open({ access: 'Partial Access' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Attendance');
    expect(card('Your access').getByText('Partial Access')).toBeInTheDocument();
    expect(card('Your access').getByText('Shifts')).toBeInTheDocument();
    expect(card('Quick links').getByRole('link', { name: 'Open Attendance' })).toHaveAttribute('target', '_blank');
    expect(card('Quick links').getByRole('link', { name: 'About this module' })).toHaveAttribute(
      'href',
      '/module?id=attendance',
    );
  });

  it('says when the user has no access, or the module has no address', async () => {
    await open({ access: null });
    expect(card('Your access').getByText('No Access')).toBeInTheDocument();
    expect(card('Your access').getByText(/Ask your organization’s payment admin/)).toBeInTheDocument();
  });

  it('says that the access is suspended, and who can end that', async () => {
    await open({ access: 'No Access', suspended: true });
    expect(card('Your access').getByText('Suspended')).toBeInTheDocument();
    expect(card('Your access').getByText(/suspended because an invoice is unpaid/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open Attendance' })).not.toBeInTheDocument();
  });

  it('offers no link to an address that is not safe', async () => {
    await open({ module: { moduleUrl: 'javascript:alert(1)' } });
    expect(card('Quick links').queryByRole('link', { name: 'Open Attendance' })).not.toBeInTheDocument();
    expect(screen.getByText('This module can’t be opened yet.')).toBeInTheDocument();
  });
});

describe('the usage of a module', () => {
  const sections = ['s1', 's2', 's3'].map((sectionId) => ({ sectionId, sectionName: sectionId }));

  it('says when and how often it was opened, and how many sections are open [ROUTE-15]', async () => {
    const at = new Date(NOON.getTime() - 5 * 3_600_000).toISOString();
    await open({ module: { sections }, usage: { lastOpenedAt: at, days: aUsage().days, opensBefore: 9 } });
    expect(figure('Last opened')).toBe('5 hours ago');
    expect(figure('Opened in the last 30 days')).toBe('6 times3 fewer than the previous 30 days');
    expect(figure('Days used')).toBe('2 of 30');
    expect(figure('Sections you can open')).toBe('1 of 3');
  });

  it('requests days in the user’s own time zone', async () => {
    await open();
    expect(asked).toEqual(['?today=2026-11-21']);
  });

  it('draws a bar for each day, and says in words what it shows', async () => {
    await open();
    const chart = screen.getByRole('img', { name: /opens/ });
    expect(chart).toHaveAccessibleName('6 opens on 2 of 30 days. Most on 20 Nov 2026: 5 opens.');
    expect(chart.children).toHaveLength(30);
    expect(chart.children[29]).toHaveAttribute('data-tip', '21 Nov 2026: 1 open');
    expect(within(chart.parentElement as HTMLElement).getByText('23 Oct 2026')).toBeInTheDocument();
  });

  it.each([
    [20_000, 'Just now'],
    [60_000, '1 minute ago'],
    [23 * 3_600_000, '23 hours ago'],
    [24 * 3_600_000, '20 Nov 2026'],
    [-60_000, 'Just now'],
  ])('describes an opening %d ms ago as "%s"', async (ago, text) => {
    await open({ usage: { lastOpenedAt: new Date(NOON.getTime() - ago).toISOString() } });
    expect(figure('Last opened')).toBe(text);
  });

  it.each([
    [0, '6 times'],
    [6, '6 timesSame as the previous 30 days'],
    [2, '6 times4 more than the previous 30 days'],
  ])('compares with %d earlier openings: %s', async (opensBefore, text) => {
    await open({ usage: { opensBefore } });
    expect(figure('Opened in the last 30 days')).toBe(text);
  });

  it('says while it is empty what it will show', async () => {
    await open({ usage: { lastOpenedAt: null, days: aUsage().days.map(({ day }) => ({ day, opens: 0 })) } });
    expect(card('Your usage').getByText(/^No usage yet\. Each time you open Attendance/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /opens?\b/ })).not.toBeInTheDocument();
  });

  it('says when it can’t be loaded, without affecting the rest, and tries again', async () => {
    const { pointer } = await open({ answer: () => api.json({}, 404) });
    expect(card('Your usage').getByRole('alert')).toHaveTextContent('Your usage could not be loaded.');
    expect(card('Your access').getByText('Full Access')).toBeInTheDocument();
    serveUsage(() => api.json(aUsage()));
    await pointer.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.settle();
    expect(figure('Last opened')).toBe('19 Nov 2026');
  });

  it('reads an answer in which fields are missing [CALL-59]', async () => {
    await open({ answer: () => api.json({ days: 'none' }) });
    expect(card('Your usage').getByText(/^No usage yet/)).toBeInTheDocument();
  });
});

describe('opening the module', () => {
  it('counts, and shows the new number at once', async () => {
    const posted: unknown[] = [];
    const { pointer } = await open();
    api.post('/tex-suite/user/module/attendance/opened', async ({ request }) => {
      posted.push(await request.json());
      serveUsage(() => api.json(aUsage({ lastOpenedAt: NOON.toISOString() })));
      return api.json(aUsage());
    });
    await pointer.click(screen.getByRole('link', { name: 'Open Attendance' }));
    await clock.settle();
    expect(posted).toEqual([{ day: '2026-11-21' }]);
    expect(figure('Last opened')).toBe('Just now');
  });

  it('opens it even if that could not be counted', async () => {
    const { pointer } = await open();
    api.post('/tex-suite/user/module/attendance/opened', () => api.lost());
    await pointer.click(screen.getByRole('link', { name: 'Open Attendance' }));
    await clock.settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(figure('Last opened')).toBe('19 Nov 2026');
  });
});
