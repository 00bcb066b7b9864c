import { ErrorBody, TicketDetail, TicketPage } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';

let api: TestApi;
let admin: string;
let superAdmin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000 });
  [admin, superAdmin] = [await api.signIn('admin'), await api.signIn('super')];
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, alerts, ticket_events, ticket_search, ticket_files, contact_messages, demo_requests, rate_limits, mails, idempotency_keys cascade',
  ),
);

const email = 'jo@client.example';
const data = {
  ...{ name: 'Jo Fernandes', email, category: 'problem', priority: 'high' },
  subject: 'Punches are missing',
  description: 'The gate sends nothing since Monday.',
};
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const post = (path: string, payload: object, token?: string, headers = {}) =>
  api.call({ method: 'POST', path, payload, token, headers });

const raise = async (fields: object = {}, token?: string) => {
  const form = await ticketForm({ ...data, ...fields });
  const { number } = (await api.call({ method: 'POST', path: '/tex-suite/ticket', token, ...form })).json();
  const [{ id } = { id: '' }] = await query('select id from tickets where number = $1', [number]);
  return { id: id as string, number: number as string };
};
const write = (fields: object = {}, token?: string) =>
  post(
    '/tex-suite/contactus',
    { name: 'Ana Braganza', email, subject: 'Prices', message: 'Is there a yearly one?', ...fields },
    token,
  );
const askForDemo = (fields: object = {}, token?: string) =>
  post(
    '/tex-suite/demo-request',
    { name: 'Mira Shah', email, company: 'Nilgiri', moduleIds: ['attendance', 'leave'], ...fields },
    token,
  );
const answer = (id: string, payload: object, { token = admin, key = '' } = {}) =>
  post(`/tex-suite/ticket/${id}/answer`, payload, token, key === '' ? {} : { 'idempotency-key': key });
const note = (id: string, message: string, token = superAdmin) =>
  post(`/tex-suite/ticket/${id}/note`, { message }, token);
const change = (payload: object, token = superAdmin) =>
  api.call({ method: 'PUT', path: '/tex-suite/ticket', payload, token });
const read = (id: string, headers = {}) => api.call({ path: `/tex-suite/ticket/${id}`, token: admin, headers });
const detail = async (id: string) => expectContract(TicketDetail, (await read(id)).json());
const list = async (filter: Record<string, string> = {}, token = admin) =>
  expectContract(TicketPage, (await api.call({ path: '/tex-suite/ticket', query: filter, token })).json()).content;
const subjects = async (filter: Record<string, string>, token?: string) =>
  (await list(filter, token)).map(({ subject }) => subject).sort();
const replyOfRequester = async (id: string, message: string) => {
  const [mail] = await mailsTo(api, email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await post('/tex-suite/ticket/status/answer', { token, message })).statusCode).toBe(200);
  return id;
};

