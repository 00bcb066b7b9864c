import type { Webhook, WebhookDelivery } from '@marketplace/shared/contracts';
import { aUser, chooseAction, fakeApi, renderPage, signInAs } from '@marketplace/shared/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrganizationPage from '../pages/organization.tsx';
import SettingsPage from '../pages/settings.tsx';

// Rendering full pages is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
const api = fakeApi();
const user = userEvent.setup();
const path = '/tex-suite/webhook';

const aWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 'w1', clientId: null, url: 'https://erp.example/hooks', description: 'Our ERP', version: 'v1' },
  ...{ events: ['order.paid'], enabled: true, disabledReason: null, failingSince: null, overlapsUntil: null },
  ...{ createdAt: '2026-03-01T10:00:00Z', lastDelivery: { state: 'delivered', at: '2026-03-04T10:00:00Z' } },
  ...fields,
});
const aDelivery = (fields: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: 'd1', eventId: 'msg_1', type: 'order.paid', state: 'failed', createdAt: '2026-03-04T10:00:00Z' },
  ...{ nextAttemptAt: null, payload: '{"type":"order.paid"}' },
  attempts: [
    {
      at: '2026-03-04T10:00:01Z',
      ...{ status: 500, ms: 120, problem: 'It responded 500 instead of 2xx.', excerpt: 'Out of order' },
    },
  ],
  ...fields,
});

interface Call {
  method: string;
  path: string;
  body: unknown;
}
let calls: Call[];
let asked: Record<string, string>[];
/** Responds to a change, and records it. */
const told =
  (answer: () => unknown, status = 200) =>
  async ({ request }: { request: Request }) => {
    const text = await request.text();
    const at = new URL(request.url).pathname.replace('/api/marketplace', '');
    calls.push({ method: request.method, path: at, body: text === '' ? undefined : JSON.parse(text) });
    return api.json(answer(), status);
  };
const serve = (...webhooks: Webhook[]) =>
  api.get(path, ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return api.json(webhooks);
  });
const serveLog = (...content: WebhookDelivery[]) =>
  api.get(`${path}/w1/delivery`, ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams));
    return api.json({ content, page: 0, size: 20, totalElements: content.length, totalPages: 1 });
  });

const open = (query = '') => renderPage(SettingsPage, { path: '/settings', at: `/settings?section=webhooks${query}` });
const openOrganization = () =>
  renderPage(OrganizationPage, { path: '/organizations/:id', at: '/organizations/meridian?tab=webhooks' });
const panel = async (name = 'Our ERP') => within(await screen.findByRole('dialog', { name }));
const fill = async (area: ReturnType<typeof within>) => {
  await user.click(area.getByRole('textbox', { name: 'URL' }));
  await user.paste('https://erp.example/hooks');
  await user.click(area.getByRole('checkbox', { name: /^order\.paid/ }));
  await user.click(area.getByRole('button', { name: 'Add webhook' }));
};

beforeEach(() => {
  calls = [];
  asked = [];
  signInAs(aUser({ role: 'ADMIN' }));
  api.get('/tex-admin/setup', () => api.json({}, 404));
});

it('lists where events go and which, whether it is on, and the last delivery', async () => {
  serve(aWebhook(), aWebhook({ id: 'w2', enabled: false, disabledReason: 'gone', lastDelivery: null }));
  open();
  const [, first, second] = within(await screen.findByRole('table', { name: 'Webhooks' })).getAllByRole('row');
  for (const text of ['https://erp.example/hooks', 'Our ERP', 'order.paid', 'On', 'Delivered', '4 Mar 2026'])
    expect(first).toHaveTextContent(text);
  for (const text of ['Off', '(410)', 'None yet']) expect(second).toHaveTextContent(text);
  expect(asked).toEqual([{}]);
});

