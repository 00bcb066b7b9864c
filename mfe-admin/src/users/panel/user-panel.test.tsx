import type { PersonDetail } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../../pages/iam-dashboard.tsx';

const api = fakeApi();
const user = userEvent.setup();
const sent: [string, unknown][] = [];

const asha: PersonDetail = {
  id: 'asha',
  name: 'Asha Rao',
  email: 'asha@tex.example',
  role: 'USER',
  marketplaceRoles: [{ roleName: 'PAYMENT_CREATOR', roleStatus: false }],
  status: 'active',
  organization: 'Meridian Components',
  lastSeenAt: '2026-03-04T10:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  phone: '+91 98765 43210',
  clients: [{ id: 'meridian', name: 'Meridian Components' }],
  openSessions: 2,
  givenModules: 1,
  invitation: null,
};

const role = (id: string, roleName: string) => ({
  id,
  roleName,
  roleType: 'PAYMENT',
  description: `${id}.`,
  members: 0,
});

/** Serves the user and records changes. */
const answerWith = (person: PersonDetail) => {
  api.get(`/tex-suite/user/${person.id}`, () => api.json(person));
  const keep =
    (path: string) =>
    async ({ request }: { request: Request }) => {
      sent.push([path, await request.json()]);
      return api.json(person);
    };
  api.put('/tex-suite/user', keep('/user'));
  api.put(`/tex-suite/user/${person.id}`, keep('name'));
  api.put(`/tex-suite/user/${person.id}/role`, keep('role'));
};

const open = (id = 'asha') => renderPage(IamDashboardPage, { path: '/iam-dashboard', at: `/iam-dashboard?user=${id}` });
const panel = async (name = 'Asha Rao') => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  sent.length = 0;
  signInAs(aUser({ id: 'me', role: 'ADMIN' }));
  const people = { content: [asha], page: 0, size: 20, totalElements: 1, totalPages: 1 };
  api.get('/tex-suite/user', () => api.json(people));
  api.get('/tex-admin/marketplace-roles', () =>
    api.json([role('payment-admin', 'PAYMENT_ADMIN'), role('payment-creator', 'PAYMENT_CREATOR')]),
  );
  api.get('/tex-admin/audit', () =>
    api.json({
      content: [
        {
          id: 'e1',
          at: '2026-03-04T10:00:00Z',
          actor: { id: 'me', email: 'mira@tex.example' },
          action: 'user.role_changed',
          target: { type: 'user', id: 'asha', name: 'asha@tex.example' },
          before: { role: 'ADMIN' },
          after: { role: 'USER' },
          ip: null,
        },
      ],
    }),
  );
});

it('shows a user in the side panel: profile, sessions, roles and latest events', async () => {
  answerWith(asha);
  open();
  const shown = await panel();
  expect(screen.getByRole('heading', { name: 'Asha Rao' })).toHaveFocus();
  for (const text of ['asha@tex.example', '+91 98765 43210', 'Meridian Components', 'Signed in on 2 devices']) {
    expect(shown.getByText(text)).toBeInTheDocument();
  }
  expect(await shown.findByText(/User role changed/)).toHaveTextContent('mira@tex.example');
  expect(await shown.findByText('Inactive')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Change module access' })).toHaveAttribute(
    'href',
    '/iam-dashboard?tab=access&user=asha',
  );
  expect(shown.getByRole('link', { name: 'See all activity' })).toHaveAttribute(
    'href',
    '/iam-dashboard?tab=audit&target=asha',
  );
});