describe('one inbox', () => {
  it('has tickets, contact messages and demo requests, each with its kind', async () => {
    await raise();
    await write();
    await askForDemo();
    expect(
      (await list({ sort: 'createdAt,asc' })).map(({ kind, subject, name, status }) => [kind, subject, name, status]),
    ).toEqual([
      ['ticket', 'Punches are missing', 'Jo Fernandes', 'new'],
      ['contact', 'Prices', 'Ana Braganza', 'new'],
      ['demo', 'Demo for Nilgiri', 'Mira Shah', 'new'],
    ]);
    expect(await subjects({ kind: 'contact' })).toEqual(['Prices']);
    const [demo] = await list({ kind: 'demo' });
    expect(demo?.module).toEqual({ id: 'attendance', name: 'Attendance' });
  });

  it('has no spam', async () => {
    await write({ website: 'https://spam.example' });
    await askForDemo({ website: 'https://spam.example' });
    expect(await list()).toEqual([]);
    expect(await query('select status from contact_messages union all select status from demo_requests')).toEqual([
      { status: 'spam' },
      { status: 'spam' },
    ]);
  });

  it('knows the account and the organization of signed-in people', async () => {
    await write({}, await api.signIn('buyer'));
    const [{ id = '', organization } = {}] = await list();
    expect(organization).toEqual({ id: 'meridian', name: expect.stringContaining('Meridian') });
    expect(await detail(id)).toMatchObject({ userId: 'buyer', organizationId: 'meridian' });
  });

  it('says what a demo should show, when it suits them, and where we are', async () => {
    const preferredDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await askForDemo({ preferredDay, preferredTime: 'morning', timeZone: 'America/New_York', teamSize: 40 });
    const [{ id = '' } = {}] = await list();
    const { demo, description } = await detail(id);
    expect(description).toBe('A demo of Attendance, Leave.');
    expect(demo).toMatchObject({
      ...{ company: 'Nilgiri', teamSize: 40, preferredDay, preferredTime: 'morning', timeZone: 'America/New_York' },
      modules: [{ id: 'attendance' }, { id: 'leave' }],
      ...{ ownTimeZone: 'Asia/Kolkata', appointment: null, sequence: 0 },
    });
  });

  it('marks an answered message in its list too, and mails the answer with a link', async () => {
    await write();
    const [{ id = '' } = {}] = await list();
    expect((await answer(id, { message: 'Yes, there is.' })).statusCode).toBe(200);
    expect(await query('select status from contact_messages')).toEqual([{ status: 'answered' }]);
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toMatch(/Yes, there is\.[^]*ticket\/status\?token=/);
    await replyOfRequester(id, 'Thank you.');
    expect((await detail(id)).events.map(({ body }) => body)).toContain('Thank you.');
  });

  it('has views: mine, unassigned, urgent, and where the requester had the last word', async () => {
    const mine = await raise({ subject: 'Mine' });
    const urgent = await raise({ subject: 'Urgent one', priority: 'urgent' });
    const answered = await raise({ subject: 'Answered' });
    const back = await raise({ subject: 'Came back' });
    const solved = await raise({ subject: 'Solved' });
    await change({ ids: [mine.id], assigneeId: 'admin' });
    await answer(answered.id, { message: 'Done?' }, { token: superAdmin });
    await answer(back.id, { message: 'Done?' }, { token: superAdmin });
    await replyOfRequester(back.id, 'No.');
    await note(answered.id, 'They are on holiday.');
    await change({ ids: [solved.id], status: 'resolved' });
    expect(await subjects({ view: 'mine' })).toEqual(['Mine']);
    expect(await subjects({ view: 'mine' }, superAdmin)).toEqual(['Answered', 'Came back']);
    expect(await subjects({ view: 'unassigned' })).toEqual(['Solved', 'Urgent one']);
    expect(await subjects({ view: 'urgent' })).toEqual(['Urgent one']);
    expect(await subjects({ view: 'waiting' })).toEqual(['Came back', 'Mine', 'Urgent one']);
    expect(urgent.number).toMatch(/^TEX-/);
    const names = Object.fromEntries((await list()).map(({ subject, lastActivityBy }) => [subject, lastActivityBy]));
    expect(names).toMatchObject({ 'Came back': 'Jo Fernandes', 'Urgent one': 'Jo Fernandes' });
    expect(names.Answered).toBe((await query("select name from users where id = 'super'"))[0]?.name);
  });
});

