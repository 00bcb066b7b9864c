import {
  WebhookEvents,
  type WebhookEventType,
  webhookEventTypes,
  type ManagedModule,
} from '@marketplace/shared/contracts';
import { Check } from 'typebox/value';
import { aBilling, addToCart, placeOrder, setPrices } from '../../../test/checkout.ts';
import { raiseTestTicket } from '../../../test/conversation.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { startReceiver, type Received, type Receiver } from '../../../test/webhook-receiver.ts';
import { keepWebhooks } from '../../../test/webhooks.ts';
import { expiryWarnings, tellOfTimeJob } from '../../commerce/index.ts';

let api: TestApi;
let receiver: Receiver;
let admin: string;
let buyer: string;
let id: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
  receiver = await startReceiver();
  admin = await api.signIn('admin');
  buyer = await api.signIn('buyer');
  await setPrices(api);
  const { webhook, secret } = await keepWebhooks(api, admin).created({
    ...{ url: receiver.url('all'), events: webhookEventTypes },
  });
  await receiver.behave('all', { secret });
  id = webhook.id;
  // Past events are only reported from when the webhook started listening.
  await query("update webhook_endpoints set listens_since = now() - interval '90 days'");
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const query = async (statement: string, values?: unknown[]) => (await api.database.pool.query(statement, values)).rows;
const send = async (method: 'POST' | 'PUT', path: string, payload: object, token = admin) => {
  const answer = await api.call({ method, path, payload, token });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json();
};
const run = async (job: typeof expiryWarnings | typeof tellOfTimeJob) => {
  const mailer = { send: () => Promise.resolve() };
  await job.run({}, { db: api.database.db, mailer, config: api.config } as never, { id: 'x', createdAt: new Date() });
};

