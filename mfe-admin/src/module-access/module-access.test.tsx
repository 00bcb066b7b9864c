import type { ModuleGrant } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';

const api = fakeApi();
const user = userEvent.setup();
const sent: unknown[] = [];

const section = (sectionId: string, sectionName: string) => ({ sectionId, sectionName });
const grant = (moduleId: string, moduleName: string, fields: Partial<ModuleGrant> = {}): ModuleGrant => ({
  moduleId,
  moduleName,
  category: 'Human Resources',
  access: 'No Access',
  sectionIds: [],
  sections: [section('shifts', 'Shifts'), section('swaps', 'Swaps')],
  hasSeat: false,
  ...fields,
});
const asha = { id: 'asha', name: 'Asha Rao', email: 'asha@tex.example', role: 'USER', organization: 'Meridian' };

const open = (query = '&user=asha') =>
  renderPage(IamDashboardPage, { path: '/iam-dashboard', at: `/iam-dashboard?tab=access${query}` });
const accessTo = async (name: string) => within(await screen.findByRole('group', { name: `Access to ${name}` }));
const level = async (name: string, label: string) => (await accessTo(name)).getByRole('radio', { name: label });

beforeEach(() => {
  sent.length = 0;
  signInAs(aUser({ id: 'me', role: 'ADMIN' }));
  api.get('/tex-suite/user/asha', () => api.json(asha));
  api.get('/tex-suite/user/asha/module-access', () =>
    api.json([
      grant('attendance', 'Attendance', { access: 'Full Access' }),
      grant('leave', 'Leave', { hasSeat: true }),
      grant('wiki', 'Wiki', { sections: [], category: 'Collaboration' }),
    ]),
  );
  api.put('/tex-suite/user/asha/module-access', async ({ request }) => {
    sent.push(await request.json());
    return api.json([]);
  });
});

it('finds a user by name and shows their modules', async () => {
  api.get('/tex-suite/user', ({ request }) => {
    expect(new URL(request.url).searchParams.get('search')).toBe('rao');
    return api.json({ content: [asha] });
  });
  const { router } = open('');
  await user.type(screen.getByRole('searchbox', { name: 'Find a user' }), 'rao');
  await user.click(await screen.findByRole('button', { name: /Show modules of Asha Rao/ }));
  expect(router.state.location.search).toBe('?tab=access&user=asha');
  expect(await level('Attendance', 'Full')).toBeChecked();
  expect(await level('Leave', 'No Access')).toBeChecked();
  expect(screen.getByText(/full access through a subscription/)).toBeInTheDocument();
  expect(await level('Wiki', 'Partial')).toBeDisabled();
});

it('changes several modules at once, some by section', async () => {
  open();
  await user.click(await level('Attendance', 'Partial'));
  const sections = within(screen.getByRole('group', { name: 'Open sections of Attendance' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Choose at least one section of Attendance.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(sections.getByRole('checkbox', { name: 'Swaps' }));
  await user.click(await level('Wiki', 'Full'));
  expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Access to 2 modules updated.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      modules: [
        {
          ...{ moduleId: 'attendance', access: 'Partial Access', sectionIds: ['swaps'] },
          was: expect.objectContaining({ sectionIds: [] }),
        },
        { moduleId: 'wiki', access: 'Full Access', was: { access: 'No Access', sectionIds: [] } },
      ],
    },
  ]);
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
});

it('drops a change that is reverted, and asks before changes are lost', async () => {
  const { router } = open();
  await user.click(await level('Wiki', 'Full'));
  await user.click(await level('Wiki', 'No Access'));
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();
  await user.click(await level('Wiki', 'Full'));
  await user.click(screen.getByRole('link', { name: 'Audit log' }));
  expect(
    await screen.findByText('If you leave now, you’ll lose your changes to the access of Asha Rao.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.search).toBe('?tab=access&user=asha');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await level('Wiki', 'No Access')).toBeChecked();
});

it('keeps the changes when they are refused', async () => {
  api.put('/tex-suite/user/asha/module-access', () => api.json({ message: "There's no module wiki." }, 404));
  open();
  await user.click(await level('Wiki', 'Full'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText("There's no module wiki.")).toBeInTheDocument();
  expect(await level('Wiki', 'Full')).toBeChecked();
});

it('keeps the changes, and shows what someone else has saved meanwhile', async () => {
  const message = 'Somebody else has changed this access to Wiki since you opened it.';
  api.put('/tex-suite/user/asha/module-access', () => api.json({ code: 'changed_meanwhile', message }, 409));
  open();
  await user.click(await level('Wiki', 'Full'));
  expect(screen.getByText(/saved: No Access/)).toBeInTheDocument();
  const sections = [{ sectionId: 'pages', sectionName: 'Pages' }];
  const wiki = { moduleId: 'wiki', moduleName: 'Wiki', category: 'Work', sections, hasSeat: false };
  api.get('/tex-suite/user/asha/module-access', () =>
    api.json([{ ...wiki, access: 'Partial Access', sectionIds: ['pages'] }]),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText(/saved: Partial Access, Pages/)).toBeInTheDocument();
  expect(await level('Wiki', 'Full')).toBeChecked();
  api.put('/tex-suite/user/asha/module-access', async ({ request }) => {
    sent.push(await request.json());
    return api.json([]);
  });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Access to 1 module updated.');
  expect(sent).toEqual([
    {
      modules: [{ moduleId: 'wiki', access: 'Full Access', was: { access: 'Partial Access', sectionIds: ['pages'] } }],
    },
  ]);
});

it('filters the modules by name, category and access', async () => {
  open();
  await accessTo('Wiki');
  const names = () => screen.getAllByRole('group', { name: /^Access to/ }).length;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'With access');
  expect(names()).toBe(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All modules');
  await user.type(screen.getByRole('searchbox', { name: 'Search modules' }), 'collab');
  await waitFor(() => expect(names()).toBe(1));
});

it('shows administrators their own access read-only', async () => {
  api.get('/tex-suite/user/asha', () => api.json({ ...asha, id: 'me' }));
  open();
  expect(await screen.findByText(/You can’t change your own permissions/)).toBeInTheDocument();
  expect(await level('Attendance', 'Full')).toBeDisabled();
});