it('closes on Escape, and returns the focus to the row', async () => {
  answerWith(asha);
  const { router } = open();
  await panel();
  await screen.findByRole('table', { name: 'Users' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveFocus());
});

it('changes the role after confirmation; an ADMIN cannot grant SUPER_ADMIN', async () => {
  answerWith(asha);
  open();
  const field = (await panel()).getByRole('combobox', { name: 'Role' });
  expect(
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['User', 'Admin']);
  await user.selectOptions(field, 'ADMIN');
  const question = within(await screen.findByRole('alertdialog', { name: 'Make Asha Rao an admin?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await user.selectOptions(field, 'ADMIN');
  await user.click(await screen.findByRole('button', { name: 'Make admin' }));
  expect(await screen.findByText('Asha Rao is now an admin.')).toBeInTheDocument();
  expect(sent).toEqual([['role', { role: 'ADMIN', was: 'USER' }]]);
});

it('grants, activates and revokes marketplace roles', async () => {
  answerWith(asha);
  open();
  const shown = await panel();
  await user.click(await shown.findByRole('button', { name: 'Grant Payment admin' }));
  expect(await screen.findByText('Asha Rao now has the Payment admin role.')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Set active Payment creator' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.click(shown.getByRole('button', { name: 'Revoke Payment creator' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Asha Rao no longer has the Payment creator role.')).toBeInTheDocument();
  expect(sent.map(([, body]) => body)).toEqual([
    { ids: ['asha'], grantRoleIds: ['payment-admin'] },
    { ids: ['asha'], grantRoleIds: ['payment-creator'] },
    { ids: ['asha'], revokeRoleIds: ['payment-creator'] },
  ]);
});

it('saves a new name, and asks before an unsaved one is lost', async () => {
  answerWith(asha);
  const { router } = open();
  const shown = await panel();
  fireEvent.change(shown.getByRole('textbox', { name: 'Name' }), { target: { value: 'Asha Menon' } });
  await user.click(shown.getByRole('button', { name: 'Close user' }));
  expect(await screen.findByText('If you leave now, you’ll lose the new name.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.search).toBe('?user=asha');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(shown.getByRole('button', { name: 'Close user' })).toHaveFocus());
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name changed.')).toBeInTheDocument();
  expect(sent).toEqual([['name', { name: 'Asha Menon', was: 'Asha Rao' }]]);
});

it('says in its field what is wrong with a name, and keeps it when there is no response', async () => {
  answerWith(asha);
  open();
  const shown = await panel();
  const name = shown.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: '  ' } });
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Enter a name');
  expect(sent).toEqual([]);
  fireEvent.change(name, { target: { value: 'Asha Menon' } });
  expect(name).not.toHaveAccessibleDescription('Enter a name');
  api.put('/tex-suite/user/asha', () => api.lost());
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await shown.findByText(/The server didn’t respond, so the name wasn’t changed\./)).toBeInTheDocument();
  expect(name).toHaveValue('Asha Menon');
});

it('keeps a name that someone else has changed meanwhile, and loads theirs on request', async () => {
  answerWith(asha);
  open();
  const shown = await panel();
  const name = () => shown.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name(), { target: { value: 'Asha Menon' } });
  const message = 'Somebody else has changed this name since you opened it.';
  api.put('/tex-suite/user/asha', () => api.json({ code: 'changed_meanwhile', message }, 409));
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await shown.findByText(message, { exact: false })).toBeInTheDocument();
  expect(name()).toHaveValue('Asha Menon');
  answerWith({ ...asha, name: 'Asha Iyer' });
  await user.click(shown.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(name()).toHaveValue('Asha Iyer'));
  fireEvent.change(name(), { target: { value: 'Asha Menon' } });
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name changed.')).toBeInTheDocument();
  expect(sent).toEqual([['name', { name: 'Asha Menon', was: 'Asha Iyer' }]]);
});

