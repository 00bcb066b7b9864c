import { keepTokens } from '@marketplace/shared/http';
import { checkSession, signOut } from '@marketplace/shared/session';
import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplacedBanner } from './replaced-banner.tsx';

const api = fakeApi();
const asha = aUser({ id: 'asha', name: 'Asha Rao' });
const ravi = aUser({ id: 'ravi', name: 'Ravi Shah' });

const become = async (user: typeof asha) => {
  api.get('/auth/check-auth', () => api.json({ user }));
  await act(() => checkSession());
};
const open = () => {
  signInAs(asha);
  sessionStorage.setItem('tab-owner', 'asha');
  keepTokens({ accessToken: 'of-ravi', refreshToken: 'refresh' });
  renderWidget(<ReplacedBanner />);
};
const banner = () => screen.queryByRole('alert');

it('names who signed in and who was signed out, until it is closed', async () => {
  open();
  expect(banner()).not.toBeInTheDocument();
  await become(ravi);
  expect(banner()).toHaveTextContent('Ravi Shah signed in from another tab');
  expect(banner()).toHaveTextContent('This tab no longer shows Asha Rao’s account.');
  expect(banner()).not.toHaveTextContent(/typed|lost/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).not.toBeInTheDocument();
});

it('says what becomes of a draft', async () => {
  open();
  sessionStorage.setItem('marketplace-draft-contact', '{"message":"Hello"}');
  await become(ravi);
  expect(banner()).toHaveTextContent('hidden until they sign in again, and deleted when someone signs out');
});

it('says that unsaved changes are lost', async () => {
  open();
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  await become(ravi);
  window.removeEventListener('beforeunload', hold);
  expect(banner()).toHaveTextContent('Their unsaved changes on this page are lost.');
});

it('says nothing when the same user is read again', async () => {
  open();
  await become({ ...asha, role: 'USER' });
  expect(banner()).not.toBeInTheDocument();
});

it('disappears with the sign-out', async () => {
  api.post('/auth/logout', () => api.json({}));
  open();
  await become(ravi);
  await act(async () => void (await signOut()));
  expect(banner()).not.toBeInTheDocument();
});
