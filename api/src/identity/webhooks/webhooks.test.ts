import type { WebhookReplayed, WebhookWithSecret } from '@marketplace/shared/contracts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { startReceiver, type Receiver } from '../../../test/webhook-receiver.ts';
import { keepWebhooks } from '../../../test/webhooks.ts';
import { recordEvent } from '../../notifications/index.ts';
import { tidy } from '../../operations/index.ts';
import { resealSecrets } from '../sign-on/reseal-secrets.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { listDeliveries } from './list-deliveries.ts';

let api: TestApi;
let receiver: Receiver;
let admin: string;
let buyer: string;
beforeAll(async () => {
  [api, receiver] = await Promise.all([openTestApi(), startReceiver()]);
  admin = await api.signIn('super');
  buyer = await api.signIn('buyer');
});
afterEach(() => query('delete from webhook_endpoints; delete from webhook_events; delete from mails'));
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const query = async (statement: string, values?: unknown[]) => (await api.database.pool.query(statement, values)).rows;
const keep = () => keepWebhooks(api, admin);
let names = 0;
/** A webhook of the operator to a receiver that knows its secret. */
async function open(fields: object = {}) {
  const name = `r${(names += 1)}`;
  const { webhook, secret } = await keep().created({ url: receiver.url(name), ...fields });
  await receiver.behave(name, { secret });
  return { id: webhook.id, name, secret };
}
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('managing webhooks', () => {
  it('shows the secret once, and never in the audit log', async () => {
    const answer = await keep().create({ url: 'https://receiver.example/in', description: ' Books ' });
    const { webhook, secret } = answer.json<WebhookWithSecret>();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ clientId: null, description: 'Books', enabled: true, lastDelivery: null });
    const told = [await keep().call('GET', ''), await keep().call('GET', `/${webhook.id}`)];
    for (const { body } of told) expect(body).not.toContain(secret.slice(6));
    const [event] = await query("select after::text, target_name from audit_events where action = 'webhook.created'");
    expect(event).toMatchObject({ target_name: 'receiver.example' });
    expect(event.after).not.toContain('secret');
    const [{ stored }] = await query(`select encode(secret, 'escape') as stored from webhook_endpoints`);
    expect(stored).not.toContain(secret.slice(6));
  });

  it('changes the version that was read, and deletes', async () => {
    const { id } = await open();
    const { version } = await keep().read(id);
    const first = await keep().change(id, { description: 'Stock', events: ['order.paid', 'order.paid'] });
    expect(first.json()).toMatchObject({ description: 'Stock', events: ['order.paid'] });
    expect(codeOf(await keep().change(id, { version, description: 'Other' }))).toEqual([409, 'changed_meanwhile']);
    expect((await keep().call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await keep().call('GET', `/${id}`)).statusCode).toBe(404);
  });

  it('creates ten for an organization and no more, even at once', async () => {
    const one = () => keepWebhooks(api, buyer).create({ clientId: 'meridian', url: 'https://receiver.example/' });
    const answers = await Promise.all(Array.from({ length: 12 }, one));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(codeOf(await one())).toEqual([409, 'too_many_webhooks']);
  });

  it.each([
    ['no address', 'receiver'],
    ['another scheme', 'ftp://receiver.example/'],
    ['credentials', 'https://me:secret@receiver.example/'],
  ])('refuses %s', async (_, url) => {
    const answer = await keep().create({ url });
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'url']);
  });

  it('refuses unknown events, and for an organization those of the operator', async () => {
    expect((await keep().create({ url: 'https://receiver.example/', events: ['order.eaten'] })).statusCode).toBe(400);
    expect((await keep().create({ url: 'https://receiver.example/', events: [] })).statusCode).toBe(400);
    const fields = { clientId: 'meridian', url: 'https://receiver.example/', events: ['module.published'] };
    expect((await keepWebhooks(api, buyer).create(fields)).json().errors).toMatchObject([{ field: 'events' }]);
  });
});

