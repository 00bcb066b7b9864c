import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotMePage from '../pages/not-me.tsx';

const api = fakeApi();
const user = userEvent.setup();

const open = (at = '/not-me?token=secret') => renderPage(NotMePage, { path: '/not-me', at });
const confirm = async () => user.click(await screen.findByRole('button', { name: 'Sign out that device' }));

let ended: unknown[];
beforeEach(() => {
  ended = [];
  signInAs(null);
  api.get('/auth/sign-in-notice', ({ request }) => {
    expect(new URL(request.url).searchParams.get('token')).toBe('secret');
    return api.json({ device: 'Firefox on Linux', ip: '192.0.2.7', signedInAt: '2026-11-18T20:00:00Z' });
  });
  api.post('/auth/sign-in-notice/end', async ({ request }) => {
    ended.push(await request.json());
    return api.json({ success: true, message: '' });
  });
});

it('shows which sign-in it is about, and doesn’t end it just by being opened', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Was this you?' })).toBeInTheDocument();
  for (const text of ['Firefox on Linux', '192.0.2.7', /18 Nov 2026|19 Nov 2026/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Yes, it was me' })).toHaveAttribute('href', '/');
  expect(ended).toEqual([]);
});

it.each([
  ['/login?reset', null],
  ['/profile#password', aUser()],
])('ends the session when asked to, and continues to %s', async (href, who) => {
  signInAs(who);
  open();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'That device is signed out' })).toHaveFocus();
  expect(ended).toEqual([{ token: 'secret' }]);
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', href);
});

it('keeps the question when there is no answer, and says so', async () => {
  api.post('/auth/sign-in-notice/end', api.lost);
  open();
  await confirm();
  expect(
    await screen.findByText('The server didn’t respond. Check your connection and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out that device' })).toBeEnabled();
});

it.each([
  ['used', '/not-me?token=secret', () => api.json({ message: 'no' }, 404)],
  ['without a token', '/not-me', () => api.json({}, 500)],
])('says what to do about a link that is %s', async (_what, at, answer) => {
  api.get('/auth/sign-in-notice', answer);
  open(at);
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/login?reset');
});

it('says so when the link has been used since the page was opened', async () => {
  api.post('/auth/sign-in-notice/end', () => api.json({ message: 'no' }, 404));
  open();
  await confirm();
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
});

it('tries again when the sign-in can’t be loaded', async () => {
  api.get('/auth/sign-in-notice', () => api.json({ message: 'no' }, 403));
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.get('/auth/sign-in-notice', () =>
    api.json({ device: 'Firefox on Linux', ip: '192.0.2.7', signedInAt: '2026-11-18T20:00:00Z' }),
  );
  await user.click(again);
  expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
});
