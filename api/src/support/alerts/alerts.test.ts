import { AlertList, AlertSettings, type AlertKind } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';
import { createMailer } from '../../notifications/index.ts';
import { openSigningKeys } from '../../operations/index.ts';
import { alertToWaiting } from './waiting-alerts.ts';

let api: TestApi;
let admin: string;
let superAdmin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example' });
  [admin, superAdmin] = [await api.signIn('admin'), await api.signIn('super')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await query(`truncate tickets, alerts, alert_choices, ticket_events, ticket_search, contact_messages, demo_requests,
    rate_limits, mails cascade`);
  await query("delete from settings where id = 'alerts'");
});

const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const post = (path: string, payload?: object, token?: string) =>
  api.call({ method: 'POST', path, token, ...(payload && { payload }) });

const team = 'support@tex.example';
const requester = 'jo@client.example';
const raise = async (priority: string, subject = 'Punches are missing') => {
  const form = await ticketForm({
    ...{ name: 'Jo Fernandes', email: requester, category: 'problem', priority, subject },
    description: 'The gate sends nothing since Monday.',
  });
  const { number } = (await api.call({ method: 'POST', path: '/tex-suite/ticket', ...form })).json();
  const [ticket] = await query('select id from tickets where number = $1', [number]);
  return ticket.id as string;
};
const write = () =>
  post('/tex-suite/contactus', { name: 'Ana Braganza', email: requester, subject: 'Prices', message: 'Yearly ones?' });
const askForDemo = () =>
  post('/tex-suite/demo-request', { name: 'Mira Shah', email: requester, company: 'Nilgiri', moduleIds: [] });
const answer = (id: string, status = 'waiting') =>
  post(`/tex-suite/ticket/${id}/answer`, { message: 'We look into it.', status }, admin);
const reply = async (message: string) => {
  const [mail] = await mailsTo(api, requester);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await post('/tex-suite/ticket/status/answer', { token, message })).statusCode).toBe(200);
};

const bell = async (token = admin) =>
  expectContract(AlertList, (await api.call({ path: '/tex-suite/alert', token })).json());
const kindsIn = async (token?: string) => (await bell(token)).alerts.map(({ kind }) => kind);
const settings = async (token = admin) =>
  expectContract(AlertSettings, (await api.call({ path: '/tex-suite/alert/settings', token })).json());
const save = async (changes: Partial<AlertSettings>, token = admin) =>
  api.call({
    method: 'PUT',
    path: '/tex-suite/alert/settings',
    token,
    payload: { ...(await settings(token)), ...changes },
  });

const hour = 3_600_000;
const waitFor = async (hours: number) => {
  const { db } = api.database;
  const keys = openSigningKeys(db);
  const context = { db, mailer: createMailer('TEX Marketplace'), keys, config: api.config };
  return alertToWaiting(context, new Date(Date.now() + hours * hour));
};