/** Waits for an event, and returns those of its type. */
const told = async (type: WebhookEventType, count = 1): Promise<NonNullable<Received['event']>[]> => {
  for (const end = Date.now() + 20_000; ;) {
    const all = await receiver.received('all');
    expect(all.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    const events = all.flatMap(({ event }) => (event?.type === type ? [event] : []));
    if (events.length >= count) {
      for (const { data } of events) expect([type, Check(WebhookEvents[type], data)]).toEqual([type, true]);
      return events;
    }
    expect([type, Date.now() < end]).toEqual([type, true]);
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const dataOf = async (type: WebhookEventType, count = 1) => (await told(type, count)).map(({ data }) => data);
/** Of one subscription, invoice or ticket. */
const about = async (type: WebhookEventType, subject: string, count = 1) => {
  let found: Record<string, unknown>[] = [];
  await until(async () => (found = (await dataOf(type)).filter((data) => data.id === subject)).length >= count, 20_000);
  return found;
};

it('reports an order, its invoice and its subscription, and the payment', async () => {
  const order = await placeOrder(api, buyer);
  const common = { clientId: 'meridian', currency: 'INR' };
  const orderData = { id: order.id, number: order.number, total: order.total, method: 'invoice', userId: 'buyer' };
  expect(await dataOf('order.placed')).toEqual([
    { ...common, ...orderData, status: 'awaiting_payment', subscriptionId: null },
  ]);
  const { invoice } = order;
  expect(await dataOf('invoice.finalized')).toMatchObject([
    { ...common, id: invoice.id, number: invoice.number, paid: 0, balance: order.total },
  ]);
  expect(await dataOf('subscription.started')).toMatchObject([{ moduleId: 'attendance', users: 10 }]);
  const transfer = { clientId: 'meridian', invoiceId: invoice.id, paidAt: new Date().toISOString() };
  await send('POST', '/tex-admin/payment', { ...transfer, reference: 'UTR-1', amount: 1 });
  await send('POST', '/tex-admin/payment', { ...transfer, reference: 'UTR-2', amount: order.total - 1 });
  expect(await dataOf('order.paid')).toMatchObject([{ id: order.id, status: 'paid' }]);
  expect(await dataOf('invoice.paid')).toMatchObject([{ id: invoice.id, paid: order.total, balance: 0 }]);
  expect(await dataOf('invoice.paid')).toHaveLength(1);
});

it('reports a change of a subscription, its cancellation, its coming end and its end', async () => {
  const [{ id: subscriptionId }] = await query(
    "select id from subscriptions where module_id = 'attendance' and no_of_users = 10 order by created_at desc limit 1",
  );
  const path = `/tex-suite/subscription/${subscriptionId}`;
  const { fingerprint } = await send('POST', `${path}/quote`, { addUsers: 2 }, buyer);
  await send('POST', `${path}/change`, { addUsers: 2, fingerprint }, buyer);
  expect(await dataOf('subscription.changed')).toMatchObject([{ id: subscriptionId, users: 12, cancelAtEnd: false }]);
  await query(
    "update subscriptions set starts_at = now() - interval '300 days', ends_at = now() + interval '6 days', warned_days = null, renew_days = null where id = $1",
    [subscriptionId],
  );
  await run(expiryWarnings);
  expect(await about('subscription.ending', subscriptionId)).toHaveLength(1);
  await send('POST', `${path}/cancel`, { reason: 'Enough' }, buyer);
  expect((await about('subscription.changed', subscriptionId, 2)).at(-1)).toMatchObject({ cancelAtEnd: true });
  await query("update subscriptions set starts_at = now() - interval '40 days', ends_at = now() where id = $1", [
    subscriptionId,
  ]);
  await Promise.all([run(tellOfTimeJob), run(tellOfTimeJob)]);
  await run(tellOfTimeJob);
  expect(await about('subscription.ended', subscriptionId)).toHaveLength(1);
});

it('reports an overdue invoice once', async () => {
  const { invoice } = await placeOrder(api, buyer);
  const due =
    "update invoices set due_date = now() - interval '2 days', invoice_date = now() - interval '20 days' where id = $1";
  await query('alter table invoices disable trigger user');
  await query(due, [invoice.id]);
  await query('alter table invoices enable trigger user');
  await Promise.all([run(tellOfTimeJob), run(tellOfTimeJob)]);
  await run(tellOfTimeJob);
  expect(await about('invoice.overdue', invoice.id)).toMatchObject([
    { number: invoice.number, balance: invoice.total },
  ]);
});

it('reports a ticket and both kinds of answers', async () => {
  const { id: ticketId, number, link } = await raiseTestTicket(api);
  expect(await dataOf('ticket.opened')).toMatchObject([{ id: ticketId, number, clientId: null, status: 'new' }]);
  await send('POST', `/tex-suite/ticket/${ticketId}/answer`, { message: 'We look into it.' });
  await send('POST', '/tex-suite/ticket/status/answer', { token: link, message: 'Thank you.' });
  expect(await dataOf('ticket.answered', 2)).toMatchObject([
    { id: ticketId, author: 'agent', status: 'waiting' },
    { id: ticketId, author: 'requester', status: 'open' },
  ]);
});

it('reports an invitation, and the person who accepts it', async () => {
  const email = 'nila@client.example';
  const people = [{ name: 'Nila Das', email }];
  await send('POST', '/tex-suite/user/invite', { people, role: 'USER', marketplaceRoleIds: [], clientId: 'meridian' });
  const nila = { name: 'Nila Das', email, role: 'USER', clientId: 'meridian' };
  expect(await dataOf('user.invited')).toMatchObject([nila]);
  const token = /token=([\w-]+)/.exec((await mailsTo(api, email))[0]?.text ?? '')?.[1] ?? '';
  await send('POST', '/auth/invitation/accept', { token, newPassword: 'Harbour-Lamp-77' });
  expect(await dataOf('user.joined')).toMatchObject([nila]);
});

it('reports a module that is published, but not one that is published again', async () => {
  const path = '/tex-admin/catalog/modules/fleet';
  const version = async () => (await api.call({ path, token: admin })).json<ManagedModule>().version;
  const set = async (status: string) => send('PUT', `${path}/status`, { version: await version(), status });
  await set('archived');
  await set('published');
  expect(await dataOf('module.published')).toEqual([{ id: 'fleet', name: expect.any(String) }]);
});

it('has reported every kind of event', async () => {
  const types = new Set((await receiver.received('all')).map(({ event }) => event?.type));
  expect([...types].sort()).toEqual([...webhookEventTypes].sort());
  await until(async () => (await keepWebhooks(api, admin).read(id)).lastDelivery?.state === 'delivered');
});

it('writes nothing for a change that is rolled back', async () => {
  await addToCart(api, buyer, 'attendance', 1, 10);
  const before = (await query('select count(*)::int as n from webhook_events'))[0].n;
  const refused = await api.call({
    ...{ method: 'POST', path: '/tex-suite/checkout', token: buyer, headers: { 'idempotency-key': 'late' } },
    payload: { billing: aBilling, method: 'invoice', fingerprint: 'outdated' },
  });
  expect(refused.statusCode).toBe(409);
  expect((await query('select count(*)::int as n from webhook_events'))[0].n).toBe(before);
});