describe('another organization', () => {
  it('finds nothing, changes nothing, and gets nothing', async () => {
    const other = keepWebhooks(api, await api.signIn('buyer2'));
    const own = await keepWebhooks(api, buyer).created({ clientId: 'meridian', url: receiver.url('meridian') });
    await receiver.behave('meridian', { secret: own.secret });
    const { id } = own.webhook;
    const change = {
      url: 'https://evil.example/',
      description: '',
      events: ['order.paid'],
      enabled: true,
      version: 'x',
    };
    const calls = [
      other.call('GET', '?clientId=meridian'),
      other.call('GET', `/${id}`),
      other.call('PUT', `/${id}`, change),
      other.call('DELETE', `/${id}`),
      other.call('POST', `/${id}/secret`),
      other.call('POST', `/${id}/test`),
      other.call('GET', `/${id}/delivery`),
      other.call('POST', `/${id}/delivery/x/replay`),
      other.call('POST', `/${id}/replay`, { since: new Date().toISOString() }),
      other.create({ clientId: 'meridian', url: 'https://evil.example/' }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
    expect((await other.create({ url: 'https://evil.example/' })).statusCode).toBe(403);
    expect((await other.call('GET', '')).json()).toEqual([]);
    const data = {
      id: 'o',
      number: 'ORD-1',
      status: 'paid',
      method: 'invoice',
      currency: 'INR',
      total: 1,
      userId: 'u',
    };
    for (const clientId of ['sahyadri', 'meridian'])
      await recordEvent(api.database.db, {
        ...{ type: 'order.placed', clientId, data: { ...data, clientId, subscriptionId: null } },
      });
    expect((await receiver.receives('meridian', 1)).map(({ event }) => event?.data.clientId)).toEqual(['meridian']);
    expect(await keepWebhooks(api, buyer).deliveries(id)).toHaveLength(1);
  });

  it('of someone who lost the role is closed as well', async () => {
    const own = keepWebhooks(api, buyer);
    const { webhook } = await own.created({ clientId: 'meridian', url: receiver.url('lost') });
    const token = await api.signIn('creator');
    expect((await keepWebhooks(api, token).call('GET', `/${webhook.id}`)).statusCode).toBe(403);
  });
});

describe('a delivery', () => {
  it('is signed, and shows its outcome', async () => {
    const { id, name } = await open();
    const { eventId } = await keep().test(id);
    const [{ headers, event } = { headers: {} }] = await receiver.receives(name, 1);
    expect(event).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
    expect(headers).toMatchObject({
      'webhook-id': eventId,
      'content-type': 'application/json',
      'user-agent': expect.stringContaining('Webhooks'),
    });
    const { state, attempts, nextAttemptAt } = await keep().attempted(id);
    expect([state, nextAttemptAt]).toEqual(['delivered', null]);
    expect(attempts).toMatchObject([{ status: 200, problem: null, excerpt: 'ok' }]);
  });

  it('is signed with both secrets while they overlap, and later only with the new one', async () => {
    const { id, name, secret: old } = await open();
    const { secret } = (await keep().call('POST', `/${id}/secret`)).json<WebhookWithSecret>();
    expect(secret).not.toBe(old);
    await keep().test(id);
    await receiver.receives(name, 1);
    await receiver.behave(name, { secret });
    await keep().test(id);
    await receiver.receives(name, 2);
    await query("update webhook_endpoints set previous_until = now() - interval '1 second'");
    await receiver.behave(name, { secret: old });
    await keep().test(id);
    expect((await receiver.receives(name, 3)).map(({ refusal }) => refusal !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('goes out once from two replicas', async () => {
    const second = await openTestApi({}, async () => ({ ...api.database, drop: async () => undefined }));
    const { id, name } = await open();
    for (let count = 0; count < 8; count += 1) await keep().test(id);
    await receiver.receives(name, 8);
    await second.close();
    const ids = (await receiver.received(name)).map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
  });

  it('is refused beyond ten tests per minute', async () => {
    const { id } = await open();
    await query('update rate_limits set hits = 10 where key like $1', ['%webhook:test%']);
    for (let count = 0; count < 10; count += 1) await keep().call('POST', `/${id}/test`);
    const answer = await keep().call('POST', `/${id}/test`);
    expect([answer.statusCode, answer.headers['retry-after'] !== undefined]).toEqual([429, true]);
  });

  it.each([
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, /redirect/],
    ['an error', { status: 500, answer: 'broken' }, /500/],
    ['no answer', { answer: 'never' }, /10 seconds/],
  ])(
    'fails because of %s, and is retried',
    async (_, behavior, sentence) => {
      const { id, name } = await open();
      await receiver.behave(name, behavior);
      await keep().test(id);
      const { state, attempts, nextAttemptAt } = await keep().attempted(id);
      expect([state, nextAttemptAt === null]).toEqual(['waiting', false]);
      expect(attempts[0]?.problem).toMatch(sentence);
      expect((await keep().read(id)).failingSince).not.toBeNull();
      await receiver.behave(name, { status: 200, answer: 'ok' });
      expect((await keep().attempted(id, 2)).state).toBe('delivered');
      expect((await keep().read(id)).failingSince).toBeNull();
    },
    40_000,
  );

  it('keeps 1 KB of a response of 10 MB, and only text', async () => {
    const { id, name } = await open();
    await receiver.behave(name, { answer: 'large' });
    await keep().test(id);
    const { state, attempts } = await keep().attempted(id);
    expect([state, attempts[0]?.excerpt?.length]).toEqual(['delivered', 1_024]);
    await receiver.behave(name, { answer: 'x', headers: { 'content-type': 'image/png' } });
    await keep().test(id);
    expect((await keep().attempted(id)).attempts[0]?.excerpt).toBeNull();
  });
});

/** Runs an attempt now, as its job does, whatever was planned. */
async function attempt(id: string) {
  await query("update webhook_deliveries set state = 'waiting', next_attempt_at = now() where endpoint_id = $1", [id]);
  const [{ id: deliveryId }] = await query('select id from webhook_deliveries where endpoint_id = $1', [id]);
  const queue = { enqueue: () => Promise.resolve() };
  const mailer = {
    send: async (_: unknown, mail: { to: string; kind: string }) => void mailed.push(`${mail.kind} ${mail.to}`),
  };
  const context = { db: api.database.db, config: api.config, queue, mailer };
  await deliverWebhook.run({ deliveryId }, context as never, { id: 'x', createdAt: new Date() });
  // Not with a request, whose token expires within minutes.
  return (await listDeliveries(api.database.db, id, {})).content[0];
}
let mailed: string[];
beforeEach(() => (mailed = []));

describe('a dead receiver', () => {
  const dead = async () => {
    const { webhook } = await keep().created({ url: 'http://127.0.0.1:1/' });
    const [eventId] = ['msg_dead'];
    await query("insert into webhook_events (id, type, payload) values ($1, 'order.placed', '{}')", [eventId]);
    await query(
      "insert into webhook_deliveries (id, endpoint_id, event_id, state, next_attempt_at, round_at) values ('d', $1, $2, 'waiting', now() + interval '1 day', now() - interval '1 second')",
      [webhook.id, eventId],
    );
    return webhook.id;
  };
  afterEach(() => jest.useRealTimers());

  it('is tried ten times with growing pauses, then given up', async () => {
    const id = await dead();
    const pauses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const found = await attempt(id);
      expect(found?.state).toBe('waiting');
      const at = Date.parse(found?.attempts.at(-1)?.at ?? '');
      pauses.push((Date.parse(found?.nextAttemptAt ?? '') - at) / 1_000);
    }
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(planned[index] ?? 0);
      expect(pause).toBeLessThan((planned[index] ?? 0) * 1.1 + 2);
    }
    const last = await attempt(id);
    expect([last?.state, last?.nextAttemptAt, last?.attempts.length]).toEqual(['failed', null, 10]);
    expect((await keep().read(id)).enabled).toBe(true);
  });

  it('is turned off after five days, and the people who manage it are told', async () => {
    const id = await dead();
    await attempt(id);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'performance'] });
    jest.setSystemTime(Date.now() + 5 * 86_400_000 - 60_000);
    await attempt(id);
    expect(mailed).toEqual([]);
    jest.setSystemTime(Date.now() + 60_000);
    const found = await attempt(id);
    jest.useRealTimers();
    expect(found?.state).toBe('failed');
    expect(await keep().read(id)).toMatchObject({ enabled: false, disabledReason: 'failing' });
    expect(mailed).toEqual(['webhook-disabled super@tex.example']);
    expect(codeOf(await keep().call('POST', `/${id}/test`))).toEqual([409, 'webhook_off']);
    expect((await keep().change(id, { enabled: true })).json()).toMatchObject({ disabledReason: null });
  });
});

