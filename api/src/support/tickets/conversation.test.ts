import {
  ErrorBody,
  TicketAgent,
  TicketDetail,
  TicketPage,
  TicketView,
  type TicketEvent,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { ticketForm, type TestFile } from '../../../test/ticket-form.ts';

let api: TestApi;
let admin: string;
let superAdmin: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example' });
  [admin, superAdmin] = [await api.signIn('admin'), await api.signIn('super')];
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, alerts, ticket_events, ticket_search, ticket_files, rate_limits, mails cascade',
  ),
);

const email = 'jo@client.example';
const data = {
  name: 'Jo Fernandes',
  email,
  category: 'problem',
  moduleId: 'attendance',
  subject: 'Punches are missing',
  description: 'The gate sends nothing since Monday.',
  priority: 'high',
};
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const post = (path: string, payload: object, token?: string) => api.call({ method: 'POST', path, payload, token });
const view = (token: string) => api.call({ path: '/tex-suite/ticket/status', query: { token } });
const reply = (token: string, message: string) => post('/tex-suite/ticket/status/answer', { token, message });
const answer = (id: string, payload: object, token = admin) => post(`/tex-suite/ticket/${id}/answer`, payload, token);
const change = (payload: object, token = admin) =>
  api.call({ method: 'PUT', path: '/tex-suite/ticket', payload, token });
const detail = async (id: string) =>
  expectContract(TicketDetail, (await api.call({ path: `/tex-suite/ticket/${id}`, token: admin })).json());
const list = async (query: Record<string, string> = {}, token = admin) =>
  expectContract(TicketPage, (await api.call({ path: '/tex-suite/ticket', query, token })).json());
const said = (events: TicketEvent[]) => events.map(({ kind, author, body }) => `${author} ${kind}: ${body}`);