describe('a new webhook', () => {
  it('shows its secret once, until the panel closes', async () => {
    serve();
    const secret = 'whsec_abc';
    api.post(path, async (call) => {
      serve(aWebhook());
      return told(() => ({ webhook: aWebhook(), secret }), 201)(call);
    });
    const { router } = open();
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    await fill(await panel('New webhook'));
    expect(await (await panel()).findByText(secret)).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({
      ...{ url: 'https://erp.example/hooks', description: '', events: ['order.paid'], clientId: null },
    });
    await user.click(screen.getByRole('button', { name: 'Close webhook' }));
    await user.click(await screen.findByRole('link', { name: /erp/ }));
    await panel();
    expect(router.state.location.search).toBe('?section=webhooks&webhook=w1');
    expect(screen.queryByText(secret)).not.toBeInTheDocument();
  });

  it('is sent with the same key until there is a response, and with another one once it has changed', async () => {
    serve();
    const keys: (string | null)[] = [];
    api.post(path, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return api.json({ message: 'Not now.' }, 503);
    });
    open('&webhook=new');
    const area = await panel('New webhook');
    await fill(area);
    for (const length of [1, 2]) {
      await waitFor(() => expect(keys).toHaveLength(length));
      await waitFor(() => expect(area.getByRole('button', { name: 'Add webhook' })).toBeEnabled());
      await user.click(area.getByRole('button', { name: 'Add webhook' }));
    }
    await waitFor(() => expect(keys).toHaveLength(3));
    await waitFor(() => expect(area.getByRole('checkbox', { name: /^invoice\.paid/ })).toBeEnabled());
    await user.click(area.getByRole('checkbox', { name: /^invoice\.paid/ }));
    await user.click(area.getByRole('button', { name: 'Add webhook' }));
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys.slice(1)).toEqual([keys[0], keys[0], expect.stringMatching(/^[\w-]{20,}$/)]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('says what is missing, and what the server refuses', async () => {
    serve();
    const message = 'No server named erp.example was found.';
    api.post(path, () => api.json({ message, errors: [{ field: 'url', message }] }, 400));
    open('&webhook=new');
    const area = await panel('New webhook');
    await user.type(area.getByRole('textbox', { name: 'Description (optional)' }), 'ERP');
    await user.click(area.getByRole('button', { name: 'Add webhook' }));
    expect(area.getByRole('textbox', { name: 'URL' })).toHaveAccessibleDescription(/Enter a URL/);
    expect(area.getByText('Choose at least one event.')).toBeInTheDocument();
    await fill(area);
    await waitFor(() =>
      expect(area.getByRole('textbox', { name: 'URL' })).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  it('of an organization is sent with its id, and without events for the operator only', async () => {
    const client = { id: 'meridian', name: 'Meridian', masterClientId: 'meridian', orgId: 'ORG-1001' };
    const own = { ...client, currency: 'INR', taxId: null, billing: null, termsDays: 15, selected: true };
    signInAs(aUser({ marketplaceRoles: ['PAYMENT_ADMIN'] }));
    api.get('/tex-suite/clients/user', () => api.json([{ ...own, closed: false }]));
    serve();
    api.post(
      path,
      told(() => ({ webhook: aWebhook({ clientId: 'meridian' }), secret: 'whsec_abc' }), 201),
    );
    const { router } = openOrganization();
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    expect(router.state.location.search).toBe('?tab=webhooks&webhook=new');
    const area = await panel('New webhook');
    expect(area.queryByRole('checkbox', { name: /^module\.published/ })).not.toBeInTheDocument();
    await fill(area);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ clientId: 'meridian' }));
    expect(asked[0]).toEqual({ clientId: 'meridian' });
  });
});

it('changes against the version that was read, and can be turned off', async () => {
  serve(aWebhook());
  api.put(
    `${path}/w1`,
    told(() => aWebhook({ enabled: false, version: 'v2' })),
  );
  open('&webhook=w1');
  const area = await panel();
  await user.click(area.getByRole('checkbox', { name: 'Send events to this URL' }));
  serve(aWebhook({ enabled: false, version: 'v2' }));
  await user.click(area.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(area.getByRole('button', { name: 'Send test event' })).toBeDisabled());
  expect(calls[0]?.body).toEqual({
    ...{ url: 'https://erp.example/hooks', description: 'Our ERP', events: ['order.paid'] },
    ...{ enabled: false, version: 'v1' },
  });
});

it('reloads what someone else has changed', async () => {
  serve(aWebhook());
  api.put(`${path}/w1`, () => api.json({ message: 'Somebody else has changed it.', code: 'changed_meanwhile' }, 409));
  api.get(`${path}/w1`, () => api.json(aWebhook({ url: 'https://new.example/', version: 'v2' })));
  open('&webhook=w1');
  const area = await panel();
  await user.click(area.getByRole('checkbox', { name: /^order\.placed/ }));
  await user.click(area.getByRole('button', { name: 'Save changes' }));
  await user.click(await area.findByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(area.getByRole('textbox', { name: 'URL' })).toHaveValue('https://new.example/'));
  expect(area.getByRole('checkbox', { name: /^order\.placed/ })).not.toBeChecked();
});

describe('a test event', () => {
  const waiting = aDelivery({ type: 'webhook.test', state: 'waiting', attempts: [] });
  const arrived = {
    at: '2026-03-04T10:00:01Z',
    ...{ status: 204, ms: 35, problem: null, excerpt: null },
  };
  afterEach(() => jest.useRealTimers());

  it('shows the receiver’s response once there is one', async () => {
    serve(aWebhook());
    serveLog(waiting);
    api.post(
      `${path}/w1/test`,
      told(() => waiting, 201),
    );
    open('&webhook=w1');
    const area = await panel();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    const clicks = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await clicks.click(area.getByRole('button', { name: 'Send test event' }));
    expect(await area.findByText('Waiting for the receiver...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(area.getByText('Waiting for the receiver...')).toBeInTheDocument();
    serveLog(aDelivery({ id: 'd0' }), { ...waiting, state: 'delivered', attempts: [arrived] });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await area.findByText('The test arrived. It responded 204. (35 ms)')).toBeInTheDocument();
  });
});

describe('the deliveries', () => {
  it('show each attempt, and can be sent again one by one, or all failed ones at once', async () => {
    serve(aWebhook());
    serveLog(aDelivery());
    api.post(
      `${path}/w1/delivery/d1/replay`,
      told(() => aDelivery({ state: 'waiting' })),
    );
    api.post(
      `${path}/w1/replay`,
      told(() => ({ replayed: 2 })),
    );
    open('&webhook=w1&part=deliveries&delivery=d1');
    const log = within(await screen.findByRole('list', { name: 'Deliveries' }));
    for (const text of ['Failed', 'It responded 500 instead of 2xx. (120 ms)', 'Out of order', '{"type":"order.paid"}'])
      expect(log.getAllByText(text, { exact: false })[0]).toBeVisible();
    await user.click(log.getByRole('button', { name: 'Resend order.paid' }));
    expect(await screen.findByText('Resending the event.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend failed' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.selectOptions(question.getByRole('combobox', { name: 'Events from' }), 'The last 7 days');
    const before = Date.now();
    await user.click(question.getByRole('button', { name: 'Resend events' }));
    expect(await screen.findByText('Resending 2 events.')).toBeInTheDocument();
    expect(calls.map((call) => call.path)).toEqual([`${path}/w1/delivery/d1/replay`, `${path}/w1/replay`]);
    const { since } = calls[1]?.body as { since: string };
    expect(Math.abs(before - Date.parse(since) - 7 * 24 * 3_600_000)).toBeLessThan(60_000);
  });

  it('are filtered by state, sorted, and not sent again while the webhook is off', async () => {
    serve(aWebhook({ enabled: false }));
    serveLog(aDelivery());
    open('&webhook=w1&part=deliveries&state=failed&sort=type,asc');
    await screen.findByRole('list', { name: 'Deliveries' });
    expect(asked.at(-1)).toEqual({ state: 'failed', sort: 'type,asc', page: '0', size: '20' });
    expect(screen.getByRole('button', { name: 'Resend failed' })).toBeDisabled();
  });
});

it('replaces the secret after a confirmation, and shows the new one', async () => {
  serve(aWebhook());
  const rotated = aWebhook({ overlapsUntil: '2026-03-05T10:00:00Z' });
  api.post(
    `${path}/w1/secret`,
    told(() => ({ webhook: rotated, secret: 'whsec_new' })),
  );
  open('&webhook=w1');
  await panel();
  await chooseAction('this webhook', 'Replace secret');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/keeps working for 24 hours/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  serve(rotated);
  await user.click(question.getByRole('button', { name: 'Replace secret' }));
  const area = await panel();
  expect(await area.findByText('whsec_new')).toBeInTheDocument();
  expect(await area.findByText(/The previous secret works until 5 Mar 2026/)).toBeInTheDocument();
});

it('is deleted only after a confirmation', async () => {
  serve(aWebhook());
  api.delete(
    `${path}/w1`,
    told(() => ({ success: true, message: 'Webhook deleted.' })),
  );
  const { router } = open('&webhook=w1');
  await panel();
  await chooseAction('this webhook', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  expect(calls).toEqual([]);
  serve();
  await user.click(question.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeInTheDocument();
  expect(calls).toEqual([{ method: 'DELETE', path: `${path}/w1`, body: undefined }]);
  expect(router.state.location.search).toBe('?section=webhooks');
});
