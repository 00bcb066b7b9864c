import { ErrorBody, SavedReply } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('truncate saved_replies'));

const path = '/tex-suite/saved-reply';
const add = async (name: string, body = 'Hello {name}.') =>
  expectContract(SavedReply, (await api.call({ method: 'POST', path, payload: { name, body }, token: admin })).json());
const change = (id: string, payload: object) =>
  api.call({ method: 'PUT', path: `${path}/${id}`, payload, token: admin });
const list = async (): Promise<SavedReply[]> => (await api.call({ path, token: admin })).json();
const audited = async () =>
  (
    await api.database.pool.query(
      "select action, target_name from audit_events where target_type = 'saved-reply' order by at",
    )
  ).rows;

it('are added, changed and deleted by administrators, listed by name, and audited', async () => {
  await add('thanks', ' Thank you, {name}. ');
  const greeting = await add('Greeting');
  expect((await list()).map(({ name, body }) => [name, body])).toEqual([
    ['Greeting', 'Hello {name}.'],
    ['thanks', 'Thank you, {name}.'],
  ]);
  const { updatedAt } = greeting;
  expect((await change(greeting.id, { name: 'Welcome', body: 'Hi.', updatedAt })).statusCode).toBe(200);
  expect((await list())[1]).toMatchObject({ name: 'Welcome', body: 'Hi.' });
  expect((await api.call({ method: 'DELETE', path: `${path}/${greeting.id}`, token: admin })).statusCode).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['thanks']);
  expect(await audited()).toEqual([
    { action: 'saved_reply.added', target_name: 'thanks' },
    { action: 'saved_reply.added', target_name: 'Greeting' },
    { action: 'saved_reply.changed', target_name: 'Welcome' },
    { action: 'saved_reply.deleted', target_name: 'Welcome' },
  ]);
});

it('are not overwritten by people who have not seen the latest', async () => {
  const { id, updatedAt } = await add('Greeting');
  await api.database.pool.query("update saved_replies set updated_at = updated_at + interval '1 second'");
  const late = await change(id, { name: 'Late', body: 'Late', updatedAt });
  expect([late.statusCode, expectContract(ErrorBody, late.json()).code]).toEqual([409, 'changed_meanwhile']);
  expect((await list())[0]?.name).toBe('Greeting');
  expect((await change(id, { name: 'Forced', body: 'x' })).statusCode).toBe(200);
});

it.each([
  ['an empty name', { name: ' ', body: 'x' }],
  ['an empty text', { name: 'x', body: '' }],
  ['a long text', { name: 'x', body: 'x'.repeat(5_001) }],
])('are refused with %s', async (_what, payload) => {
  expect((await api.call({ method: 'POST', path, payload, token: admin })).statusCode).toBe(400);
});

it('that do not exist are 404', async () => {
  expect((await change('none', { name: 'x', body: 'x' })).statusCode).toBe(404);
  expect((await api.call({ method: 'DELETE', path: `${path}/none`, token: admin })).statusCode).toBe(404);
});
