import { sessionAtom } from '@marketplace/shared/session';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import AccountsPage from '../pages/accounts.tsx';

const api = fakeApi();
const user = userEvent.setup();

beforeEach(() => signInAs(aUser()));

const open = () => renderPage(AccountsPage, { path: '/accounts' });

it('forgets the remembered email on demand', async () => {
  localStorage.setItem('rememberedEmail', 'asha.rao@home.example');
  open();
  expect(screen.getByText('asha.rao@home.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget: Email for the next sign-in' }));
  expect(screen.queryByText('asha.rao@home.example')).not.toBeInTheDocument();
  expect(localStorage.getItem('rememberedEmail')).toBeNull();
});

it.each([
  [
    'Recently viewed modules',
    'recentlyViewed',
    '[{"name":"Fleet"},{"name":"Leave"},{"name":"Payroll"},{"name":"GST"},{}]',
    'Fleet, Leave, Payroll and 1 more',
  ],
  ['Categories on the dashboard', 'openedCategories', '[]', 'The ones you opened or closed.'],
  ['Company details', 'companyData', '{}', 'Support hours and addresses, so they load faster.'],
  ['Theme', 'theme', 'dark', 'You chose the dark theme.'],
])('forgets %s on demand, and moves the focus on from the button that is gone', async (title, key, kept, told) => {
  localStorage.setItem(key, kept);
  open();
  expect(screen.getByText(told)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Forget: ${title}` }));
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
});

it('makes the page follow the device’s theme again', async () => {
  localStorage.setItem('theme', 'dark');
  const heard: (string | null)[] = [];
  const listen = ({ key, newValue }: StorageEvent) => key === 'theme' && heard.push(newValue);
  window.addEventListener('storage', listen);
  open();
  await user.click(screen.getByRole('button', { name: 'Forget: Theme' }));
  window.removeEventListener('storage', listen);
  expect(heard).toEqual(['light']);
});

it('forgets everything but the sign-in, after a confirmation', async () => {
  for (const key of ['rememberedEmail', 'theme', 'recentlyViewed', 'companyData', 'accessToken', 'refreshToken'])
    localStorage.setItem(key, key === 'recentlyViewed' ? '[]' : 'x');
  open();
  await user.click(screen.getByRole('button', { name: 'Forget everything' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Forget everything?' }));
  await user.click(dialog.getByRole('button', { name: 'Forget everything' }));
  expect(await screen.findByText('This device forgot everything except your sign-in.')).toBeInTheDocument();
  expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'refreshToken']);
  expect(getDefaultStore().get(sessionAtom).user).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Forget everything' })).toBeDisabled();
});

it('forgets drafts when nothing else is kept', async () => {
  sessionStorage.setItem('marketplace-draft-contact', '{"message":"Hello"}');
  open();
  await user.click(screen.getByRole('button', { name: 'Forget everything' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Forget everything?' }));
  await user.click(dialog.getByRole('button', { name: 'Forget everything' }));
  expect(sessionStorage).toHaveLength(0);
  expect(await screen.findByRole('button', { name: 'Forget everything' })).toBeDisabled();
});

it('names cart changes that are not sent yet, and drops them only after a confirmation', async () => {
  const change = (id: string, name: string) => {
    const data = { itemId: id, itemType: 'module', name, noOfUsers: 5, noOfDays: 30 };
    const entry = { id, type: 'cart-add', data, timestamp: 1, owner: 'user-1', state: 'kept' };
    localStorage.setItem(`pendingCartChange:${id}`, JSON.stringify(entry));
  };
  ['Fleet', 'Leave', 'Payroll'].forEach((name) => change(name.toLowerCase(), name));
  localStorage.setItem('theme', 'dark');
  open();
  const told = 'Add Fleet (5 users, 30 days), Add Leave (5 users, 30 days) and 1 more';
  expect(screen.getByText(told)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget: Cart changes not sent yet' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard these changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(told)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forget: Cart changes not sent yet' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

it('copes with stored values that make no sense', () => {
  localStorage.setItem('recentlyViewed', '{"not":');
  open();
  expect(screen.getByRole('button', { name: 'Forget: Recently viewed modules' })).toBeInTheDocument();
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
