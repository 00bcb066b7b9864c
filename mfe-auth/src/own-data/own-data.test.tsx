import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnDataCard } from './own-data-card.tsx';

const api = fakeApi();
const user = userEvent.setup();
const email = 'asha@tex.example';
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  signInAs(aUser({ email }));
  localStorage.setItem('refreshToken', 'token');
  api.post('/auth/logout', () => api.json({ success: true, message: '' }));
  api.post('/auth/account/delete', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ success: true, message: 'Your account was deleted.' });
  });
});

const open = async () => {
  renderWidget(<OwnDataCard email={email} />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
};
const field = () => screen.getByRole('textbox', { name: `Type ${email} to confirm` });
const submit = () => user.click(screen.getByRole('button', { name: 'Delete permanently' }));

it('saves the file from the server', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.get('/auth/account/data', () => api.json({ users: [] }));
  renderWidget(<OwnDataCard email={email} />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Your data was downloaded. We emailed you a confirmation.')).toBeInTheDocument();
  expect(made).toHaveLength(1);
  expect(click).toHaveBeenCalledTimes(1);
});

it('says what is deleted and what is kept, and deletes nothing without the account’s email', async () => {
  await open();
  expect(field()).toHaveFocus();
  expect(screen.getByText(/Orders and invoices stay/)).toBeInTheDocument();
  await submit();
  await user.type(field(), 'other@tex.example');
  await submit();
  expect(field()).toBeInvalid();
  expect(sent).toEqual([]);
});

it('deletes the account, and leaves nothing about it in this browser', async () => {
  await open();
  await user.type(field(), 'Asha@tex.example');
  await submit();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(sent).toEqual([{ email: 'Asha@tex.example' }]);
});

it('keeps what was typed when the server refuses, and says why', async () => {
  api.post('/auth/account/delete', () =>
    api.json(
      { error: 'x', message: 'Somebody has to stay SUPER_ADMIN.', code: 'last_super_admin', requestId: 'r' },
      409,
    ),
  );
  await open();
  await user.type(field(), email);
  await submit();
  expect(await screen.findByText(/Somebody has to stay SUPER_ADMIN/)).toBeInTheDocument();
  expect(field()).toHaveValue(email);
  expect(localStorage.getItem('refreshToken')).toBe('token');
});

it('moves the focus to the heading when it closes', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus();
});
