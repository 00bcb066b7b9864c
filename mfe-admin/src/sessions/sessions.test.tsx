import type { AdminSession } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SessionsPage from '../pages/sessions.tsx';

const api = fakeApi();
const user = userEvent.setup();

const aSession = (fields: Partial<AdminSession> = {}): AdminSession => ({
  id: 's1',
  device: 'Chrome on Windows',
  kind: 'desktop',
  ip: '192.0.2.7',
  createdAt: '2026-01-04T10:00:00Z',
  lastSeenAt: '2026-03-04T10:00:00Z',
  expiresAt: '2026-04-04T10:00:00Z',
  current: false,
  user: { id: 'asha', name: 'Asha Rao', email: 'asha@tex.example', role: 'USER' },
  ...fields,
});
const ravi = { id: 'ravi', name: 'Ravi Shah', email: 'ravi@tex.example', role: 'ADMIN' };

/** Serves these sessions and records the queries. */
const answerWith = (sessions: AdminSession[], totalElements = sessions.length) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-admin/sessions', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: sessions, page: 0, size: 20, totalElements, totalPages: 1 });
  });
  return asked;
};

const open = (at = '/sessions') => renderPage(SessionsPage, { path: '/sessions', at });
const table = () => screen.findByRole('table', { name: 'Sessions' });

beforeEach(() => signInAs(aUser({ role: 'SUPER_ADMIN' })));

describe('the list', () => {
  it('shows user, device, address and times, and marks the current device', async () => {
    answerWith([
      aSession({ current: true }),
      aSession({ id: 's2', user: ravi, device: 'Safari on iOS', kind: 'phone' }),
    ]);
    open();
    const [, first, second] = within(await table()).getAllByRole('row');
    for (const text of ['Asha Rao', 'asha@tex.example', 'Chrome on Windows', 'This device', '192.0.2.7', '4 Mar 2026'])
      expect(first).toHaveTextContent(text);
    expect(second).not.toHaveTextContent('This device');
    expect(screen.getByText('2 sessions')).toBeInTheDocument();
  });

  it('reads its state from the URL, writes filters to it, and resets to the first page', async () => {
    const asked = answerWith([aSession()], 45);
    const { router } = open('/sessions?page=1&kind=phone');
    await table();
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ kind: 'phone', page: '1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Inactive for' }), 'A day or more');
    await waitFor(() => expect(asked.at(-1)?.get('idle')).toBe('1d'));
    expect(router.state.location.search).toBe('?kind=phone&idle=1d');
    await chooseAction('Asha Rao, Chrome on Windows', 'Show only this user');
    await waitFor(() => expect(asked.at(-1)?.get('userId')).toBe('asha'));
    await user.click(await screen.findByRole('button', { name: /^Only Asha Rao/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=phone&idle=1d'));
  });

  it('says when nothing matches and when it failed', async () => {
    answerWith([]);
    const { router, unmount } = open('/sessions?search=zzz');
    await user.click(await screen.findByRole('button', { name: 'Show all sessions' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    unmount();
    api.get('/tex-admin/sessions', () => api.json({ message: 'no' }, 403));
    open('/sessions?search=other');
    await screen.findByRole('heading', { name: 'The sessions could not be loaded' });
    answerWith([aSession()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });
});

describe('ending sessions', () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    api.post('/tex-admin/sessions/revoke', async ({ request }) => {
      sent.push(await request.json());
      return api.json({ revoked: 1 });
    });
    api.post('/tex-admin/sessions/revoke/user/:id', ({ params }) => {
      sent.push(params['id']);
      return api.json({ revoked: 2 });
    });
  });
  const question = () => within(screen.getByRole('alertdialog'));

  it('asks first, naming user and device, and reloads the list', async () => {
    const asked = answerWith([aSession()]);
    open();
    await table();
    await chooseAction('Asha Rao, Chrome on Windows', 'End session');
    expect(question().getByText('This signs Asha Rao (asha@tex.example) out of Chrome on Windows.')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await chooseAction('Asha Rao, Chrome on Windows', 'End session');
    await user.click(question().getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Signed Asha Rao out of Chrome on Windows.')).toBeInTheDocument();
    expect(sent).toEqual([{ ids: ['s1'] }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('ends the selected ones together, and warns about the current device', async () => {
    answerWith([aSession({ current: true }), aSession({ id: 's2', user: ravi })]);
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'End sessions' }));
    expect(
      question().getByText(/^This signs Asha Rao, Ravi Shah out of these devices\. One of them is your current device/),
    ).toBeVisible();
    await user.click(question().getByRole('button', { name: 'End 2 sessions' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['s1', 's2'] }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected sessions' })).not.toBeInTheDocument());
  });

  it('signs a user out everywhere', async () => {
    answerWith([aSession()]);
    open();
    await table();
    await chooseAction('Asha Rao, Chrome on Windows', 'Sign out everywhere');
    await user.click(question().getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(sent).toEqual(['asha']));
  });

  it('keeps the confirm dialog and the selection when there is no response', async () => {
    answerWith([aSession()]);
    api.post('/tex-admin/sessions/revoke', () => api.lost());
    open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select Asha Rao, Chrome on Windows' }));
    await user.click(screen.getByRole('button', { name: 'End sessions' }));
    await user.click(question().getByRole('button', { name: 'End 1 session' }));
    expect(await screen.findByText(/^The server didn’t respond, so nothing was changed/)).toBeInTheDocument();
    expect(question().getByRole('button', { name: 'End 1 session' })).toBeEnabled();
  });
});
