import type { UserSummary } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';

const api = fakeApi();
const user = userEvent.setup();

const person = (fields: Partial<UserSummary> = {}): UserSummary => ({
  id: 'asha',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  role: 'USER',
  marketplaceRoles: [],
  status: 'active',
  organization: 'Meridian Components',
  lastSeenAt: '2026-03-04T10:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  ...fields,
});

/** Serves these users and records the queries. */
const answerWith = (users: UserSummary[], totalElements = users.length) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-suite/user', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
    return api.json({ content: users, page, size, totalElements, totalPages: Math.ceil(totalElements / size) });
  });
  return asked;
};

const open = (at = '/iam-dashboard') => renderPage(IamDashboardPage, { path: '/iam-dashboard', at });
const choose = (name: string, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
const table = () => screen.findByRole('table', { name: 'Users' });

beforeEach(() => signInAs(aUser({ role: 'ADMIN' })));

it('lists users with initials, roles, status, organization and last seen', async () => {
  answerWith([
    person({
      role: 'ADMIN',
      status: 'invited',
      marketplaceRoles: ['payment admin', { roleName: 'PAYMENT_CREATOR', roleStatus: false }],
    }),
  ]);
  open();
  const [, row] = within(await table()).getAllByRole('row');
  const texts = ['AR', 'Asha Rao', 'asha@tex.example', 'Admin', 'Payment admin', 'Payment creator (inactive)'];
  for (const text of [...texts, 'Invited', 'Meridian Components', '4 Mar 2026']) expect(row).toHaveTextContent(text);
  expect(screen.getByText('1 user')).toBeInTheDocument();
});

it('says when a user has never been seen', async () => {
  answerWith([person({ lastSeenAt: null })]);
  open();
  expect(within(await table()).getByText('Never')).toBeInTheDocument();
});

it('reads its state from the URL', async () => {
  const asked = answerWith([person()], 45);
  open('/iam-dashboard?search=rao&role=PAYMENT_ADMIN&status=active&page=1&sort=email,desc');
  await table();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    search: 'rao',
    role: 'PAYMENT_ADMIN',
    status: 'active',
    page: '1',
    size: '20',
    sort: 'email,desc',
  });
  expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveValue('rao');
  expect(screen.getByText('21 to 40 of 45')).toBeInTheDocument();
});

it('writes filters to the URL and resets to the first page', async () => {
  answerWith([person()], 45);
  const { router } = open('/iam-dashboard?page=2');
  await table();
  await choose('Role', 'Admin');
  await choose('Status', 'Deactivated');
  await choose('Sort', 'Last seen');
  await choose('Rows', '50');
  await waitFor(() => expect(router.state.location.search).toContain('size=50'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    role: 'ADMIN',
    status: 'disabled',
    sort: 'lastSeenAt,desc',
    size: '50',
  });
});

it('says when nobody matches, and shows everybody on request', async () => {
  answerWith([]);
  const { router } = open('/iam-dashboard?search=nobody');
  expect(await screen.findByRole('heading', { name: 'No users match' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all users' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

describe('user actions', () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    api.put('/tex-suite/user', async ({ request }) => {
      sent.push(await request.json());
      return api.json({ changed: 1 });
    });
    api.get('/tex-admin/marketplace-roles', () =>
      api.json([
        { id: 'payment-admin', roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', description: 'Buys.', members: 1 },
      ]),
    );
  });
  const actionsFor = async (name: string) =>
    user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const entries = async () => (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);

  it('says who is deactivated and what happens, before doing it', async () => {
    const asked = answerWith([person()]);
    open();
    await chooseAction('Asha Rao', 'Deactivate');
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate Asha Rao?' }));
    expect(question.getByText(/This signs them out everywhere right away/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    const before = asked.length;
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Asha Rao deactivated.')).toBeInTheDocument();
    expect(sent).toEqual([{ ids: ['asha'], status: 'disabled' }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Asha Rao can sign in again.')).toBeInTheDocument();
    expect(sent.slice(1)).toEqual([{ ids: ['asha'], status: 'active' }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('keeps the confirm dialog, and says why, when it is refused', async () => {
    answerWith([person()]);
    api.put('/tex-suite/user', () => api.json({ message: 'Somebody has to stay SUPER_ADMIN.' }, 409));
    open();
    await chooseAction('Asha Rao', 'Deactivate');
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Somebody has to stay SUPER_ADMIN.')).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('offers invitation actions for an invited user, and none for a user who outranks the administrator', async () => {
    answerWith([
      person({ id: 'nila', name: 'Nila Das', status: 'invited' }),
      person({ id: 'top', name: 'Mira Shah', role: 'SUPER_ADMIN' }),
    ]);
    open();
    await actionsFor('Nila Das');
    expect(await entries()).toEqual(['Open', 'Module access', 'Audit log', 'Resend invitation', 'Withdraw invitation']);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await actionsFor('Mira Shah');
    expect(await entries()).toEqual(['Open', 'Module access', 'Audit log']);
  });

  it('resends an invitation, and withdraws one after confirmation', async () => {
    answerWith([person({ id: 'nila', name: 'Nila Das', email: 'nila@tex.example', status: 'invited' })]);
    const calls: string[] = [];
    api.post('/tex-suite/user/nila/invitation', () => (calls.push('sent'), api.json({ success: true, message: '' })));
    api.delete('/tex-suite/user/nila/invitation', () => (calls.push('gone'), api.json({ success: true, message: '' })));
    open();
    await chooseAction('Nila Das', 'Resend invitation');
    expect(await screen.findByText('A new invitation is on its way to nila@tex.example.')).toBeInTheDocument();
    await chooseAction('Nila Das', 'Withdraw invitation');
    await screen.findByText(/The link sent to nila@tex.example stops working/);
    await user.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
    expect(await screen.findByText('Nila Das’s invitation withdrawn.')).toBeInTheDocument();
    expect(calls).toEqual(['sent', 'gone']);
  });

  it('grants a role to all selected users, and deactivates them after confirmation', async () => {
    const held = { roleName: 'PAYMENT_ADMIN', roleStatus: true };
    answerWith([person(), person({ id: 'ravi', name: 'Ravi Iyer', marketplaceRoles: [held] })]);
    open();
    await table();
    expect(screen.queryByRole('region', { name: 'Selected users' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = screen.getByRole('region', { name: 'Selected users' });
    await within(bar).findByRole('option', { name: 'Payment admin' });
    await choose('Grant role', 'Payment admin');
    expect(await screen.findByText('Payment admin granted to 2 users.')).toBeInTheDocument();
    expect(bar).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    await user.click(screen.getByRole('checkbox', { name: 'Select Ravi Iyer' }));
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Deactivate 1 user?' })).getByRole('button', {
        name: 'Deactivate',
      }),
    );
    await screen.findByText('1 user deactivated.');
    expect(sent).toEqual([
      { ids: ['asha', 'ravi'], grantRoleIds: ['payment-admin'] },
      // The other one held it already.
      { ids: ['asha'], revokeRoleIds: ['payment-admin'] },
      { ids: ['ravi'], status: 'disabled' },
    ]);
  });
});
