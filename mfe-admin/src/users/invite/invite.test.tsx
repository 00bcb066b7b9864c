import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../../pages/iam-dashboard.tsx';
import { readPeople } from './invitees.ts';

const api = fakeApi();
const user = userEvent.setup();
const sent: unknown[] = [];

const open = async () => {
  const page = renderPage(IamDashboardPage, { path: '/iam-dashboard' });
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Invite people' })) };
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  sent.length = 0;
  signInAs(aUser({ role: 'SUPER_ADMIN' }));
  api.get('/tex-suite/user', () => api.json({ content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 }));
  api.get('/tex-suite/clients/user', () => api.json([{ id: 'meridian', name: 'Meridian Components' }]));
  api.get('/tex-admin/marketplace-roles', () =>
    api.json([
      { id: 'payment-admin', roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', description: 'Buys.', members: 1 },
    ]),
  );
  api.post('/tex-suite/user/invite', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ invited: 1 }, 201);
  });
});

it('invites one person with role, marketplace role and organization, and closes', async () => {
  const { dialog, router } = await open();
  expect(router.state.location.search).toBe('?invite=open');
  type(dialog.getByRole('textbox', { name: 'Email' }), 'nila@tex.example ');
  type(dialog.getByRole('textbox', { name: 'Name' }), 'Nila Das');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'ADMIN');
  await dialog.findByRole('option', { name: 'Meridian Components' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Organization' }), 'Meridian Components');
  await user.click(await dialog.findByRole('checkbox', { name: /Payment admin/ }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation is on its way.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      people: [{ name: 'Nila Das', email: 'nila@tex.example' }],
      role: 'ADMIN',
      marketplaceRoleIds: ['payment-admin'],
      clientId: 'meridian',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

it('splits pasted addresses into rows, and removes rows', async () => {
  const { dialog } = await open();
  await user.click(dialog.getByRole('textbox', { name: 'Email' }));
  await user.paste('Nila Das <nila@tex.example>, ravi.iyer@tex.example\nodd, mira@tex.example');
  expect(dialog.getAllByRole('textbox', { name: 'Email' })).toHaveLength(3);
  expect(dialog.getAllByRole('textbox', { name: 'Name' })[1]).toHaveValue('Ravi Iyer');
  expect(dialog.getByText('Not added, because there’s no email address: “odd”.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove mira@tex.example' }));
  await user.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations are on their way.')).toBeInTheDocument();
});

describe('more people than fit in one request', () => {
  const list = Array.from({ length: 102 }, (_, index) => `p${index + 1}@tex.example`);
  const emails = () =>
    (sent as { people: { email: string }[] }[]).map(({ people }) => people.map(({ email }) => email));
  const pasteAll = async () => {
    const { dialog } = await open();
    await user.click(dialog.getByLabelText('Email'));
    await user.paste(list.join('\n'));
    expect(dialog.getAllByLabelText('Email')).toHaveLength(102);
    return dialog;
  };

  it('are all invited', async () => {
    const dialog = await pasteAll();
    await user.click(dialog.getByText('Send 102 invitations'));
    expect(await screen.findByText('102 invitations are on their way.')).toBeInTheDocument();
    expect(emails()).toEqual([list.slice(0, 50), list.slice(50, 100), list.slice(100)]);
  }, 60_000);

  it('stay on the list if they were not invited', async () => {
    const message = 'p51@tex.example already has an account';
    api.post('/tex-suite/user/invite', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? api.json({ invited: 50 }, 201)
        : api.json({ message, errors: [{ field: 'people.0.email', message }] }, 400);
    });
    const dialog = await pasteAll();
    await user.click(dialog.getByText('Send 102 invitations'));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('50 invitations are on their way.')).toBeInTheDocument();
    const [first, ...rest] = dialog.getAllByLabelText('Email');
    expect(first).toHaveValue('p51@tex.example');
    expect(first).toHaveAccessibleDescription(message);
    expect(rest).toHaveLength(51);
  }, 60_000);
});

it('says at each field what is missing, without a request', async () => {
  const { dialog } = await open();
  type(dialog.getByRole('textbox', { name: 'Email' }), 'nila');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Enter a name')).toBeInTheDocument();
  expect(dialog.getByText('Enter an email address, such as asha@company.com')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  expect(sent).toEqual([]);
});

it('shows a server error at its row, and keeps everything', async () => {
  const message = 'nila@tex.example already has an account';
  api.post('/tex-suite/user/invite', () => api.json({ message, errors: [{ field: 'people.0.email', message }] }, 400));
  const { dialog } = await open();
  type(dialog.getByRole('textbox', { name: 'Email' }), 'nila@tex.example');
  type(dialog.getByRole('textbox', { name: 'Name' }), 'Nila Das');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Nila Das');
});

it('says that there was no response, and keeps everything', async () => {
  api.post('/tex-suite/user/invite', () => api.lost());
  const { dialog } = await open();
  type(dialog.getByRole('textbox', { name: 'Email' }), 'nila@tex.example');
  type(dialog.getByRole('textbox', { name: 'Name' }), 'Nila Das');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server didn’t respond, so nobody was invited.');
});

it('asks before input is lost', async () => {
  const { dialog, router } = await open();
  type(dialog.getByRole('textbox', { name: 'Email' }), 'nila@tex.example');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('If you leave now, you’ll lose the invitation.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('asks before a choice is lost, but not if nothing was chosen', async () => {
  const { dialog, router } = await open();
  const role = dialog.getByRole('combobox', { name: 'Role' });
  await user.selectOptions(role, 'ADMIN');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(role).toHaveValue('ADMIN');
  await user.selectOptions(role, 'USER');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it.each([
  ['Asha Rao <asha@tex.example>', [{ name: 'Asha Rao', email: 'asha@tex.example' }]],
  ['asha_rao@tex.example', [{ name: 'Asha Rao', email: 'asha_rao@tex.example' }]],
  [
    '"Rao" <a@b.c>; nothing; d@e.f',
    [
      { name: 'Rao', email: 'a@b.c' },
      { name: 'D', email: 'd@e.f' },
    ],
  ],
  [
    'x@y.z  d@e.f',
    [
      { name: 'X', email: 'x@y.z' },
      { name: 'D', email: 'd@e.f' },
    ],
  ],
  ['no address', []],
])('reads %j', (text, people) => expect(readPeople(text)).toEqual(people));
