import { mailsTo } from '../../../test/recovery.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi({ publicPostsPerMinute: 100_000 })));
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate rate_limits, mails, browser_codes'));

const post = (path: string, payload?: object) => (token?: string) =>
  api.call({ method: 'POST', path, token, ...(payload && { payload }) });

/** Texts that an abuser might want us to deliver: each contains "spam". */
const spam = { name: 'Spamela Rao', subject: 'Spam: you have won', message: 'Collect it at https://spam.example/now.' };

type Send = (email: string) => (token?: string) => ReturnType<TestApi['call']>;

/** Every public form that sends an email to the address in it. */
const forms: Record<string, Send> = {
  '/tex-suite/contactus': (email) => post('/tex-suite/contactus', { ...spam, email }),
  '/tex-suite/demo-request': (email) =>
    post('/tex-suite/demo-request', { ...spam, email, company: spam.subject, notes: spam.message, moduleIds: [] }),
  '/tex-suite/ticket': (email) => async (token) => {
    const { message: description, ...rest } = spam;
    const form = await ticketForm({ ...rest, email, description, category: 'problem', priority: 'high' });
    return api.call({ method: 'POST', path: '/tex-suite/ticket', token, ...form });
  },
  '/tex-suite/newsletter/{email}': (email) => post(`/tex-suite/newsletter/${encodeURIComponent(email)}`),
  '/auth/forgot-password/send-otp': (email) => post('/auth/forgot-password/send-otp', { email }),
};
/** Status of each, even if the mailbox has reached its limit: the form itself was accepted. */
const accepted: Record<string, number> = {
  '/tex-suite/contactus': 201,
  '/tex-suite/demo-request': 201,
  '/tex-suite/ticket': 201,
  '/tex-suite/newsletter/{email}': 200,
  '/auth/forgot-password/send-otp': 200,
};
/** Other public endpoints that change something; they email nobody, or only the owner of an account or a link. */
const others = [
  ...['/auth/login', '/auth/login/sign-on', '/auth/refresh', '/auth/logout'],
  ...['/auth/login/second-factor', '/auth/login/second-factor/passkey-options'],
  ...['/auth/login/passkey', '/auth/login/passkey/options', '/auth/sign-on/back-channel-logout/{id}'],
  ...['/auth/forgot-password/verify-otp', '/auth/forgot-password/reset'],
  ...['/auth/invitation/accept', '/auth/sign-in-notice/end'],
  ...['/tex-suite/ticket/status/answer', '/tex-suite/ticket/status/file', '/tex-suite/ticket/status/solved'],
  ...['/tex-suite/newsletter/confirm', '/tex-suite/newsletter/unsubscribe'],
  '/tex-suite/alert/unsubscribe',
  ...['/tex-suite/error-report', '/tex-suite/performance-report', '/tex-suite/payment/events/{provider}'],
  '/tex-suite/inbound-mail',
];

/** "user" has an account, so that the password recovery form emails it as well. */
const stranger = 'user@tex.example';
const [mailbox = '', domain = ''] = stranger.split('@');
const paths = Object.keys(forms).map((path) => [path]);
const mailed = async () => {
  const { rows } = await api.database.pool.query('select subject, text, html from mails where lower(to_address) = $1', [
    stranger,
  ]);
  return rows as { subject: string; text: string; html: string }[];
};

it('are all in this table', async () => {
  type Operations = Record<string, { post?: { security: unknown[] } }>;
  const { paths: operations } = (await api.app.inject('/api/docs/json')).json<{ paths: Operations }>();
  const open = Object.entries(operations).filter(([, { post }]) => post?.security.length === 0);
  const known = [...Object.keys(forms), ...others].map((path) => marketplace + path);
  expect(open.map(([path]) => path).sort()).toEqual(known.sort());
});

describe.each(paths)('%s', (path) => {
  const send = (email: string, token?: string) => forms[path]?.(email)(token);

  it('emails a mailbox a few times per hour, in any spelling of its address', async () => {
    const statuses: unknown[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const answer = await send(sent % 2 ? stranger : stranger.toUpperCase());
      statuses.push(answer?.statusCode);
    }
    expect(statuses).toEqual(Array(12).fill(accepted[path]));
    // A code is sent after the response.
    await until(async () => (await mailed()).length > 0);
    expect((await mailed()).length).toBeLessThanOrEqual(5);
  });

  it("sends none of a visitor's words to an address that may be a stranger's", async () => {
    await send(stranger);
    await until(async () => (await mailed()).length > 0);
    const mails = await mailed();
    for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toMatch(/spam/i);
    expect(mails[0]?.text).not.toMatch(/\b(undefined|Hello ,)/);
  });
});

