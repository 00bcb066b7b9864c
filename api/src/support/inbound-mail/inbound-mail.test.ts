import { InboundMailList, TicketDetail } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { deliver, filePart, inboundMail, multipart, receive, signed, textMail } from '../../../test/inbound-mail.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm } from '../../../test/ticket-form.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example', inboundMail });
  admin = await api.signIn('admin');
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, ticket_events, ticket_search, rate_limits, mails, contact_messages cascade',
  ),
);

const requester = 'jo@client.example';
const raise = async (email = requester) => {
  const data = { category: 'problem', subject: 'Punches are missing', description: 'Nothing since Monday.' };
  const form = await ticketForm({ ...data, name: 'Jo Fernandes', priority: 'high', email });
  const { number } = (await api.call({ method: 'POST', path: '/tex-suite/ticket', ...form })).json();
  const { rows } = await api.database.pool.query('select id from tickets where number = $1', [number]);
  return { id: rows[0].id as string, number: number as string };
};
const post = (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  api.call({ method, path, payload, token: admin });
const assignToAdmin = async (id: string) => {
  const { rows } = await api.database.pool.query("select id from users where email = 'admin@tex.example'");
  await post('/tex-suite/ticket', { ids: [id], assigneeId: rows[0].id }, 'PUT');
};
const headersTo = async (email: string) =>
  (
    await api.database.pool.query<{ headers: Record<string, string>; text: string }>(
      'select headers, text from mails where to_address = $1 order by created_at desc',
      [email],
    )
  ).rows;
/** The address in the latest mail to a person. */
const replyTo = async (email = requester) => (await headersTo(email))[0]?.headers['Reply-To'] ?? '';
const detail = async (id: string) =>
  expectContract(TicketDetail, (await api.call({ path: `/tex-suite/ticket/${id}`, token: admin })).json());
const said = async (id: string) =>
  (await detail(id)).events.map(({ kind, author, authorName, body }) => `${author} ${authorName} ${kind}: ${body}`);
const conversations = async () => (await api.database.pool.query('select * from tickets')).rows;

describe('a reply of the requester', () => {
  it('is added to the ticket without quoted text, and its agent is told', async () => {
    const { id } = await raise();
    await assignToAdmin(id);
    const body =
      'It is the gate in the north.\n\nOn Tue, 24 Nov 2026 at 10:00, TEX\n<no-reply@tex.example> wrote:\n> Hello';
    expect(await receive(api, textMail({ To: await replyTo() }, body))).toMatchObject({
      state: 'added',
      ticket_id: id,
    });
    expect((await said(id)).at(-1)).toBe('requester Jo Fernandes message: It is the gate in the north.');
    expect((await mailsTo(api, 'admin@tex.example'))[0]?.text).toContain('It is the gate in the north.');
  });

  it.each([
    ['another case', (address: string) => ({ To: address.toUpperCase(), From: 'JO@Client.Example' })],
    ['a copy to us', (address: string) => ({ To: 'mira@tex.example', Cc: `"Support, TEX" <${address}>` })],
    ['the envelope', (address: string) => ({ To: 'undisclosed-recipients:;', 'Delivered-To': address })],
    ['a folded header', (address: string) => ({ To: `"A long name of a mailbox"\r\n <${address}>` })],
  ])('is found by %s', async (_what, headers) => {
    const { id } = await raise();
    await receive(api, textMail(headers(await replyTo()), 'Found.'));
    expect((await said(id)).at(-1)).toContain('Jo Fernandes message: Found.');
  });

  it('opens a solved ticket again', async () => {
    const { id } = await raise();
    await post('/tex-suite/ticket', { ids: [id], status: 'resolved' }, 'PUT');
    await receive(api, textMail({ To: await replyTo() }, 'Not yet.'));
    expect((await detail(id)).status).toBe('open');
  });

  it('to a closed ticket becomes a note, and its sender is told where to raise a new one', async () => {
    const { id, number } = await raise();
    const address = await replyTo();
    await post('/tex-suite/ticket', { ids: [id], status: 'closed' }, 'PUT');
    await receive(api, textMail({ To: address }, 'Hello again.'));
    expect((await said(id)).at(-1)).toMatch(/^system Email note: [^]*Hello again\.$/);
    const [told] = await mailsTo(api, requester);
    expect(told).toMatchObject({ subject: `Ticket ${number} is closed` });
    expect(told?.text).toContain('https://shop.example/marketplace/ticket');
    expect(told?.text).not.toContain('Hello again');
    await receive(api, textMail({ To: address, 'Auto-Submitted': 'auto-replied' }, 'I am away.'));
    expect((await mailsTo(api, requester))[0]).toEqual(told);
  });

  it('proves the address, so that mails call the ticket by its subject from then on', async () => {
    const { id } = await raise();
    await receive(api, textMail({ To: await replyTo() }, 'One more thing.'));
    await post(`/tex-suite/ticket/${id}/answer`, { message: 'Thank you.' });
    expect((await mailsTo(api, requester))[0]?.subject).toContain('Punches are missing');
  });
});

describe('mails of a ticket', () => {
  it('stay together in mail programs, and say where to write above the quote', async () => {
    const { id, number } = await raise();
    await receive(api, textMail({ To: await replyTo(), 'Message-ID': '<theirs@client.example>' }, 'One.'));
    await post(`/tex-suite/ticket/${id}/answer`, { message: 'Two.' });
    const [answer, receipt] = await headersTo(requester);
    const root = `<${number.toLowerCase()}@shop.example>`;
    expect(receipt?.headers).toMatchObject({
      References: root,
      'In-Reply-To': root,
      'Auto-Submitted': 'auto-generated',
    });
    expect(answer?.headers).toMatchObject({
      References: `${root} <theirs@client.example>`,
      'In-Reply-To': '<theirs@client.example>',
    });
    expect(answer?.text).toMatch(/^-- Please reply above this line --\n\n/);
    expect(answer?.text).toContain('To reply, answer this email');
    const [local = ''] = (await replyTo()).split('@');
    expect(local).toMatch(/^[a-z0-9+.-]{1,64}$/);
  });
});

describe('a reply of an agent', () => {
  const agentAddress = async (id: string) => {
    await assignToAdmin(id);
    await receive(api, textMail({ To: await replyTo() }, 'Any news?'));
    return replyTo('admin@tex.example');
  };

  it('answers the requester and is recorded as theirs', async () => {
    const { id } = await raise();
    const address = await agentAddress(id);
    expect(address).not.toBe(await replyTo());
    await receive(api, textMail({ From: 'Admin <admin@tex.example>', To: address }, 'It is repaired.'));
    expect((await said(id)).some((event) => /^agent .* message: It is repaired\.$/.test(event))).toBe(true);
    expect((await mailsTo(api, requester))[0]?.text).toContain('It is repaired.');
    const { rows } = await api.database.pool.query(
      "select actor_email, ip from audit_events where action = 'ticket.answered' order by at desc limit 1",
    );
    expect(rows).toEqual([{ actor_email: 'admin@tex.example', ip: null }]);
  });

  it('passes its files on to the requester, who is told their names', async () => {
    const { id } = await raise();
    const to = await agentAddress(id);
    const mixed = multipart('mixed', [
      { type: 'text/plain', body: 'This is the form.' },
      filePart('form.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'),
    ]);
    await receive(api, textMail({ From: 'admin@tex.example', To: to, 'Content-Type': mixed.type }, mixed.body));
    expect((await mailsTo(api, requester))[0]?.text).toContain("Attached on the ticket's page: form.pdf");
    expect((await detail(id)).events.find(({ body }) => body === 'This is the form.')).toMatchObject({
      author: 'agent',
      files: [{ name: 'form.pdf' }],
    });
  });

  it('is only a note once they are no administrator any more, or if the requester sends it', async () => {
    const { id } = await raise();
    const address = await agentAddress(id);
    await receive(api, textMail({ To: address }, 'I am the agent now.'));
    expect((await said(id)).at(-1)).toMatch(/note: Jo Fernandes <jo@client.example> wrote[^]*I am the agent now\.$/);
  });
});

describe('a reply of someone else', () => {
  it.each([
    ['another address', { From: 'Eve <eve@other.example>' }, 'Eve <eve@other.example>'],
    ['two senders', { From: 'jo@client.example, eve@other.example' }, 'eve@other.example'],
    ['no sender', { From: undefined }, 'An unknown sender'],
    ['the name of the requester', { From: '"jo@client.example" <eve@other.example>' }, 'eve@other.example'],
  ])('becomes a note for the agents: %s', async (_what, headers, name) => {
    const { id } = await raise();
    const arrived = await receive(api, textMail({ To: await replyTo(), ...headers }, 'Please send me the invoice.'));
    expect(arrived).toMatchObject({ state: 'noted', ticket_id: id });
    const events = await said(id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatch(/^system Email note: /);
    expect(events[0]).toContain(name);
    expect(events[0]).toContain('Please send me the invoice.');
  });

  it.each([
    ['a forged signature', (address: string) => address.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`)],
    ['a shortened one', (address: string) => address.replace(/[0-9a-f]{20}@/, '0@')],
    ['a longer domain', (address: string) => `${address}.other.example`],
  ])('with %s starts a separate conversation', async (_what, forge) => {
    const { id } = await raise();
    const arrived = await receive(api, textMail({ To: forge(await replyTo()) }, 'Let me in, please.'));
    expect(arrived.state).toBe('started');
    expect(await said(id)).toEqual([]);
  });

  it('can’t reach another ticket with the signature of one', async () => {
    const [one, other] = [await raise(), await raise('eve@other.example')];
    const signature = /[0-9a-f]{20}(?=@)/.exec(await replyTo('eve@other.example'))?.[0] ?? '';
    const forged = (await replyTo()).replace(/[0-9a-f]{20}(?=@)/, signature);
    expect(forged).toContain(one.number.toLowerCase());
    expect((await receive(api, textMail({ To: forged }, 'Mine now, is it?'))).state).toBe('started');
    expect([...(await said(one.id)), ...(await said(other.id))]).toEqual([]);
  });
});

describe('a mail to no ticket', () => {
  it('starts a conversation and gets a receipt in our words, which can be replied to', async () => {
    const raw = textMail({ Subject: '=?utf-8?q?Spam=3A_prices?=' }, 'Spam: do you have yearly prices?');
    const { state, ticket_id: id } = await receive(api, raw);
    expect(state).toBe('started');
    expect(await detail(id ?? '')).toMatchObject({
      ...{ kind: 'contact', name: 'Jo Fernandes', email: requester, subject: 'Spam: prices' },
      description: 'Spam: do you have yearly prices?',
    });
    const [receipt] = await mailsTo(api, requester);
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toContain('Spam');
    await receive(api, textMail({ To: await replyTo() }, 'For 40 people.'));
    expect((await said(id ?? '')).at(-1)).toContain('message: For 40 people.');
  });

  it('gets at most five receipts per hour', async () => {
    for (let count = 0; count < 7; count += 1) await receive(api, textMail({}, `Question number ${count}.`));
    expect(await mailsTo(api, requester)).toHaveLength(5);
    expect(await conversations()).toHaveLength(7);
  });
});

describe('a mail from a program', () => {
  it.each([
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }, /automatic reply/],
    ['a newsletter', { 'List-Id': '<news.client.example>' }, /list/],
    ['bulk mail', { Precedence: 'bulk' }, /list/],
    ['an old absence note', { 'X-Autoreply': 'yes' }, /automatic reply/],
    ['a bounce', { 'Return-Path': '<>' }, /couldn't be delivered/],
    ['the post office', { From: 'MAILER-DAEMON@mx.client.example' }, /couldn't be delivered/],
    ['no-reply', { From: 'Shop <no-reply@other.example>' }, /doesn't accept replies/],
    ['our own mail', { From: 'TEX <no-reply@tex.example>' }, /ourselves/],
    ['our own inbound address', { From: 'reply@shop.example' }, /ourselves/],
    ['our own Message-ID', { 'Message-ID': '<4711@marketplace>' }, /ourselves/],
  ])('is set aside and not answered: %s', async (_what, headers, reason) => {
    expect(await receive(api, textMail(headers, 'I am away until Monday.'))).toMatchObject({
      state: 'set-aside',
      reason: expect.stringMatching(reason),
    });
    const { rows } = await api.database.pool.query('select 1 from mails');
    expect([rows, await conversations()]).toEqual([[], []]);
  });

  it('is accepted from a person who says that it is not automatic', async () => {
    expect((await receive(api, textMail({ 'Auto-Submitted': 'no' }, 'I am a person.'))).state).toBe('started');
  });

  it('about a bounced mail becomes a note of its ticket', async () => {
    const { id } = await raise();
    const headers = { From: 'MAILER-DAEMON@mx.client.example', 'Return-Path': '<>', To: await replyTo() };
    expect((await receive(api, textMail(headers, 'Mailbox full.'))).state).toBe('noted');
    expect(await said(id)).toEqual([
      expect.stringMatching(/note: A mail about this ticket could not be delivered[^]*full/),
    ]);
  });

  it('that slips through stops after thirty per hour, at one ticket', async () => {
    const [one, other] = [await raise(), await raise()];
    const [latest, first] = (await headersTo(requester)).map(({ headers }) => headers['Reply-To'] ?? '');
    const pings = Array.from({ length: 31 }, () => receive(api, textMail({ To: first }, 'Ping.')));
    const states = (await Promise.all(pings)).map(({ state }) => state);
    expect([
      states.filter((state) => state === 'added').length,
      states.filter((state) => state === 'set-aside').length,
    ]).toEqual([30, 1]);
    expect(await said(one.id)).toHaveLength(30);
    await receive(api, textMail({ To: latest }, 'A person.'));
    expect(await said(other.id)).toHaveLength(1);
  });
});

describe('the list of mails', () => {
  it('shows administrators what was set aside and why, without its text', async () => {
    await api.database.pool.query('truncate inbound_mails');
    await receive(api, textMail({}, 'A question of a person.'));
    await receive(api, textMail({ Precedence: 'bulk', Subject: 'Offers' }, 'Secret text'));
    const answer = await api.call({ path: '/tex-admin/inbound-mail', token: admin });
    expect(expectContract(InboundMailList, answer.json()).mails).toEqual([
      {
        ...{ id: expect.any(String), state: 'set-aside', reason: 'It was sent to a mailing list.', from: requester },
        ...{ subject: 'Offers', ticket: null, receivedAt: expect.any(String) },
      },
    ]);
    expect(answer.body).not.toContain('Secret');
  });

  it('is read by page, newest first', async () => {
    await api.database.pool.query('truncate inbound_mails');
    for (const subject of ['One', 'Two', 'Three'])
      await receive(api, textMail({ Precedence: 'bulk', Subject: subject }, 'Offers.'));
    const answer = await api.call({ path: '/tex-admin/inbound-mail?page=1&size=2', token: admin });
    const { mails, totalElements } = expectContract(InboundMailList, answer.json());
    expect([mails.map(({ subject }) => subject), totalElements]).toEqual([['One'], 3]);
  });

  it('gives administrators the raw message, and records that', async () => {
    const raw = textMail({ Precedence: 'bulk', Subject: 'Offers' }, 'Secret text');
    await receive(api, raw);
    const { rows } = await api.database.pool.query('select id from inbound_mails order by received_at desc limit 1');
    const path = `/tex-admin/inbound-mail/${rows[0].id}/message`;
    const answer = await api.call({ path, token: admin });
    expect([answer.headers['content-type'], answer.body]).toEqual(['message/rfc822', raw]);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const recorded = "select target_name from audit_events where action = 'inbound_mail.downloaded'";
    expect((await api.database.pool.query(recorded)).rows).toEqual([{ target_name: 'Offers' }]);
    const missing = await api.call({ path: '/tex-admin/inbound-mail/none/message', token: admin });
    expect(missing.statusCode).toBe(404);
  });
});

it('without the settings there is no such address, and mails say to answer on the page', async () => {
  const off = await openTestApi({ publicPostsPerMinute: 100_000 });
  try {
    const raw = Buffer.from(textMail({}, 'Hello'));
    expect((await deliver(off, raw, signed(raw))).statusCode).toBe(404);
    await off.call({
      method: 'POST',
      path: '/tex-suite/contactus',
      payload: { name: 'Jo', email: requester, subject: 'Prices', message: 'Do you have yearly prices?' },
    });
    expect((await mailsTo(off, requester))[0]?.text).not.toMatch(/reply/i);
  } finally {
    await off.close();
  }
});
