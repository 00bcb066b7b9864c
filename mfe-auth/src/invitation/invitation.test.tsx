import type { InvitationView } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AcceptInvitationPage from '../pages/accept-invitation.tsx';

const api = fakeApi();
const user = userEvent.setup();

const invitation: InvitationView = {
  name: 'Nila Das',
  email: 'nila@tex.example',
  invitedBy: { name: 'Mira Shah', email: 'mira@tex.example' },
  organization: 'Meridian Components',
  expiresAt: '2026-11-27T10:00:00Z',
};
const open = (at = '/accept-invitation?token=secret') =>
  renderPage(AcceptInvitationPage, { path: '/accept-invitation', at });
const field = (label: string) => screen.findByLabelText(label, { exact: true });
const fill = async (next: string, confirm = next) => {
  await user.type(await field('New Password'), next);
  if (confirm) await user.type(await field('Confirm Password'), confirm);
};
const submit = () => user.click(screen.getByRole('button', { name: 'Accept and sign in' }));

beforeEach(() => {
  signInAs(null);
  api.get('/auth/invitation', ({ request }) => {
    expect(new URL(request.url).searchParams.get('token')).toBe('secret');
    return api.json(invitation);
  });
});

it('says who invited whom, and until when the invitation is valid', async () => {
  open();
  expect(await screen.findByText(/Mira Shah \(mira@tex.example\) set up an account for you/)).toBeInTheDocument();
  for (const text of ['Nila Das', 'nila@tex.example', 'Meridian Components', '27 Nov 2026']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('links to the provider that the domain requires, and doesn’t ask for a password', async () => {
  api.get('/auth/invitation', () => api.json({ ...invitation, signOn: { id: 'tex', name: 'Tex Directory' } }));
  open();
  expect(await screen.findByText(/Sign in with Tex Directory to get started/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Continue with Tex Directory' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/auth\/sign-on\/tex\/start$/));
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

it('sets the password and ends signed in on the dashboard, with no way back to the link', async () => {
  const sent: unknown[] = [];
  api.post('/auth/invitation/accept', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ success: true, message: '' });
  });
  api.post('/auth/login', async ({ request }) => {
    sent.push(await request.json());
    return api.json({ userData: aUser({ email: invitation.email }), accessToken: 'a', refreshToken: 'r' });
  });
  const { router } = open();
  await fill('Brand-new-1');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sent).toEqual([
    { token: 'secret', newPassword: 'Brand-new-1' },
    { email: 'nila@tex.example', password: 'Brand-new-1' },
  ]);
  expect(router.state.historyAction).toBe('REPLACE');
});

it('goes to the sign-in page when signing in does not work at once', async () => {
  api.post('/auth/invitation/accept', () => api.json({ success: true, message: '' }));
  api.post('/auth/login', () => api.json({ message: 'Too many sign-in attempts.' }, 429));
  const { router } = open();
  await fill('Brand-new-1');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it.each([
  ['', '', 'New Password', 'Please fill in both password fields'],
  ['Brand-new-1', 'Brand-new-2', 'Confirm Password', 'Passwords do not match'],
  ['Short1a', 'Short1a', 'New Password', 'Password must be at least 8 characters long'],
])('refuses %p and %p beside %s, without a call: %s', async (next, confirm, label, said) => {
  open();
  if (next) await fill(next, confirm);
  else await field('New Password');
  await submit();
  expect(await screen.findByText(said)).toBeInTheDocument();
  await waitFor(async () => expect(await field(label)).toHaveFocus());
});

it('shows next to the password why the server refuses it', async () => {
  const message = 'Your name or email is easy to guess. Please choose another password';
  api.post('/auth/invitation/accept', () => api.json({ message, errors: [{ field: 'newPassword', message }] }, 400));
  open();
  await fill('Nila-Das-1');
  await submit();
  await waitFor(async () => expect(await field('New Password')).toHaveFocus());
  expect(await field('New Password')).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('keeps what was typed when there is no answer', async () => {
  api.post('/auth/invitation/accept', () => api.lost());
  open();
  await fill('Brand-new-1');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t respond');
  expect(await field('Confirm Password')).toHaveValue('Brand-new-1');
});

it.each([
  ['a link that is not good', '/accept-invitation?token=secret', () => api.json({ message: 'no' }, 404)],
  ['a link without a token', '/accept-invitation', () => api.json({}, 500)],
])('says what to do about %s', async (_what, at, answer) => {
  api.get('/auth/invitation', answer);
  open(at);
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
});

it('says so when the link has been used since the page was opened', async () => {
  api.post('/auth/invitation/accept', () => api.json({ message: 'no' }, 404));
  open();
  await fill('Brand-new-1');
  await submit();
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeInTheDocument();
});

it('tries again when the invitation can’t be loaded', async () => {
  api.get('/auth/invitation', () => api.json({ message: 'no' }, 403));
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.get('/auth/invitation', () => api.json(invitation));
  await user.click(again);
  expect(await screen.findByText('Nila Das')).toBeInTheDocument();
});

it('warns people who are signed in with another account', async () => {
  signInAs(aUser({ email: 'other@tex.example' }));
  open();
  expect(await screen.findByText(/You’re signed in as other@tex.example/)).toBeInTheDocument();
});