describe('the bell', () => {
  it('shows urgent tickets, contact messages and demo requests, newest first, and no other tickets', async () => {
    await raise('high');
    const id = await raise('urgent');
    await write();
    await askForDemo();
    const { alerts, unseen } = await bell();
    expect(alerts.map(({ kind, subject, name, isNew }) => [kind, subject, name, isNew])).toEqual([
      ['demo_request', 'Demo for Nilgiri', 'Mira Shah', true],
      ['contact_message', 'Prices', 'Ana Braganza', true],
      ['urgent_ticket', 'Punches are missing', 'Jo Fernandes', true],
    ]);
    expect(alerts[2]?.ticketId).toBe(id);
    expect(unseen).toBe(3);
  });

  it('shows a ticket that an administrator makes urgent', async () => {
    const ids = [await raise('low')];
    expect(await kindsIn()).toEqual([]);
    const payload = { ids, priority: 'urgent' };
    await api.call({ method: 'PUT', path: '/tex-suite/ticket', payload, token: superAdmin });
    expect(await kindsIn()).toEqual(['urgent_ticket']);
  });

  it('drops tickets that have been answered or solved', async () => {
    const id = await raise('urgent');
    await raise('urgent', 'Another one');
    await answer(id);
    expect((await bell()).alerts.map(({ subject }) => subject)).toEqual(['Another one']);
    const [other] = (await bell()).alerts;
    const payload = { ids: [other?.ticketId], status: 'closed' };
    await api.call({ method: 'PUT', path: '/tex-suite/ticket', payload, token: admin });
    expect(await bell()).toEqual({ alerts: [], unseen: 0 });
  });

  it('marks what a person has seen, only for them and never in reverse', async () => {
    await write();
    const [first] = (await bell()).alerts;
    await askForDemo();
    const [second] = (await bell()).alerts;
    const see = (until = '') => post('/tex-suite/alert/seen', { until }, admin);
    expect((await see(first?.createdAt)).statusCode).toBe(200);
    expect((await bell()).alerts.map(({ kind, isNew }) => [kind, isNew])).toEqual([
      ['demo_request', true],
      ['contact_message', false],
    ]);
    await see(second?.createdAt);
    await see(first?.createdAt);
    expect((await bell()).unseen).toBe(0);
    expect((await bell(superAdmin)).unseen).toBe(2);
  });

  it('never counts later alerts as seen, even by a clock that is ahead', async () => {
    await post('/tex-suite/alert/seen', { until: '2999-01-01T00:00:00.000Z' }, admin);
    await write();
    expect((await bell()).unseen).toBe(1);
  });

  it('says that nothing has changed', async () => {
    await write();
    const { headers } = await api.call({ path: '/tex-suite/alert', token: admin });
    const again = () =>
      api.call({ path: '/tex-suite/alert', token: admin, headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await askForDemo();
    expect((await again()).statusCode).toBe(200);
  });

  it('counts to a hundred and lists thirty', async () => {
    await query(`insert into tickets (id, number, name, email, category, subject, description, priority)
      select 'many' || n, 'TEX-1-' || n, 'Jo', 'jo@client.example', 'problem', 'Subject', 'Text', 'urgent' from generate_series(1, 250) n`);
    await query("insert into alerts select id, 'urgent_ticket', id, now(), now() from tickets");
    const { alerts, unseen } = await bell();
    expect([alerts.length, unseen]).toEqual([30, 100]);
  });
});

describe('waiting too long', () => {
  it('raises one alert, a day after the question, and names the ticket to the team', async () => {
    const id = await raise('normal');
    await waitFor(23);
    expect(await kindsIn()).toEqual([]);
    await waitFor(25);
    await waitFor(26);
    expect((await bell()).alerts.map(({ kind, ticketId }) => [kind, ticketId])).toEqual([['waiting_ticket', id]]);
    const mails = await mailsTo(api, team);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^TEX-\d{4}-\d{6} has been waiting for 24 hours$/),
    ]);
    expect(mails[0]?.text).toContain(`https://shop.example/marketplace/tickets?ticket=${id}`);
  });

  it('begins with the first unanswered message, however often the requester asks', async () => {
    const id = await raise('normal');
    await answer(id);
    await waitFor(48);
    expect(await kindsIn()).toEqual([]);
    await reply('Still broken.');
    await query("update ticket_events set created_at = created_at + interval '20 hours' where body = 'Still broken.'");
    await reply('Hello?');
    await query("update ticket_events set created_at = created_at + interval '40 hours' where body = 'Hello?'");
    await waitFor(43);
    expect(await kindsIn()).toEqual([]);
    await waitFor(45);
    expect(await kindsIn()).toEqual(['waiting_ticket']);
  });

  it('raises another alert once the requester waits again, but not for solved tickets', async () => {
    const id = await raise('normal');
    await raise('normal', 'Solved');
    await query("update tickets set status = 'resolved' where subject = 'Solved'");
    await waitFor(25);
    await answer(id);
    await reply('And now?');
    expect(await kindsIn()).toEqual(['waiting_ticket']);
    expect(await query('select 1 from alerts')).toHaveLength(1);
    await waitFor(26);
    expect(await query('select distinct ticket_id from alerts')).toEqual([{ ticket_id: id }]);
    expect(await query('select 1 from alerts')).toHaveLength(2);
  });

  it('lists many tickets in one email, and all at the time that the team has set', async () => {
    expect((await save({ waitingHours: 2 })).statusCode).toBe(200);
    // Without the triggers that maintain the search words.
    await query(`set session_replication_role = replica; insert into tickets (id, number, name, email, category, subject, description, priority)
      select 'many' || n, 'TEX-1-' || n, 'Jo', 'jo@client.example', 'problem', 'Subject ' || n, 'Text', 'low' from generate_series(1, 14000) n; reset session_replication_role; analyze tickets`);
    await waitFor(3);
    const mails = await mailsTo(api, team);
    expect(mails.map(({ subject }) => subject)).toEqual(['14,000 tickets have been waiting for 2 hours']);
    expect(mails[0]?.text).toContain('And: 13,980 more');
    expect(mails[0]?.text).toContain('/marketplace/tickets?view=waiting');
  });

  it('is reported once by two servers at the same moment', async () => {
    await raise('normal');
    await Promise.all([waitFor(25), waitFor(25)]);
    expect(await mailsTo(api, team)).toHaveLength(1);
  });
});