it('shows the role that someone else has assigned meanwhile', async () => {
  answerWith(asha);
  open();
  const field = (await panel()).getByRole('combobox', { name: 'Role' });
  const message = 'Somebody else has changed this role since you opened it.';
  await user.selectOptions(field, 'ADMIN');
  answerWith({ ...asha, role: 'SUPER_ADMIN' });
  api.put('/tex-suite/user/asha/role', () => api.json({ code: 'changed_meanwhile', message }, 409));
  await user.click(await screen.findByRole('button', { name: 'Make admin' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveValue('SUPER_ADMIN'));
});

it('explains to an ADMIN why a SUPER_ADMIN cannot be changed', async () => {
  answerWith({ ...asha, role: 'SUPER_ADMIN' });
  open();
  const shown = await panel();
  expect(shown.getByText('Only a super admin can change a super admin.')).toBeInTheDocument();
  expect(shown.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  expect(shown.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  expect(shown.queryByRole('button', { name: /Grant/ })).not.toBeInTheDocument();
});

it('offers to resend or withdraw an invitation', async () => {
  const invitation = {
    invitedBy: 'Mira Shah',
    createdAt: '2026-03-01T00:00:00Z',
    expiresAt: '2026-03-08T00:00:00Z',
    expired: true,
  };
  answerWith({ ...asha, status: 'invited', invitation });
  open();
  const shown = await panel();
  expect(shown.getByText(/Invited by Mira Shah on 1 Mar 2026. The link expired on 8 Mar 2026/)).toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Resend' })).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alertdialog', { name: 'Withdraw Asha Rao’s invitation?' })).toBeInTheDocument();
});

it('says when a user does not exist or failed to load', async () => {
  api.get('/tex-suite/user/gone', () => api.json({ message: 'no' }, 404));
  open('gone');
  expect(await screen.findByRole('heading', { name: 'This user doesn’t exist' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'User' })).toBeInTheDocument();
});

describe('two-step verification', () => {
  const section = async () => within((await panel()).getByRole('region', { name: 'Two-step verification' }));

  it('is reset by a SUPER_ADMIN, after a confirmation', async () => {
    signInAs(aUser({ id: 'me', role: 'SUPER_ADMIN' }));
    api.get('/tex-admin/setup', () => api.json({}, 404));
    answerWith({ ...asha, secondFactor: true });
    api.delete('/tex-suite/user/asha/second-factor', () => {
      sent.push(['second-factor', null]);
      answerWith({ ...asha, secondFactor: false });
      return api.json({});
    });
    open();
    await user.click(await (await section()).findByRole('button', { name: 'Reset two-step verification' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Reset two-step verification for Asha Rao?' }),
    );
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Two-step verification reset for Asha Rao.')).toBeInTheDocument();
    expect(sent).toEqual([['second-factor', null]]);
    expect(await (await section()).findByText('Not set up yet.')).toBeInTheDocument();
  });

  it('is only shown to an ADMIN', async () => {
    answerWith({ ...asha, secondFactor: true });
    open();
    const shown = await section();
    expect(shown.getByText('On. A password alone isn’t enough to sign in.')).toBeInTheDocument();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('lets only a SUPER_ADMIN delete an account on request', async () => {
  answerWith(asha);
  api.post('/tex-suite/user/asha/delete', async ({ request }) => {
    sent.push(['delete', await request.json()]);
    return api.json({ success: true, message: 'The account was deleted.' });
  });
  open();
  expect((await panel()).queryByRole('region', { name: 'Personal data' })).not.toBeInTheDocument();
  cleanup();
  signInAs(aUser({ id: 'me', role: 'SUPER_ADMIN' }));
  open();
  const data = within(await (await panel()).findByRole('region', { name: 'Personal data' }));
  expect(data.getByRole('button', { name: 'Download data' })).toBeInTheDocument();
  await user.click(data.getByRole('button', { name: 'Delete account' }));
  const field = data.getByRole('textbox', { name: 'Type asha@tex.example to confirm' });
  await user.type(field, 'asha');
  await user.click(data.getByRole('button', { name: 'Delete permanently' }));
  expect(field).toBeInvalid();
  await user.type(field, '@tex.example');
  await user.click(data.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([['delete', { email: 'asha@tex.example' }]]);
});
