import { aUser, fakeApi, renderPage, settle, signInAs } from '@marketplace/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule, aTutorial } from '../testing/factories.ts';
import ComingSoonPage from './coming-soon.tsx';
import ModuleDashboardPage from './module-dashboard.tsx';
import TutorialPage from './tutorial.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));

describe('tutorials', () => {
  const open = async (answer: () => unknown) => {
    api.get('/tex-admin/tutorials', () => answer() as never);
    renderPage(TutorialPage, { path: '/tutorial' });
    await settle();
  };

  it('stand by module, the general ones first [ROUTE-10]', async () => {
    const general = aTutorial({ id: 'start', moduleId: null, moduleName: null, title: 'First steps' });
    const roster = aTutorial({ id: 'roster', moduleName: 'Roster', title: 'Plan a week' });
    await open(() => api.json({ content: [aTutorial(), roster, general] }));
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual(['Getting started', 'Attendance', 'Roster']);
    expect(screen.getByText('First steps')).toBeInTheDocument();
    expect(screen.getAllByText('5 min')).toHaveLength(3);
  });

  it('say when there are none', async () => {
    await open(() => api.json([]));
    expect(screen.getByText('No tutorials yet')).toBeInTheDocument();
  });

  it('say when they cannot be had, and try again', async () => {
    await open(() => api.json({}, 404));
    expect(screen.getByText('The tutorials could not be loaded')).toBeInTheDocument();
    api.get('/tex-admin/tutorials', () => api.json([aTutorial()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await settle();
    expect(screen.getByText('Your first shift')).toBeInTheDocument();
  });
});

describe('coming soon', () => {
  const open = async (answer: () => unknown) => {
    api.get('/tex-admin/modules/upcoming', () => answer() as never);
    renderPage(ComingSoonPage, { path: '/coming-soon' });
    await settle();
  };

  it('lists what is announced, with or without a day [ROUTE-09, ENTITY-15]', async () => {
    await open(() =>
      api.json({
        a: { id: 'a', name: 'Fleet', expectedOn: '2027-02-01' },
        b: { id: 'b', name: 'Canteen', expectedOn: null },
      }),
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'FleetExpected 1 Feb 2027',
      'CanteenNo date yet',
    ]);
  });

  it.each([
    ['nothing is announced', () => api.json({})],
    ['it cannot be had', () => api.json({}, 404)],
    ['the object has another shape', () => api.json({ total: 3, list: null, text: 'soon' })],
  ])('says that nothing is announced when %s [ENTITY-15, CALL-59]', async (_when, answer) => {
    await open(answer);
    expect(screen.getByText('Nothing is announced right now')).toBeInTheDocument();
  });
});

describe('the dashboard of a module', () => {
  const open = async (moduleAccess: string | null, module = {}) => {
    api.get('/tex-admin/modules/attendance', () => api.json(aModule(module)));
    api.get('/tex-admin/tutorials/module/attendance', () => api.json([]));
    const sections = [{ sectionId: 's1', sectionName: 'Shifts' }];
    const mine = { id: 'attendance', moduleName: 'Attendance', moduleAccess: moduleAccess ?? '', sections };
    signInAs(aUser({ userAccess: { modules: moduleAccess === null ? [] : [mine] } }));
    renderPage(ModuleDashboardPage, { path: '/module/:id/dashboard', at: '/module/attendance/dashboard' });
    await settle();
  };
  const card = (title: string) =>
    within(screen.getByRole('heading', { level: 2, name: title }).parentElement as HTMLElement);

  it('shows access, sections and where to go on [ROUTE-15]', async () => {
    await open('Partial Access');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Attendance');
    expect(card('Your access').getByText('Partial Access')).toBeInTheDocument();
    expect(card('Your access').getByText('Shifts')).toBeInTheDocument();
    expect(card('Quick links').getByRole('link', { name: 'Open Attendance' })).toHaveAttribute('target', '_blank');
    expect(card('Quick links').getByRole('link', { name: 'About this module' })).toHaveAttribute(
      'href',
      '/module?id=attendance',
    );
  });

  it('says when the user has no access, or the module no address', async () => {
    await open(null);
    expect(card('Your access').getByText('No Access')).toBeInTheDocument();
    expect(card('Your access').getByText(/Ask the payment administrator/)).toBeInTheDocument();
  });

  it('offers no link to an address that is not safe', async () => {
    await open('Full Access', { moduleUrl: 'javascript:alert(1)' });
    expect(card('Quick links').queryByRole('link', { name: 'Open Attendance' })).not.toBeInTheDocument();
    expect(screen.getByText('This module has no address of its own yet.')).toBeInTheDocument();
  });
});
