import type { AuditEvent } from '@marketplace/shared/contracts';
import { aUser, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import IamDashboardPage from '../pages/iam-dashboard.tsx';
import { actionText, differencesOf } from './event-text.ts';

const api = fakeApi();
const user = userEvent.setup();

const event = (fields: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 'e1',
  at: '2026-03-04T10:00:00Z',
  actor: { id: 'mira', email: 'mira@tex.example' },
  action: 'user.marketplace_roles_changed',
  target: { type: 'user', id: 'asha', name: 'asha@tex.example' },
  before: { marketplaceRoles: [] },
  after: { marketplaceRoles: ['PAYMENT_ADMIN'] },
  ip: '192.0.2.7',
  ...fields,
});

const answerWith = (events: AuditEvent[], totalElements = events.length) => {
  const asked: URLSearchParams[] = [];
  api.get('/tex-admin/audit', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return api.json({ content: events, page: 0, size: 20, totalElements, totalPages: 1 });
  });
  return asked;
};
const open = (query = '') =>
  renderPage(IamDashboardPage, { path: '/iam-dashboard', at: `/iam-dashboard?tab=audit${query}` });
const table = () => screen.findByRole('table', { name: 'Audit log' });

beforeEach(() => {
  signInAs(aUser({ role: 'ADMIN' }));
  api.get('/tex-admin/audit/actions', () => api.json(['user.renamed', 'user.marketplace_roles_changed']));
});

it('lists who did what to whom, and expands an event to its before and after', async () => {
  answerWith([event(), event({ id: 'e2', actor: null, action: 'user.sign_in_failed', before: null, after: null })]);
  const { router } = open();
  const log = within(await table());
  expect(log.getByText('User marketplace roles changed')).toBeInTheDocument();
  expect(log.getByText('Not signed in')).toBeInTheDocument();
  const [link] = log.getAllByRole('link', { name: 'asha@tex.example' });
  expect(link).toHaveAttribute('href', '/iam-dashboard?user=asha');
  await user.click(log.getByRole('button', { name: 'Show details: User marketplace roles changed' }));
  expect(await screen.findByLabelText('Before and after')).toHaveTextContent(
    'Marketplace rolesBefore: NoneAfter: Payment admin',
  );
  expect(screen.getByText(/From 192.0.2.7/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=audit&event=e1');
  await user.click(log.getByRole('button', { name: 'Show details: User sign in failed' }));
  expect(await screen.findByText('No more details')).toBeInTheDocument();
  expect(screen.queryByLabelText('Before and after')).not.toBeInTheDocument();
});

it('reads filters from the URL, with days in the local time zone', async () => {
  api.get('/tex-suite/user/asha', () => api.json({ id: 'asha', name: 'Asha Rao' }));
  const asked = answerWith([event()]);
  open(
    '&search=role&actor=mira&action=user.renamed&target=asha&from=2026-03-01&to=2026-03-04&sort=at,asc&size=50&page=1',
  );
  await table();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    search: 'role',
    actor: 'mira',
    action: 'user.renamed',
    targetType: 'user',
    targetId: 'asha',
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 2, 5).toISOString(),
    sort: 'at,asc',
    page: '1',
    size: '50',
  });
  await user.click(await screen.findByRole('button', { name: 'About Asha Rao , show all' }));
  await waitFor(() => expect(asked.at(-1)?.has('targetId')).toBe(false));
});

it('says when nothing matches and when the log failed to load', async () => {
  answerWith([]);
  const { router } = open('&search=nothing');
  await user.click(await screen.findByRole('button', { name: 'Show all events' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=audit'));
  api.get('/tex-admin/audit', () => api.json({ message: 'no' }, 403));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('heading', { name: 'The audit log could not be loaded' })).toBeInTheDocument();
});

it('keeps both filters when their typing pauses at the same time', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  answerWith([event()]);
  const { router } = open();
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: label }), { target: { value: text } });
  type('Search the audit log', 'role');
  type('Who did it', 'mira');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(router.state.location.search).toBe('?tab=audit&search=role&actor=mira');
  jest.useRealTimers();
});

it.each([
  ['user.role_changed', 'User role changed'],
  ['coupon.created', 'Coupon created'],
  ['api_key.created', 'API key created'],
  ['order.cancelled', 'Order canceled'],
])('reads %s as %s', (action, text) => expect(actionText(action)).toBe(text));

it('lists every field that differs between before and after', () => {
  const before = { sessionsEnded: 2, on: true, Payroll: 'No Access' };
  const after = { on: false, Payroll: 'Full Access', tags: [], more: { a: 1 } };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'Sessions ended', before: '2', after: undefined },
    { field: 'On', before: 'Yes', after: 'No' },
    { field: 'Payroll', before: 'No Access', after: 'Full Access' },
    { field: 'Tags', before: undefined, after: 'None' },
    { field: 'More', before: undefined, after: '{"a":1}' },
  ]);
});