describe('search', () => {
  beforeEach(async () => {
    await raise({
      subject: 'Café résumé',
      name: 'Zoë Núñez',
      email: 'zoe@nilgiri.example',
      description: 'Über alles.',
    });
    await raise({ subject: 'हाज़िरी नहीं दिख रही', name: 'आशा राव', email: 'asha@client.example' });
  });

  it.each([
    ['ZOE', ['Café résumé']],
    ['zoë nunez', ['Café résumé']],
    ['resu', ['Café résumé']],
    ['sumé', []],
    ['uber', ['Café résumé']],
    ['zoe@nilgiri.example', ['Café résumé']],
    ['हाज़िरी', ['हाज़िरी नहीं दिख रही']],
    ['आशा रा', ['हाज़िरी नहीं दिख रही']],
    ['zoe asha', []],
    [' ', ['Café résumé', 'हाज़िरी नहीं दिख रही']],
    ["'", []],
    ['&|!:*()<->', []],
    ["zoe:* & !'asha' | \\", []],
    ['"Zoë" (Núñez)', ['Café résumé']],
    ['zoe\'"; drop table tickets; --', []],
    ['a'.repeat(200), []],
    ['é'.repeat(100), []],
  ])('of %j finds %j', async (search, found) => {
    expect(await subjects({ search })).toEqual(found);
  });

  it('finds a number, whole or by its last digits, and what was said since, including notes', async () => {
    const { id, number } = await raise();
    expect(await subjects({ search: number.toLowerCase() })).toEqual(['Punches are missing']);
    expect(await subjects({ search: String(Number(number.slice(-6))) })).toContain('Punches are missing');
    await answer(id, { message: 'Please restart the turnstile.' });
    await note(id, 'Firmware bug, see vendor.');
    for (const search of ['turnst', 'firmware vendor', 'turnstile punches'])
      expect([search, await subjects({ search })]).toEqual([search, ['Punches are missing']]);
    expect(await subjects({ search: 'punches', status: 'closed' })).toEqual([]);
  });

  it('forgets what a person wrote when their account is deleted', async () => {
    await write({ subject: 'Xylophone' }, await api.signIn('buyer'));
    expect(await subjects({ search: 'xylophone' })).toEqual(['Xylophone']);
    await query("update tickets set subject = '(deleted)' where subject = 'Xylophone'");
    expect(await subjects({ search: 'xylophone' })).toEqual([]);
  });

  it('counts at most 1,000 tickets, and says so', async () => {
    await query(`insert into tickets (id, number, name, email, category, subject, description, priority)
      select 'm' || at, 'TEX-2020-' || at, 'Jo', 'jo@client.example', 'problem', 'Turbine', 'It turns.', 'low'
        from generate_series(1, 1001) at`);
    const page = async (filter: Record<string, string>) =>
      expectContract(TicketPage, (await api.call({ path: '/tex-suite/ticket', query: filter, token: admin })).json());
    const { totalElements, totalPages, totalIsLowerBound, content } = await page({ search: 'turbine', page: '1' });
    expect([totalElements, totalPages, totalIsLowerBound, content.length]).toEqual([1_000, 50, true, 20]);
    expect(await page({ search: 'turbine 2020 700' })).toMatchObject({ totalElements: 1 });
    expect(await page({ search: ' ' })).toMatchObject({ totalElements: 1_003 });
    expect(
      (await api.call({ path: '/tex-suite/ticket/csv', query: { search: 'turbine' }, token: admin })).body
        .trim()
        .split('\n'),
    ).toHaveLength(1_002);
  });

  it('survives the longest conversations and words', async () => {
    const { id } = await raise({ description: 'x'.repeat(5_000) });
    const words = (from: number) => Array.from({ length: 800 }, (_, at) => `w${from + at}`).join(' ');
    for (let sent = 0; sent < 12; sent += 1) expect((await note(id, words(sent * 800))).statusCode).toBe(200);
    expect(await subjects({ search: 'w0' })).toEqual(['Punches are missing']);
  });
});

