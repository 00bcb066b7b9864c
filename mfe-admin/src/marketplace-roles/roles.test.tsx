import type { RoleMember } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';

const api = fakeApi();
const user = userEvent.setup();
const ROLES = '/tex-admin/marketplace-roles';
const sent: unknown[] = [];

const open = (query = '') =>
  renderPage(IamDashboardPage, { path: '/iam-dashboard', at: `/iam-dashboard?tab=roles${query}` });

const paymentAdmin = {
  id: 'payment-admin',
  roleName: 'PAYMENT_ADMIN',
  roleType: 'PAYMENT',
  description: 'Fills the cart.',
  members: 3,
};
const member = (id: string, name: string, active: boolean): RoleMember => ({
  id,
  name,
  email: `${id}@tex.example`,
  status: 'active',
  organization: null,
  active,
});

beforeEach(() => {
  sent.length = 0;
  signInAs(aUser({ role: 'ADMIN' }));
  api.get(ROLES, () => api.json([paymentAdmin]));
  api.get(`${ROLES}/payment-admin/members`, ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    const all = [member('asha', 'Asha Rao', true), member('ravi', 'Ravi Iyer', false)];
    const content = all.filter(({ name }) => name.toLowerCase().includes(search));
    return api.json({ content, page: 0, size: 20, totalElements: content.length, totalPages: 1 });
  });
  api.put('/tex-suite/user', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ changed: 1 });
  });
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Payment admin' }));
const act = async (name: string, action: string) => {
  await panel();
  await chooseAction(name, action);
};

it('lists marketplace roles, with links to their members', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Marketplace roles' }));
  expect(table.getByText('Fills the cart.')).toBeInTheDocument();
  expect(table.getByRole('link', { name: /^3/ })).toHaveAttribute('href', '/iam-dashboard?role=PAYMENT_ADMIN');
});

it('says when there are no roles', async () => {
  api.get(ROLES, () => api.json([]));
  open();
  expect(await screen.findByRole('heading', { name: 'No marketplace roles yet' })).toBeInTheDocument();
});

it('says when the roles failed to load, and retries on request', async () => {
  api.get(ROLES, () => api.json({ message: 'no' }, 403));
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.get(ROLES, () => api.json([paymentAdmin]));
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Marketplace roles' })).toBeInTheDocument();
});

it('opens a role to its members, active or not, and searches them', async () => {
  const { router } = open();
  await user.click(await screen.findByRole('link', { name: 'Payment admin' }));
  expect(router.state.location.search).toBe('?tab=roles&open=payment-admin');
  const shown = await panel();
  await shown.findByText('2 members');
  expect(shown.getAllByText(/^(Active|Inactive)$/).map((badge) => badge.textContent)).toEqual(['Active', 'Inactive']);
  await user.type(shown.getByRole('searchbox', { name: 'Search members' }), 'ravi');
  expect(await shown.findByText('1 member')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=roles&open=payment-admin&search=ravi');
});

it('deactivates one member and reactivates another', async () => {
  open('&open=payment-admin');
  await (await panel()).findByText('2 members');
  await act('Asha Rao', 'Set inactive');
  await act('Ravi Iyer', 'Set active');
  await waitFor(() =>
    expect(sent).toEqual([
      { ids: ['asha'], suspendRoleIds: ['payment-admin'] },
      { ids: ['ravi'], grantRoleIds: ['payment-admin'] },
    ]),
  );
});

const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));

it.each([
  ['Asha Rao', 'Set inactive', { ids: ['asha'], grantRoleIds: ['payment-admin'] }],
  ['Ravi Iyer', 'Set active', { ids: ['ravi'], suspendRoleIds: ['payment-admin'] }],
])('undoes for %s: %s', async (name, action, inverse) => {
  open('&open=payment-admin');
  await (await panel()).findByText('2 members');
  await act(name, action);
  await undo();
  await waitFor(() => expect(sent[1]).toEqual(inverse));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

it('lets people undo revoking an active role, but not an inactive one', async () => {
  open('&open=payment-admin');
  await (await panel()).findByText('2 members');
  const revoke = async (name: string) => {
    await act(name, 'Revoke');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await screen.findByText(`${name} no longer has the Payment admin role.`);
  };
  await revoke('Ravi Iyer');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await revoke('Asha Rao');
  await undo();
  await waitFor(() => expect(sent[2]).toEqual({ ids: ['asha'], grantRoleIds: ['payment-admin'] }));
});

it('revokes the role of a member after confirmation', async () => {
  open('&open=payment-admin');
  await (await panel()).findByText('2 members');
  await act('Asha Rao', 'Revoke');
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Payment admin from Asha Rao?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Asha Rao no longer has the Payment admin role.')).toBeInTheDocument();
  expect(sent).toEqual([{ ids: ['asha'], revokeRoleIds: ['payment-admin'] }]);
});

it('grants the role to a user found by name', async () => {
  api.get('/tex-suite/user', () =>
    api.json({ content: [{ id: 'nila', name: 'Nila Das', email: 'nila@tex.example', organization: null }] }),
  );
  open('&open=payment-admin');
  await user.type((await panel()).getByRole('searchbox', { name: 'Find a user to grant this role to' }), 'nila');
  await user.click(await screen.findByRole('button', { name: /Grant to Nila Das/ }));
  expect(await screen.findByText('Nila Das now has the Payment admin role.')).toBeInTheDocument();
  await undo();
  await waitFor(() =>
    expect(sent).toEqual([
      { ids: ['nila'], grantRoleIds: ['payment-admin'] },
      { ids: ['nila'], revokeRoleIds: ['payment-admin'] },
    ]),
  );
});
