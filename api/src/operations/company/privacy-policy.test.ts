import { ErrorBody, PrivacyPolicy } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const path = '/tex-admin/privacypolicy/1';
const save = (privacyPolicy: unknown, token: string | undefined = admin, at = path) =>
  api.call({ method: 'PUT', path: at, payload: { privacyPolicy }, token });
const read = async () => (await api.call({ path })).json<{ privacyPolicy: string }>().privacyPolicy;

it('is sanitized when saved, shown at once, and recorded with who did it [PRIV-03]', async () => {
  await read();
  const answer = await save('<h2>Rights</h2><p onclick="x">You may <b>ask</b>.</p><script>alert(1)</script>');
  expect(answer.statusCode).toBe(200);
  const clean = '<h2>Rights</h2><p>You may <b>ask</b>.</p>';
  expect(expectContract(PrivacyPolicy, answer.json()).privacyPolicy).toBe(clean);
  // Every replica learns of it by a database notification.
  await until(async () => (await read()) === clean);
  const { rows } = await api.database.pool.query('select privacy_policies.html from privacy_policies where id = $1', [
    '1',
  ]);
  expect(rows[0].html).toBe(clean);
  const audit = await api.database.pool.query("select * from audit_events where action = 'privacy_policy.saved'");
  expect(audit.rows).toMatchObject([
    { actor_id: 'admin', actor_email: 'admin@tex.example', target_id: '1', after: { characters: clean.length } },
  ]);
});

it('can be the first with its id', async () => {
  expect((await save('<p>New.</p>', admin, '/tex-admin/privacypolicy/eu')).statusCode).toBe(200);
  expect((await api.call({ path: '/tex-admin/privacypolicy/eu' })).json().privacyPolicy).toBe('<p>New.</p>');
});

it.each([
  ['nothing', ''],
  ['no text', '<p> &nbsp; </p><script>alert(1)</script>'],
  ['no string', 7],
  ['too much', 'x'.repeat(200_001)],
])('is refused as %s, and the previous one stays', async (_, privacyPolicy) => {
  const before = await read();
  const answer = await save(privacyPolicy);
  expect([answer.statusCode, expectContract(ErrorBody, answer.json()).errors?.[0]?.field]).toEqual([
    400,
    'privacyPolicy',
  ]);
  expect(await read()).toBe(before);
});

it('can only be saved by administrators', async () => {
  expect((await api.call({ method: 'PUT', path, payload: { privacyPolicy: '<p>x</p>' } })).statusCode).toBe(401);
  expect((await save('<p>x</p>', await api.signIn('buyer'))).statusCode).toBe(403);
});
