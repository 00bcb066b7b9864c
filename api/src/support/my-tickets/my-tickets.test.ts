import { MyTicketPage, TicketDetail, TicketLink, TicketView } from '@marketplace/shared/contracts';
import { raiseTestTicket } from '../../../test/conversation.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let user: string;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 100_000, publicUrl: 'https://shop.example' });
  [user, buyer] = [await api.signIn('user'), await api.signIn('buyer')];
});
afterAll(() => api.close());
beforeEach(() =>
  api.database.pool.query(
    'truncate tickets, ticket_events, ticket_search, ticket_files, contact_messages, rate_limits, mails cascade',
  ),
);

const list = async (token: string, query: Record<string, string> = {}) =>
  expectContract(MyTicketPage, (await api.call({ path: '/tex-suite/ticket/mine', token, query })).json());
const linkOf = (id: string, token?: string) =>
  api.call({ method: 'POST', path: `/tex-suite/ticket/mine/${id}/link`, token });
const view = (token: string, headers = {}) => api.call({ path: '/tex-suite/ticket/status', query: { token }, headers });
const solve = (token: string) =>
  api.call({ method: 'POST', path: '/tex-suite/ticket/status/solved', payload: { token } });

describe('my tickets', () => {
  it('are those I raised signed in, from any address, and those from my address; nobody else sees them', async () => {
    const signedIn = await raiseTestTicket(api, user, { email: 'elsewhere@client.example' });
    const byAddress = await raiseTestTicket(api, undefined, { email: 'User@TEX.example' });
    await raiseTestTicket(api);
    const message = { name: 'Asha', email: 'x@client.example', subject: 'Hello', message: 'Hello there, I ask.' };
    await api.call({ method: 'POST', path: '/tex-suite/contactus', token: user, payload: message });
    const { content } = await list(user);
    expect(content.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['contact', 'Hello'],
      ['ticket', 'Punches are missing'],
      ['ticket', 'Punches are missing'],
    ]);
    expect(content.slice(1).map(({ id }) => id)).toEqual([byAddress.id, signedIn.id]);
    expect((await list(buyer)).content).toEqual([]);
  });

  it('are filtered by whether they are solved, and paged', async () => {
    const solved = await raiseTestTicket(api, user);
    const unsolved = await raiseTestTicket(api, user);
    await solve(solved.link);
    const ids = async (query: Record<string, string>) => (await list(user, query)).content.map(({ id }) => id);
    expect(await ids({ status: 'solved' })).toEqual([solved.id]);
    expect(await ids({ status: 'unsolved' })).toEqual([unsolved.id]);
    expect(await ids({ page: '1', size: '1' })).toEqual([unsolved.id]);
    expect((await list(user, { size: '1' })).totalElements).toBe(2);
  });

  it('open through the link in their mails; those from a form get one', async () => {
    const { id, link } = await raiseTestTicket(api, user);
    expect(expectContract(TicketLink, (await linkOf(id, user)).json()).token).toBe(link);
    await api.database.pool.query('update tickets set public_token_hash = null');
    const { token } = expectContract(TicketLink, (await linkOf(id, user)).json());
    expect((await view(token)).statusCode).toBe(200);
  });

  it('are not found by any other id', async () => {
    const { id } = await raiseTestTicket(api, user);
    for (const answer of [await linkOf(id, buyer), await linkOf('none', buyer)]) expect(answer.statusCode).toBe(404);
    expect((await linkOf(id)).statusCode).toBe(401);
  });

  it('are listed quickly among 10,000 others', async () => {
    await api.database.pool.query(
      `insert into tickets (id, number, user_id, name, email, category, subject, description, priority)
       select 'n' || n, 'N' || n, 'buyer2', 'Jo', n || '@client.example', 'problem', 'Gate', 'It is shut', 'low'
         from generate_series(1, 10000) n`,
    );
    await api.database.pool.query('analyze tickets');
    const { rows } = await api.database.pool.query(
      `explain select * from tickets where (user_id = 'user' or lower(email) = (select lower(email) from users where id = 'user'))
        order by updated_at desc, id limit 20`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/tickets_of_user[\s\S]*tickets_of_address/);
    expect(plan).not.toContain('Seq Scan on tickets');
  });
});

describe('the requester', () => {
  it('only hears of changes: 304 until something is said', async () => {
    const { id, link } = await raiseTestTicket(api);
    const etag = String((await view(link)).headers.etag);
    expect((await view(link, { 'if-none-match': etag })).statusCode).toBe(304);
    const payload = { message: 'We are on it.' };
    await api.call({
      method: 'POST',
      path: `/tex-suite/ticket/${id}/answer`,
      token: await api.signIn('admin'),
      payload,
    });
    expect((await view(link, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('marks the ticket as solved, once; agents see who did, and a reply opens it again', async () => {
    const { id, link } = await raiseTestTicket(api);
    for (const answer of [await solve(link), await solve(link)])
      expect(expectContract(TicketView, answer.json())).toMatchObject({ status: 'resolved', canAnswer: true });
    const read = await api.call({ path: `/tex-suite/ticket/${id}`, token: await api.signIn('admin') });
    expect(expectContract(TicketDetail, read.json()).events).toMatchObject([
      { kind: 'status', author: 'requester', authorName: 'Jo Fernandes', body: 'resolved' },
    ]);
    const payload = { token: link, message: 'It is down again.' };
    const reply = await api.call({ method: 'POST', path: '/tex-suite/ticket/status/answer', payload });
    expect(reply.json().status).toBe('open');
  });

  it('does not reopen a closed ticket by solving it', async () => {
    const { link } = await raiseTestTicket(api);
    await api.database.pool.query("update tickets set status = 'closed'");
    expect((await solve(link)).json()).toMatchObject({ status: 'closed', events: [] });
  });
});
