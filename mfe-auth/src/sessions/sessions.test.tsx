import type { SessionSummary } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderWidget, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionsCard } from './sessions-card.tsx';
import { useSessions } from './use-sessions.ts';

const api = fakeApi();
const user = userEvent.setup();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aSession = (fields: Partial<SessionSummary>): SessionSummary => ({
  id: 'here',
  device: 'Chrome on Windows',
  kind: 'desktop',
  ip: '192.0.2.7',
  createdAt: '2026-11-18T20:00:00Z',
  lastSeenAt: ago(0),
  expiresAt: '2026-12-18T20:00:00Z',
  current: false,
  ...fields,
});
const here = aSession({ current: true, lastSeenAt: ago(1) });
const phone = aSession({
  id: 'phone',
  device: 'Safari on iOS',
  kind: 'phone',
  ip: '2001:db8::7',
  lastSeenAt: ago(185),
});
let sessions: SessionSummary[];

const Card = ({ timeZone = null }: { timeZone?: string | null }) => (
  <SessionsCard {...useSessions()} timeZone={timeZone} />
);
const open = async (timeZone: string | null = 'UTC') => {
  renderWidget(<Card timeZone={timeZone} />);
  await screen.findAllByRole('listitem');
};
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => {
  sessions = [phone, here];
  api.get('/auth/sessions', () => api.json(sessions));
});

it('lists the devices, this one first, with when they were used and from where', async () => {
  await open();
  expect(screen.getByText('2 devices')).toBeInTheDocument();
  expect(rows()[0]).toHaveTextContent('Chrome on Windows This deviceActive nowSigned in 18 Nov 2026192.0.2.7');
  expect(rows()[1]).toHaveTextContent('Safari on iOS Active 3 hours agoSigned in 18 Nov 20262001:db8::7');
  expect(within(rows()[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

it('shows dates in the user’s time zone', async () => {
  await open('Asia/Kolkata');
  expect(rows()[0]).toHaveTextContent('Signed in 19 Nov 2026');
});

it('signs one device out, says so, and moves the focus on from the row that is gone', async () => {
  const ended: unknown[] = [];
  api.delete('/auth/sessions/:id', ({ params }) => {
    ended.push(params['id']);
    sessions = [here];
    return api.json({ success: true, message: '' });
  });
  await open();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS, active 3 hours ago' }));
  expect(await screen.findByText('Safari on iOS was signed out.')).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(ended).toEqual(['phone']);
  expect(screen.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

it('removes a device that has signed out by itself from the list', async () => {
  api.delete('/auth/sessions/:id', () => {
    sessions = [here];
    return api.json({ message: "This session doesn't exist." }, 404);
  });
  await open();
  await user.click(screen.getByRole('button', { name: /^Sign out Safari/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByText("This session doesn't exist.")).not.toBeInTheDocument();
});

it('keeps the row, and says what to do, when there is no answer', async () => {
  api.delete('/auth/sessions/:id', api.lost);
  await open();
  await user.click(screen.getByRole('button', { name: /^Sign out Safari/ }));
  expect(
    await screen.findByText('The server didn’t respond. Check your connection and try again.'),
  ).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

it('signs every other device out, after a confirmation', async () => {
  const calls: string[] = [];
  api.post('/auth/sessions/revoke-others', ({ request }) => {
    calls.push(request.method);
    sessions = [here];
    return api.json({ success: true, message: '' });
  });
  await open();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else?' }));
  expect(dialog.getByText(/^1 device will have to sign in again/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All other devices were signed out.')).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(calls).toEqual(['POST']);
});

it('signs every device out, including this one, after a confirmation', async () => {
  const calls: string[] = [];
  api.post('/auth/sessions/revoke-all', ({ request }) => {
    calls.push(request.method);
    return api.json({ success: true, message: '' });
  });
  signInAs(aUser());
  localStorage.setItem('accessToken', 'a');
  await open();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  expect(dialog.getByText(/including this one/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls).toEqual(['POST']);
});

it('stays signed in when signing out everywhere fails, and says so', async () => {
  api.post('/auth/sessions/revoke-all', api.lost);
  localStorage.setItem('accessToken', 'a');
  await open();
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(
    await screen.findByText('The server didn’t respond. Check your connection and try again.'),
  ).toBeInTheDocument();
  expect(localStorage.getItem('accessToken')).toBe('a');
});

it('shows five of many at first, and all on demand', async () => {
  sessions = [here, ...Array.from({ length: 22 }, (_, index) => ({ ...phone, id: `phone-${index}` }))];
  await open();
  expect(rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 23 devices' }));
  expect(rows()).toHaveLength(23);
});

it('says when the list can’t be loaded, and tries again', async () => {
  api.get('/auth/sessions', () => api.json({}, 403));
  renderWidget(<Card />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.get('/auth/sessions', () => api.json(sessions));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

it('shows what it can of an incomplete answer', async () => {
  api.get('/auth/sessions', () => api.json([{ id: 'odd', kind: 'toaster' }, null, 'x', {}]));
  await open();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Unknown device');
});
