import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import AccountsPage from '../pages/accounts.tsx';

const api = fakeApi();
const user = userEvent.setup();

beforeEach(() => signInAs(aUser()));

const open = () => renderPage(AccountsPage, { path: '/accounts' });

it('forgets the remembered e-mail on demand', async () => {
  localStorage.setItem('rememberedEmail', 'asha.rao@home.example');
  open();
  expect(screen.getByText('asha.rao@home.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget: Email for the next sign-in' }));
  expect(screen.queryByText('asha.rao@home.example')).not.toBeInTheDocument();
  expect(localStorage.getItem('rememberedEmail')).toBeNull();
});

it('signs out, clears what the device remembers, and goes to the dashboard', async () => {
  api.post('/auth/logout', () => api.json({ success: true, message: '' }));
  localStorage.setItem('theme', 'dark');
  const { router } = open();
  expect(screen.getByText('You chose the dark theme.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(getDefaultStore().get(sessionAtom).user).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage).toHaveLength(0);
});

it('opens Switch Accounts', async () => {
  open();
  await user.click(screen.getByRole('button', { name: 'Switch Accounts' }));
  expect(await screen.findByRole('dialog', { name: 'Switch Accounts' })).toBeInTheDocument();
});
