import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WaitingPage from '../pages/waiting.tsx';

const api = fakeApi();
const user = userEvent.setup();
const waiting = aUser({ organization: null });

const open = () => renderPage(WaitingPage, { path: '/waiting' });

it('tells people without an organization that an administrator will add them', async () => {
  signInAs(waiting);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Waiting for an organization' })).toBeInTheDocument();
  expect(screen.getByText('asha@tex.example')).toBeInTheDocument();
  api.get('/auth/check-auth', () => api.json({ user: waiting }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Not yet. You’re still waiting for an organization.')).toBeInTheDocument();
});

it('continues once they belong to one', async () => {
  signInAs(waiting);
  const { router } = open();
  api.get('/auth/check-auth', () => api.json({ user: aUser({ organization: { id: 'acme', name: 'Acme' } }) }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  ['a member', aUser({ organization: { id: 'acme', name: 'Acme' } })],
  ['an administrator, who needs none', aUser({ role: 'ADMIN', organization: null })],
  ['an account of an older server, which names no organization', aUser()],
])('is not for %s', async (_who, account) => {
  signInAs(account);
  open();
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});
