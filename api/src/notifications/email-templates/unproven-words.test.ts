import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';
import { until } from '../../../test/until.ts';
import { mailKinds, type MailKindId } from './mail-kinds.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
  admin = await api.signIn('admin');
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, alerts, ticket_events, ticket_search, ticket_files, rate_limits, mails cascade',
  ),
);

/** Everything that a visitor types contains "spam", even file names. */
const typed = {
  name: 'Spamela Rao',
  subject: 'Spam: you have won',
  message: 'Collect it at https://spam.example/now.',
};
const victim = 'user@tex.example';

const post = (path: string, payload?: object, token?: string) =>
  api.call({ method: 'POST', path, token, ...(payload && { payload }) });
const ticket = { category: 'problem', priority: 'high', name: typed.name, subject: typed.subject };
const raise = async (email: string, token?: string) => {
  const file = { name: 'spam.png', type: 'image/png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') };
  const form = await ticketForm({ ...ticket, email, description: typed.message }, [file]);
  const answer = await api.call({ method: 'POST', path: '/tex-suite/ticket', token, ...form });
  expect(answer.statusCode).toBe(201);
  return (await api.database.pool.query('select id from tickets')).rows[0].id as string;
};
const answerTicket = async (email: string) =>
  post(`/tex-suite/ticket/${await raise(email)}/answer`, { message: 'We look into it.' }, admin);
const solveTicket = async (email: string) =>
  api.call({
    method: 'PUT',
    path: '/tex-suite/ticket',
    payload: { ids: [await raise(email)], status: 'resolved' },
    token: admin,
  });

const askForDemo = (email: string) =>
  post('/tex-suite/demo-request', { ...typed, email, company: typed.subject, notes: typed.message, moduleIds: [] });
const confirmDemo = async (email: string) => {
  await askForDemo(email);
  const { rows } = await api.database.pool.query("select id from tickets where kind = 'demo'");
  const path = `/tex-suite/ticket/${rows[0].id}/demo`;
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const payload = { startsAt, minutes: 30, place: 'https://meet.example/demo' };
  expect((await api.call({ method: 'PUT', path, payload, token: admin })).statusCode).toBe(200);
  return path;
};
const cancelDemo = async (email: string) =>
  api.call({ method: 'DELETE', path: await confirmDemo(email), token: admin });

/** How a visitor makes us send each kind to an address that they typed, or why they can't. */
const kinds: Record<MailKindId, ((email: string) => Promise<unknown>) | string> = {
  'one-time-code': (email) => post('/auth/forgot-password/send-otp', { email }),
  'contact-receipt': (email) => post('/tex-suite/contactus', { ...typed, email }),
  'demo-request': askForDemo,
  'demo-appointment': confirmDemo,
  'demo-cancelled': cancelDemo,
  'ticket-receipt': raise,
  'ticket-answer': answerTicket,
  'ticket-solved': solveTicket,
  'newsletter-confirm': (email) => post(`/tex-suite/newsletter/${encodeURIComponent(email)}`),
  'newsletter-welcome': 'to an address that was just confirmed by its link',
  'contact-message': 'to our own support',
  'demo-inquiry': 'to our own support',
  'ticket-closed': 'to who has written to its address, and in our words',
  'ticket-reply': 'to the administrator who has the ticket',
  alert: 'to our own team',
  'password-changed': 'to the owner of the account, and in our words',
  'second-factor-changed': 'to the owner of the account, and in our words',
  'recovery-codes-low': 'to the owner of the account, and in our words',
  'data-downloaded': 'to the owner of the account, and in our words',
  'account-deleted': 'to the owner of the account, and in our words',
  'provider-changed': 'to the super administrators',
  'provider-domain-missing': 'to the super administrators',
  'api-key-created': 'to who keeps the keys of the organization or the marketplace',
  'api-key-expiring': 'to who keeps the keys of the organization or the marketplace',
  'new-device': 'to the owner of the account who has signed in, and in our words',
  invitation: 'from an administrator',
  'order-confirmation': 'from a signed-in buyer',
  'order-cancelled': 'from a signed-in buyer',
  'credit-note': 'from an administrator, to the organization that has ordered',
  receipt: 'from the job of receipts, to the organization that has paid',
  'subscription-ended': 'from an administrator, to the organization that has ordered',
  refund: 'from an administrator, to the organization that has ordered',
  'subscription-changed': 'to the signed-in buyer',
  'subscription-cancelled': 'to the signed-in buyer',
  'subscription-ending': 'to the buyer, and in our words',
  'subscription-renewing': 'to the organization that has ordered, and in our words',
  'subscription-renewed': 'to the organization that has ordered, and in our words',
  'subscription-not-renewed': 'to the organization that has ordered, and in our words',
  'trial-ending': 'to the organization that has ordered, and in our words',
  'invoice-due-soon': 'to the organization that has ordered',
  'invoice-overdue': 'to the organization that has ordered',
  'subscription-suspended': 'to the organization that has ordered',
  'webhook-disabled': 'to the administrators of the organization, or to the super administrators',
  'review-hidden': 'from an administrator, to the signed-in author of the review',
  'module-request': 'from a signed-in colleague, to the payment admins of their own organization',
};

it('every kind of email is in this table', () =>
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(mailKinds).sort()));

const sendable = Object.entries(kinds).flatMap(([kind, send]) => (typeof send === 'string' ? [] : [{ kind, send }]));

describe.each(sendable)('$kind', ({ send }) => {
  it('quotes nothing that a visitor typed', async () => {
    await send(victim);
    await until(async () => (await mailsTo(api, victim)).length > 0);
    for (const { subject, text, html } of await mailsTo(api, victim)) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/spam/i);
      expect(`${subject} ${text}`).not.toMatch(/undefined|Hello ,|\[\s*\]|: *$/);
    }
  });
});

it('a ticket is called by its subject once its requester has answered through the link', async () => {
  const id = await raise(victim);
  const link = /token=([\w-]+)/.exec((await mailsTo(api, victim))[0]?.text ?? '')?.[1];
  await post('/tex-suite/ticket/status/answer', { token: link, message: 'One more thing.' });
  await post(`/tex-suite/ticket/${id}/answer`, { message: 'We look into it.' }, admin);
  expect((await mailsTo(api, victim))[0]).toMatchObject({
    subject: expect.stringContaining(typed.subject),
    text: expect.stringContaining(typed.name),
  });
});

it('a ticket is called by its subject if its requester was signed in with that address', async () => {
  const id = await raise(victim.toUpperCase(), await api.signIn('user'));
  await post(`/tex-suite/ticket/${id}/answer`, { message: 'We look into it.' }, admin);
  expect((await mailsTo(api, victim))[0]?.subject).toContain(typed.subject);
});
