import { fakeApi, renderPage, settle } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTutorial } from '../testing/factories.ts';
import ComingSoonPage from './coming-soon.tsx';
import TutorialPage from './tutorial.tsx';

const api = fakeApi();
beforeEach(() => void api.get('/tex-admin/modules/upcoming', () => api.json({})));

describe('tutorials', () => {
  const open = async (answer: () => unknown) => {
    api.get('/tex-admin/tutorials', () => answer() as never);
    renderPage(TutorialPage, { path: '/tutorial' });
    await settle();
  };

  it('are grouped by module, the general ones first [ROUTE-10]', async () => {
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

  it('say when they can’t be loaded, and try again', async () => {
    await open(() => api.json({}, 404));
    expect(screen.getByText('The tutorials could not be loaded')).toBeInTheDocument();
    api.get('/tex-admin/tutorials', () => api.json([aTutorial()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
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

  it('lists what is announced, with or without a date [ROUTE-09, ENTITY-15]', async () => {
    await open(() =>
      api.json({
        a: { id: 'a', name: 'Fleet', expectedOn: '2027-02-01', tagline: 'Vehicles where they are needed' },
        b: { id: 'b', name: 'Canteen', expectedOn: null },
      }),
    );
    const [fleet, canteen, ...others] = screen.getAllByRole('listitem');
    expect(fleet).toHaveTextContent('FleetVehicles where they are needed');
    expect(fleet).toHaveTextContent('Expected 1 Feb 2027');
    expect(canteen).toHaveTextContent('CanteenNo date yet');
    expect(others).toEqual([]);
  });

  it.each([
    ['nothing is announced', () => api.json({})],
    ['it cannot be had', () => api.json({}, 404)],
    ['the object has another shape', () => api.json({ total: 3, list: null, text: 'soon' })],
  ])('says that nothing is announced when %s [ENTITY-15, CALL-59]', async (_when, answer) => {
    await open(answer);
    expect(screen.getByText('Nothing announced yet')).toBeInTheDocument();
  });
});