it('a 410 response turns a webhook off at once, and the payment admins are told', async () => {
  const { webhook } = await keepWebhooks(api, buyer).created({ clientId: 'meridian', url: receiver.url('gone') });
  await receiver.behave('gone', { status: 410 });
  await keep().test(webhook.id);
  await keep().attempted(webhook.id);
  expect(await keep().read(webhook.id)).toMatchObject({ enabled: false, disabledReason: 'gone' });
  const [mail] = await mailsTo(api, 'buyer@tex.example');
  expect(mail?.text).toContain('410 Gone');
  expect(mail?.text).toContain(`/organizations/meridian?tab=webhooks`);
});

/** The next attempt does not come by itself. */
const inAnHour = { status: 503, headers: { 'retry-after': '3600' } };

it('waits for a Retry-After', async () => {
  const { id, name } = await open();
  await receiver.behave(name, { ...inAnHour, status: 429 });
  await keep().test(id);
  const { nextAttemptAt } = await keep().attempted(id);
  expect(Date.parse(nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(3_500_000);
});

it('replays one event, and all that have failed since a moment, under their ids', async () => {
  const { id, name } = await open();
  const { id: deliveryId } = await keep().test(id);
  await keep().attempted(id);
  expect((await keep().call('POST', `/${id}/delivery/${deliveryId}/replay`)).json()).toMatchObject({
    state: 'waiting',
  });
  await keep().attempted(id, 2);
  // Delivered, so it isn't sent again with what has failed.
  await keep().test(id);
  await keep().attempted(id);
  await query("update webhook_deliveries set state = 'failed' where id = $1", [deliveryId]);
  const since = async (at: Date) =>
    (await keep().call('POST', `/${id}/replay`, { since: at.toISOString() })).json<WebhookReplayed>().replayed;
  expect(await since(new Date(Date.now() + 60_000))).toBe(0);
  expect(await since(new Date(Date.now() - 60_000))).toBe(1);
  const all = (await receiver.receives(name, 4)).map(({ headers }) => String(headers['webhook-id']));
  expect(all).toEqual([all[0], all[0], expect.not.stringMatching(all[0] ?? ''), all[0]]);
  expect((await keep().call('POST', `/${id}/delivery/x/replay`)).statusCode).toBe(404);
});

it('finds a delivery only under its own webhook', async () => {
  const { id } = await open();
  const other = await keepWebhooks(api, buyer).created({ clientId: 'meridian', url: receiver.url('other') });
  const { id: deliveryId } = await keep().test(id);
  await keep().attempted(id);
  const asked = await keepWebhooks(api, buyer).call('POST', `/${other.webhook.id}/delivery/${deliveryId}/replay`);
  expect([asked.statusCode, (await keep().deliveries(id))[0]?.state]).toEqual([404, 'delivered']);
});

it('sends deliveries that lost their job, after a while', async () => {
  const { id, name } = await open();
  await receiver.behave(name, inAnHour);
  await keep().test(id);
  await keep().attempted(id);
  await receiver.behave(name, { status: 200 });
  await query('delete from pgboss.job');
  await query("update webhook_deliveries set next_attempt_at = now() - interval '16 minutes'");
  expect((await keep().attempted(id, 2)).state).toBe('delivered');
});

it('sends nothing any more once turned off', async () => {
  const { id, name } = await open();
  await receiver.behave(name, inAnHour);
  await keep().test(id);
  await keep().attempted(id);
  await keep().change(id, { enabled: false });
  await query('update webhook_deliveries set next_attempt_at = now()');
  await attempt(id);
  expect((await keep().deliveries(id))[0]?.state).toBe('failed');
  expect(await receiver.received(name)).toHaveLength(1);
});

it('reports nothing from before a webhook was created, turned on, or wanted the event', async () => {
  const { id } = await open({ events: ['subscription.ended'] });
  const ended = (at: Date) =>
    recordEvent(api.database.db, {
      ...{ type: 'subscription.ended', clientId: 'meridian', at, onceKey: `k${at.getTime()}` },
      data: {} as never,
    });
  await ended(new Date(Date.now() - 60_000));
  expect(await keep().deliveries(id)).toEqual([]);
  await keep().change(id, { enabled: false });
  const whileOff = new Date();
  await keep().change(id, { enabled: true });
  await ended(whileOff);
  expect(await keep().deliveries(id)).toEqual([]);
  const now = new Date();
  await ended(now);
  await ended(now);
  expect(await keep().deliveries(id)).toHaveLength(1);
});

it('keeps events for 30 days, and seals secrets with a new key', async () => {
  const { id } = await open();
  await keep().test(id);
  await keep().attempted(id);
  await query("update webhook_events set created_at = now() - interval '29 days'");
  await tidy(api.database.db, { auditRetentionDays: 0 });
  expect(await keep().deliveries(id)).toHaveLength(1);
  await query("update webhook_events set created_at = now() - interval '31 days'");
  await tidy(api.database.db, { auditRetentionDays: 0 });
  expect(await keep().deliveries(id)).toEqual([]);
  const old = api.config.secretsKey ?? '';
  await keep().call('POST', `/${id}/secret`);
  expect(await resealSecrets(api.database.db, old, 'n'.repeat(32))).toBe(1);
  expect(await resealSecrets(api.database.db, 'n'.repeat(32), old)).toBe(1);
});