describe('the team', () => {
  it('is told about an urgent ticket at once, with a button to it and no link to unsubscribe', async () => {
    const id = await raise('urgent');
    const [mail] = await mailsTo(api, team);
    expect(mail?.subject).toMatch(/^Urgent ticket TEX-\d{4}-\d{6}: Punches are missing$/);
    expect(mail?.text).toContain(`Open in inbox:\nhttps://shop.example/marketplace/tickets?ticket=${id}`);
    expect(mail?.text).toContain('/marketplace/settings?section=alerts');
    expect(mail?.text).not.toMatch(/unsubscribe/i);
  });

  it('has its own address for alerts, contact messages and demo requests, which outsiders never see', async () => {
    await save({ teamAddress: 'desk@tex.example' });
    await raise('urgent');
    await write();
    await askForDemo();
    expect((await mailsTo(api, 'desk@tex.example')).map(({ subject }) => subject)).toEqual([
      'Demo request: Nilgiri',
      'Contact form: Prices',
      expect.stringMatching(/^Urgent ticket/),
    ]);
    expect(await mailsTo(api, team)).toEqual([]);
    const [{ id }] = await query("select id from tickets where kind = 'demo'");
    const startsAt = new Date(Date.now() + 24 * hour).toISOString();
    const payload = { startsAt, minutes: 30, place: 'https://meet.example/demo' };
    const path = `/tex-suite/ticket/${id}/demo`;
    expect((await api.call({ method: 'PUT', path, payload, token: admin })).statusCode).toBe(200);
    const [{ documents }] = await query("select documents from mails where subject like 'Your demo is confirmed%'");
    expect(documents[0].content).toContain('mailto:support@tex.example');
    expect(JSON.stringify(await query('select * from mails where to_address = $1', [requester]))).not.toContain(
      'desk@',
    );
  });

  it('has audited settings and valid addresses', async () => {
    await save({ teamAddress: 'desk@tex.example', waitingHours: 8 });
    const [event] = await query(
      "select action, before, after from audit_events where target_id = 'alerts' order by at desc limit 1",
    );
    expect(event).toEqual({
      action: 'settings.alerts_changed',
      before: { teamAddress: '', waitingHours: 24 },
      after: { teamAddress: 'desk@tex.example', waitingHours: 8 },
    });
    for (const wrong of [{ waitingHours: 0 }, { waitingHours: 1.5 }, { waitingHours: 721 }])
      expect((await save(wrong)).statusCode).toBe(400);
  });

  it.each(['desk', '"the desk"@tex.example'])('refuse the team address %s', async (teamAddress) => {
    const answer = await save({ teamAddress });
    expect(answer.statusCode).toBe(400);
    const message = 'teamAddress must be an email address.';
    expect(answer.json().errors).toEqual([{ field: 'teamAddress', message }]);
  });
});

describe('each person', () => {
  it('chooses what the bell shows and what comes by email', async () => {
    expect(await settings()).toMatchObject({
      bell: ['urgent_ticket', 'waiting_ticket', 'contact_message', 'demo_request'],
      mail: [],
    });
    const mail: AlertKind[] = ['urgent_ticket', 'contact_message'];
    expect((await save({ bell: ['demo_request'], mail })).statusCode).toBe(200);
    await raise('urgent');
    await write();
    await askForDemo();
    expect(await kindsIn()).toEqual(['demo_request']);
    expect(await kindsIn(superAdmin)).toHaveLength(3);
    expect((await mailsTo(api, 'admin@tex.example')).map(({ subject }) => subject)).toEqual([
      'Contact message: Prices',
      expect.stringMatching(/^Urgent ticket/),
    ]);
    expect(await mailsTo(api, 'super@tex.example')).toEqual([]);
  });

  it('gets nothing once they are no longer an administrator', async () => {
    await save({ mail: ['urgent_ticket'] });
    await query("update users set role = 'USER' where id = 'admin'");
    await raise('urgent');
    await query("update users set role = 'ADMIN' where id = 'admin'");
    expect(await mailsTo(api, 'admin@tex.example')).toEqual([]);
  });

  it('ends the emails through the link in them, the same in each, without affecting the bell', async () => {
    await save({ mail: ['urgent_ticket'] });
    await raise('urgent');
    await raise('urgent');
    const rows = await query("select text, headers from mails where to_address = 'admin@tex.example'");
    const tokens = rows.map(({ text }) => /alert\/unsubscribe\?token=([\w-]+)/.exec(text)?.[1]);
    expect(tokens).toEqual([expect.any(String), tokens[0]]);
    expect(rows[0].headers).toMatchObject({
      'List-Unsubscribe': `<https://shop.example/api/marketplace/tex-suite/alert/unsubscribe?token=${tokens[0]}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const stop = (token = '') =>
      api.call({
        method: 'POST',
        path: '/tex-suite/alert/unsubscribe',
        query: { token },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const answered = await stop(tokens[0]);
    expect([answered.statusCode, answered.json()]).toMatchObject([200, { email: 'admin@tex.example' }]);
    expect((await stop('wrong')).statusCode).toBe(404);
    await query('truncate mails');
    await raise('urgent');
    expect(await mailsTo(api, 'admin@tex.example')).toEqual([]);
    expect(await settings()).toMatchObject({ mail: [], bell: expect.arrayContaining(['urgent_ticket']) });
    expect((await api.call({ path: '/tex-suite/alert/unsubscribe', query: { token: 'x' } })).headers.location).toBe(
      'https://shop.example/marketplace/alert/unsubscribe?token=x',
    );
  });

  it('overwrites nothing that another administrator has set meanwhile', async () => {
    const opened = await settings();
    await save({ waitingHours: 8 }, superAdmin);
    const late = await api.call({
      method: 'PUT',
      path: '/tex-suite/alert/settings',
      token: admin,
      payload: { ...opened, waitingHours: 12 },
    });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    expect((await settings()).waitingHours).toBe(8);
  });
});