/** The token in the link of the latest email to the requester. */
const linkToken = async (to = email) => {
  const [mail] = await mailsTo(api, to);
  return /https:\/\/shop\.example\/marketplace\/ticket\/status\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const raise = async (fields: object = {}, files: TestFile[] = []) => {
  const { number } = (
    await api.call({ method: 'POST', path: '/tex-suite/ticket', ...(await ticketForm({ ...data, ...fields }, files)) })
  ).json();
  const { rows } = await api.database.pool.query('select id from tickets where number = $1', [number]);
  return { id: rows[0].id as string, number: number as string };
};

describe('the page of a ticket', () => {
  it('is open to anyone with the link in the receipt, and shows no id, phone or assignee', async () => {
    const { number } = await raise({ phone: '+91 98765 43210' });
    const answered = await view(await linkToken());
    expect(answered.statusCode).toBe(200);
    expect(answered.headers['cache-control']).toBe('private, no-store');
    const ticket = expectContract(TicketView, answered.json());
    expect(ticket).toMatchObject({
      number,
      status: 'new',
      module: { id: 'attendance', name: 'Attendance' },
      canAnswer: true,
      events: [],
    });
    expect(answered.body).not.toContain('98765');
  });

  it.each(['x', 'a'.repeat(43)])('refuses the token %s', async (token) => {
    await raise();
    for (const refused of [await view(token), await reply(token, 'Hello')]) {
      expect([refused.statusCode, expectContract(ErrorBody, refused.json()).code]).toEqual([404, 'link_not_good']);
    }
  });

  it('stores only the hash of its token, yet every email has the same link', async () => {
    const { id } = await raise();
    const token = await linkToken();
    await answer(id, { message: 'We are looking at it.' });
    expect(await linkToken()).toBe(token);
    const { rows } = await api.database.pool.query('select * from tickets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gets a link for a ticket raised before links existed', async () => {
    const { id } = await raise();
    await api.database.pool.query('update tickets set public_token_hash = null');
    await answer(id, { message: 'We are looking at it.' });
    expect((await view(await linkToken())).statusCode).toBe(200);
  });
});

describe('the conversation', () => {
  it('alternates: a reply waits for the requester, theirs reopens the ticket, and both are notified by email', async () => {
    const { id, number } = await raise();
    const token = await linkToken();
    const answered = await answer(id, { message: ' Which gate is it? ' });
    expect(expectContract(TicketDetail, answered.json())).toMatchObject({
      status: 'waiting',
      assignee: { id: 'admin' },
    });
    const [mail] = await mailsTo(api, email);
    // Nobody has proven yet that the address is theirs.
    expect(mail?.subject).toBe(`Re: [${number}] Your ticket`);
    expect(mail?.text).toContain('Which gate is it?');

    const replied = expectContract(TicketView, (await reply(token, 'The one at the yard.')).json());
    expect(replied.status).toBe('open');
    expect(said(replied.events)).toEqual([
      'agent message: Which gate is it?',
      'agent status: waiting',
      'requester message: The one at the yard.',
    ]);
    const [told] = await mailsTo(api, 'admin@tex.example');
    expect(told?.subject).toBe(`Jo Fernandes replied: [${number}] Punches are missing`);
    expect(told?.text).toContain(`https://shop.example/marketplace/tickets?ticket=${id}`);
  });

  it('hides notes and assignments from the requester', async () => {
    const { id } = await raise();
    const token = await linkToken();
    await post(`/tex-suite/ticket/${id}/note`, { message: 'The customer is angry.' }, admin);
    await change({ ids: [id], assigneeId: 'super', priority: 'urgent' });
    const shown = await view(token);
    expect(shown.body).not.toMatch(/angry|super/i);
    expect(said((await detail(id)).events)).toEqual([
      'agent note: The customer is angry.',
      'agent priority: urgent',
      `agent assignment: ${(await detail(id)).assignee?.name}`,
    ]);
  });

  it('reopens a ticket resolved within 14 days, but no older or closed one', async () => {
    const { id } = await raise();
    const token = await linkToken();
    await answer(id, { message: 'Please restart the gate.', status: 'resolved' });
    const reopened = await reply(token, 'It does not help.');
    expect(expectContract(TicketView, reopened.json())).toMatchObject({ status: 'open', canAnswer: true });
    expect(said(reopened.json().events).at(-1)).toBe('requester status: open');

    await change({ ids: [id], status: 'resolved' });
    await api.database.pool.query("update ticket_events set created_at = created_at - interval '14 days'");
    expect((await view(token)).json().canAnswer).toBe(false);
    const late = await reply(token, 'Still not.');
    expect([late.statusCode, late.json().code]).toEqual([409, 'ticket_closed']);

    await change({ ids: [id], status: 'closed' });
    expect((await reply(token, 'Hello?')).statusCode).toBe(409);
    expect((await view(token)).json().status).toBe('closed');
  });

  it('accepts only text from the requester, and no author, kind or status', async () => {
    const { id } = await raise();
    const token = await linkToken();
    for (const message of ['', '   ', 'x'.repeat(5_001), 7]) {
      expect((await post('/tex-suite/ticket/status/answer', { token, message })).statusCode).toBe(400);
    }
    await post('/tex-suite/ticket/status/answer', { token, message: 'Hi', author: 'agent', status: 'closed' });
    expect(said((await detail(id)).events)).toEqual(['requester message: Hi']);
    expect((await detail(id)).status).toBe('new');
  });

  it('keeps parallel replies separate and loses none', async () => {
    const { id } = await raise();
    const token = await linkToken();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => reply(token, `Theirs ${index}`)),
      ...Array.from({ length: 5 }, (_, index) => answer(id, { message: `Ours ${index}` })),
    ]);
    const messages = (await detail(id)).events.filter(({ kind }) => kind === 'message');
    expect(messages).toHaveLength(10);
    expect((await detail(id)).events.filter(({ kind }) => kind === 'assignment')).toHaveLength(1);
  });

  it('stops a requester who writes more than 30 times per hour', async () => {
    await raise();
    const token = await linkToken();
    for (let written = 0; written < 30; written += 1) expect((await reply(token, 'Hello')).statusCode).toBe(200);
    expect((await reply(token, 'Hello')).statusCode).toBe(429);
  });
});