describe.each(paths.filter(([path]) => path !== '/auth/forgot-password/send-otp'))('%s', (path) => {
  it.each([
    ['tags', (index: number) => `${mailbox}+${index}@${domain}`],
    ['dots at Gmail', (index: number) => `a.s.h.a`.replaceAll('.', index % 2 ? '.' : '').concat(`@gmail.com`)],
    ['both domains of Gmail', (index: number) => `asha@${index % 2 ? 'gmail' : 'googlemail'}.com`],
    ['letters of another width', (index: number) => `${index % 2 ? 'ｕser' : 'user'}@${domain}`],
  ])('counts %s as one mailbox', async (_name, addressOf) => {
    for (let sent = 0; sent < 8; sent += 1) await forms[path]?.(addressOf(sent))();
    const { rows } = await api.database.pool.query(
      // A code requested earlier may still arrive.
      "select count(*)::int as n from mails where to_address <> 'support@tex.example' and not confidential",
    );
    expect(rows[0].n).toBeGreaterThan(0);
    expect(rows[0].n).toBeLessThanOrEqual(5);
  });
});

describe.each([['/tex-suite/contactus'], ['/tex-suite/demo-request']])('support, after %s', (path) => {
  const sent = async () => {
    const { rows } = await api.database.pool.query('select to_address, text, headers from mails order by to_address');
    return rows as { to_address: string; text: string; headers: Record<string, string> | null }[];
  };
  const from = 'Jo.Fernandes+work@client.example';

  it('receives the message at its address, and a reply goes to the sender', async () => {
    for (let count = 0; count < 7; count += 1) await forms[path]?.(from)();
    const got = (await sent()).filter(({ to_address: to }) => to === 'support@tex.example');
    expect(got).toHaveLength(7);
    expect(got[0]?.text).toContain(spam.message);
    expect(got[0]?.text).toContain(from);
    expect(got[0]?.headers).toMatchObject({ 'Reply-To': from });
  });

  it("receives replies to the sender's confirmation", async () => {
    await forms[path]?.(from)();
    const receipt = (await sent()).find(({ to_address: to }) => to === from);
    expect(receipt?.headers).toMatchObject({ 'Reply-To': 'support@tex.example' });
  });

  it('is every active super administrator until an address is set', async () => {
    await api.database.pool.query("update users set role = 'SUPER_ADMIN', status = 'disabled' where id = 'user'");
    const { rows } = await api.database.pool.query('delete from company_master returning data');
    try {
      await forms[path]?.(from)();
      expect((await sent()).map(({ to_address: to, headers }) => [to, headers?.['Reply-To']])).toEqual([
        [from, undefined],
        ['super@tex.example', from],
      ]);
    } finally {
      await api.database.pool.query('insert into company_master (id, data) values (1, $1)', [rows[0].data]);
      await api.database.pool.query("update users set role = 'USER', status = 'active' where id = 'user'");
    }
  });

  it('receives nothing that filled the honeypot', async () => {
    const payload = { ...spam, email: from, company: 'Client', moduleIds: [], website: 'https://x.example' };
    expect((await post(path, payload)()).statusCode).toBe(201);
    expect(await sent()).toEqual([]);
  });
});

describe.each([['/tex-suite/contactus'], ['/tex-suite/demo-request'], ['/tex-suite/ticket']])('%s', (path) => {
  it("repeats a sender's words only to their own address", async () => {
    const token = await api.signIn('user');
    await forms[path]?.(stranger.toUpperCase())(token);
    expect((await mailed())[0]?.text).toContain(spam.message);
    await forms[path]?.('buyer@tex.example')(token);
    const [other] = await mailsTo(api, 'buyer@tex.example');
    expect(other?.text).not.toMatch(/spam/i);
  });

  it("is not withheld from its owner because of strangers' requests", async () => {
    for (let sent = 0; sent < 6; sent += 1) await forms[path]?.(stranger)();
    await forms[path]?.(stranger)(await api.signIn('user'));
    expect((await mailed()).filter(({ text }) => text.includes(spam.message))).toHaveLength(1);
  });
});