describe('an answer', () => {
  const name = async (id: string) => (await query('select name from users where id = $1', [id]))[0]?.name as string;
  const lastEvent = async (id: string) => (await detail(id)).events.at(-1)?.id ?? null;
  const answers = async () => (await mailsTo(api, email)).filter(({ subject }) => subject.startsWith('Re: '));

  it('is refused with who did what if another agent has answered meanwhile, and sent once that is seen', async () => {
    const { id } = await raise();
    expect((await answer(id, { message: 'First.', seen: null }, { token: superAdmin })).statusCode).toBe(200);
    const late = await answer(id, { message: 'Second.', seen: null });
    const { code, message } = expectContract(ErrorBody, late.json());
    expect([late.statusCode, code]).toEqual([409, 'changed_meanwhile']);
    expect(message).toContain(`${await name('super')} replied in the meantime,`);
    expect(await answers()).toHaveLength(1);
    expect((await answer(id, { message: 'Second.', seen: await lastEvent(id) })).statusCode).toBe(200);
    expect(await answers()).toHaveLength(2);
  });

  it.each([
    ['the requester wrote', (id: string) => replyOfRequester(id, 'One more thing.'), 'Jo Fernandes wrote'],
    ['a note was left', (id: string) => note(id, 'Mine.'), 'left a note'],
    ['it was closed', (id: string) => change({ ids: [id], status: 'closed' }), 'closed this'],
  ])('is refused if %s', async (_what, act, sentence) => {
    const { id } = await raise();
    await answer(id, { message: 'Hello.' });
    const seen = await lastEvent(id);
    await act(id);
    const refused = await answer(id, { message: 'Again.', seen });
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining(sentence)]);
  });

  it.each([
    ['what the agent did alone', async (id: string) => answer(id, { message: 'Mine.' })],
    [
      'a change of the assignee or the priority',
      async (id: string) => change({ ids: [id], assigneeId: 'super', priority: 'low' }),
    ],
  ])('is not refused for %s', async (_what, act) => {
    const { id } = await raise();
    await act(id);
    expect((await answer(id, { message: 'Again.', seen: null })).statusCode).toBe(200);
  });

  it('is sent in any case if the sender does not say what they have seen', async () => {
    const { id } = await raise();
    await answer(id, { message: 'First.' }, { token: superAdmin });
    expect((await answer(id, { message: 'Second.' })).statusCode).toBe(200);
  });

  it('is sent by one of two agents at once', async () => {
    const { id } = await raise();
    const sent = await Promise.all(
      [admin, superAdmin].map((token) => answer(id, { message: 'Hello.', seen: null }, { token })),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await answers()).toHaveLength(1);
  });

  it('is sent once for one Idempotency-Key, even if it was seen in between', async () => {
    const { id } = await raise();
    const first = await answer(id, { message: 'Hello.', seen: null }, { key: 'k1' });
    const again = await answer(id, { message: 'Hello.', seen: await lastEvent(id) }, { key: 'k1' });
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(expectContract(TicketDetail, again.json()).events.filter(({ kind }) => kind === 'message')).toHaveLength(1);
    expect(await answers()).toHaveLength(1);
    expect((await answer(id, { message: 'Other.' }, { key: 'k1' })).statusCode).toBe(422);
  });

  it('can be sent with the same Idempotency-Key after a refusal', async () => {
    const { id } = await raise();
    await note(id, 'Mine.');
    expect((await answer(id, { message: 'Hello.', seen: null }, { key: 'k2' })).statusCode).toBe(409);
    expect((await answer(id, { message: 'Hello.', seen: await lastEvent(id) }, { key: 'k2' })).statusCode).toBe(200);
    expect(await answers()).toHaveLength(1);
  });
});

it('a note with one Idempotency-Key is added once', async () => {
  const { id } = await raise();
  for (let sent = 0; sent < 2; sent += 1)
    await post(`/tex-suite/ticket/${id}/note`, { message: 'Known.' }, admin, { 'idempotency-key': 'n1' });
  expect((await detail(id)).events).toHaveLength(1);
});

it('a ticket is sent again only if it has changed', async () => {
  const { id } = await raise();
  const { etag } = (await read(id)).headers;
  const same = await read(id, { 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await note(id, 'New.');
  expect((await read(id, { 'if-none-match': etag })).statusCode).toBe(200);
});

describe('the CSV file', () => {
  const file = async (filter: Record<string, string>, token = admin) =>
    api.call({ path: '/tex-suite/ticket/csv', query: filter, token });

  it('has every row of the filter, runs no formula, and is audited without the words', async () => {
    await raise({ subject: '=HYPERLINK("https://evil.example")', priority: 'urgent' });
    await write();
    const all = await file({ search: 'jo@client.example', view: 'unassigned' });
    expect(all.headers['content-disposition']).toBe('attachment; filename="tickets.csv"');
    const [head, ...lines] = all.body.trim().split('\n');
    expect(head).toContain('Number,Kind,Subject,Name,Email,Organization');
    expect(lines).toHaveLength(2);
    expect(all.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await file({ kind: 'contact' })).body).toMatch(/,Contact message,Prices,Ana Braganza,/);
    expect((await file({ view: 'mine' })).body.trim().split('\n')).toHaveLength(1);
    const [event] = await query(
      "select after from audit_events where action = 'list.exported' and after ->> 'view' = 'unassigned'",
    );
    expect(event).toEqual({ after: { search: '(typed)', view: 'unassigned', rows: 2 } });
  });
});