describe('the file of a ticket', () => {
  it.each(['link', 'inbox'])('is sent as a download, never shown, by the %s', async (way) => {
    const { id } = await raise({}, [{ name: 'gäte (1).png', content: png }]);
    const byLink = { path: '/tex-suite/ticket/status/attachment', query: { token: await linkToken() } };
    const file = await api.call(way === 'link' ? byLink : { path: `/tex-suite/ticket/${id}/attachment`, token: admin });
    expect(file.rawPayload.equals(png)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''g%C3%A4te%20%281%29.png",
      'x-content-type-options': 'nosniff',
      'content-type': 'image/png',
      'content-length': String(png.length),
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  it('is missing if there is none, and for anyone without access', async () => {
    const { id } = await raise();
    const path = `/tex-suite/ticket/${id}/attachment`;
    expect((await api.call({ path, token: admin })).statusCode).toBe(404);
    expect((await api.call({ path, token: await api.signIn('buyer') })).statusCode).toBe(403);
    expect((await api.call({ path: '/tex-suite/ticket/status/attachment', query: { token: 'x' } })).statusCode).toBe(
      404,
    );
  });
});

describe('the inbox', () => {
  it('finds by number, subject, name and email, and by status, priority and assignee', async () => {
    const first = await raise({ subject: 'Alpha fails', priority: 'low' });
    const second = await raise({ subject: 'Beta fails', priority: 'urgent', email: 'mira@client.example' });
    const third = await raise({ subject: '100% wrong', name: 'Mira Shah' });
    await change({ ids: [second.id], assigneeId: 'super' });
    await change({ ids: [first.id], assigneeId: 'admin', status: 'closed' });
    const subjects = async (query: Record<string, string>, token?: string) =>
      (await list(query, token)).content.map(({ subject }) => subject).sort();
    expect(await subjects({ search: third.number.toLowerCase() })).toEqual(['100% wrong']);
    expect(await subjects({ search: '100%' })).toEqual(['100% wrong']);
    expect(await subjects({ search: 'MIRA' })).toEqual(['100% wrong', 'Beta fails']);
    expect(await subjects({ status: 'unsolved' })).toEqual(['100% wrong', 'Beta fails']);
    expect(await subjects({ status: 'closed' })).toEqual(['Alpha fails']);
    expect(await subjects({ priority: 'urgent' })).toEqual(['Beta fails']);
    expect(await subjects({ assignee: 'nobody' })).toEqual(['100% wrong']);
    expect(await subjects({ assignee: 'me' })).toEqual(['Alpha fails']);
    expect(await subjects({ assignee: 'me' }, superAdmin)).toEqual(['Beta fails']);
    expect(await subjects({ assignee: 'admin' })).toEqual(['Alpha fails']);
  });

  it('sorts by the last change, age and priority, and pages', async () => {
    for (const priority of ['low', 'urgent', 'normal', 'high']) await raise({ subject: `A ${priority} one`, priority });
    const order = async (sort: string) => (await list({ sort })).content.map(({ priority }) => priority);
    expect(await order('priority,desc')).toEqual(['urgent', 'high', 'normal', 'low']);
    expect(await order('createdAt,asc')).toEqual(['low', 'urgent', 'normal', 'high']);
    expect(await order('createdAt,desc')).toEqual(['high', 'normal', 'urgent', 'low']);
    const [{ id } = { id: '' }] = (await list({ sort: 'createdAt,asc' })).content;
    await post(`/tex-suite/ticket/${id}/note`, { message: 'Look here' }, admin);
    expect((await list()).content[0]?.id).toBe(id);
    expect(await list({ size: '3', page: '1' })).toMatchObject({ totalElements: 4, totalPages: 2, page: 1 });
    expect((await api.call({ path: '/tex-suite/ticket', query: { sort: 'email,asc' }, token: admin })).statusCode).toBe(
      400,
    );
  });

  it('changes many at once, counts those that changed, and notifies the requesters of resolved ones', async () => {
    const ids = [(await raise()).id, (await raise()).id];
    await change({ ids: [ids[0]], status: 'resolved' });
    const both = await change({ ids: [...ids, ids[0]], status: 'resolved', assigneeId: 'admin' });
    expect([both.statusCode, both.json()]).toEqual([200, { changed: 2 }]);
    expect((await change({ ids, status: 'resolved' })).json()).toEqual({ changed: 0 });
    const solved = (await mailsTo(api, email)).filter(({ subject }) => subject.startsWith('Solved: '));
    expect(solved).toHaveLength(2);
  });

  it.each([
    ['a ticket that does not exist', { status: 'closed' }, 404],
    ['somebody who is no administrator', { assigneeId: 'buyer' }, 400],
    ['nobody known', { assigneeId: 'none' }, 400],
    ['an unknown status', { status: 'lost' }, 400],
  ])('changes nothing for %s', async (what, fields, status) => {
    const { id } = await raise();
    const ids = what.startsWith('a ticket') ? [id, 'none'] : [id];
    expect((await change({ ids, ...fields })).statusCode).toBe(status);
    expect(await detail(id)).toMatchObject({ status: 'new', assignee: null, events: [] });
  });

  it('can remove an assignment', async () => {
    const { id } = await raise();
    await change({ ids: [id], assigneeId: 'admin' });
    await change({ ids: [id], assigneeId: null });
    expect((await detail(id)).assignee).toBeNull();
  });

  it('offers the active administrators as assignees', async () => {
    const agents = (await api.call({ path: '/tex-suite/ticket/agents', token: admin })).json();
    expect(
      expectContract(Type.Array(TicketAgent), agents)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['admin', 'super']);
  });

  it('responds 404 for an unknown ticket', async () => {
    expect((await api.call({ path: '/tex-suite/ticket/none', token: admin })).statusCode).toBe(404);
    expect((await answer('none', { message: 'Hello' })).statusCode).toBe(404);
    expect((await post('/tex-suite/ticket/none/note', { message: 'Hello' }, admin)).statusCode).toBe(404);
  });
});
