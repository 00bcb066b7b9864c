import { raiseTestTicket } from '../../test/conversation.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('super');
});
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows as Record<string, string>[];
const send = (method: 'PUT' | 'POST', path: string, payload: object) => api.call({ method, path, payload, token });

/** A bulk change leaves alone records that no longer match the filter, and those that are gone. */
it('changes only the tickets that still match', async () => {
  const [open, solved] = [await raiseTestTicket(api), await raiseTestTicket(api)];
  await query(`update tickets set status = 'closed', priority = 'low' where id = '${solved.id}'`);
  const ids = [open.id, solved.id, 'gone'];
  const answer = await send('PUT', '/tex-suite/ticket', { ids, priority: 'urgent', matching: { status: 'unsolved' } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 1, skipped: [solved.id, 'gone'] }]);
  const after = await query(`select id, priority from tickets where id in ('${open.id}', '${solved.id}')`);
  expect(Object.fromEntries(after.map(({ id, priority }) => [id, priority]))).toEqual({
    [open.id]: 'urgent',
    [solved.id]: 'low',
  });
  expect((await send('PUT', '/tex-suite/ticket', { ids, priority: 'low' })).statusCode).toBe(404);
});

it('changes only the users who still match', async () => {
  await query("update users set status = 'disabled' where id = 'creator'");
  const ids = ['buyer', 'creator', 'gone'];
  const answer = await send('PUT', '/tex-suite/user', { ids, status: 'disabled', matching: { status: 'active' } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 1, skipped: ['creator', 'gone'] }]);
  const none = await send('PUT', '/tex-suite/user', { ids, status: 'active', matching: { search: 'nobody at all' } });
  expect([none.statusCode, none.json()]).toEqual([200, { changed: 0, skipped: ids }]);
  expect(await query("select id from users where id = 'buyer' and status = 'disabled'")).toHaveLength(1);
});

it('ends only the sessions that still match', async () => {
  await api.signIn('admin');
  const sessions = await query("select id, user_id from sessions where user_id in ('admin', 'super') order by user_id");
  const ids = sessions.map(({ id = '' }) => id);
  const matching = { userId: 'admin' };
  const answer = await send('POST', '/tex-admin/sessions/revoke', { ids, matching });
  expect([answer.statusCode, answer.json()]).toEqual([200, { revoked: 1, skipped: [ids[1]] }]);
});

it.each([
  ['PUT', '/tex-suite/ticket', { priority: 'low', matching: { status: 'melted' } }],
  ['PUT', '/tex-suite/user', { status: 'active', matching: { status: 'melted' } }],
  ['POST', '/tex-admin/sessions/revoke', { matching: { kind: 'melted' } }],
] as const)('%s %s refuses an unknown filter', async (method, path, payload) => {
  expect((await send(method, path, { ids: ['one'], ...payload })).statusCode).toBe(400);
});
