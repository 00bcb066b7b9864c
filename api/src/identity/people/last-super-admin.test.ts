import { keepPeople } from '../../../test/keep-people.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openTestApi();
  restore = await keepPeople(api);
});
afterEach(() => restore());
afterAll(() => api.close());

type Change = [path: string, payload: object];
const demote = (id: string): Change => [`/tex-suite/user/${id}/role`, { role: 'USER' }];
const deactivate = (id: string): Change => ['/tex-suite/user', { ids: [id], status: 'disabled' }];
const send = (token: string, [path, payload]: Change) => api.call({ method: 'PUT', path, payload, token });
const query = (statement: string) => api.database.pool.query(statement);

const activeSuperAdmins = async () =>
  (await query("select id from users where role = 'SUPER_ADMIN' and status = 'active'")).rows.length;

/** Two SUPER_ADMINs, both freshly signed in. */
const aPair = async () => {
  await query("update users set role = 'SUPER_ADMIN', status = 'active' where id in ('super', 'admin')");
  return { one: await api.signIn('super'), other: await api.signIn('admin') };
};

describe('the last active SUPER_ADMIN', () => {
  it.each([
    ['demoted', demote('super')],
    ['deactivated', deactivate('super')],
    ['deactivated among others', ['/tex-suite/user', { ids: ['super', 'user'], status: 'disabled' }] satisfies Change],
  ])('is not %s, not even by themselves', async (_what, change) => {
    const answer = await send(await api.signIn('super'), change);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_super_admin']);
    expect(await activeSuperAdmins()).toBe(1);
    expect((await query("select 1 from users where status = 'disabled'")).rows).toEqual([]);
    expect((await query("select 1 from audit_events where action <> 'user.signed_in'")).rows).toEqual([]);
  });

  it('does not count deactivated SUPER_ADMINs', async () => {
    await query("update users set role = 'SUPER_ADMIN', status = 'disabled' where id = 'admin'");
    expect((await send(await api.signIn('super'), demote('super'))).statusCode).toBe(409);
  });

  it('may go once there is another', async () => {
    const { one } = await aPair();
    expect((await send(one, demote('super'))).statusCode).toBe(200);
    expect((await send(one, demote('admin'))).statusCode).toBe(403);
  });

  it('stays when two remove each other at the same moment, eight times in each of four ways', async () => {
    // A pool of parallel connections: with only one, this would always pass.
    expect(api.database.pool.options.max).toBeGreaterThanOrEqual(8);
    for (const [mine, theirs] of [
      [demote, demote],
      [demote, deactivate],
      [deactivate, demote],
      [deactivate, deactivate],
    ] as const) {
      for (let round = 0; round < 8; round += 1) {
        const { one, other } = await aPair();
        const answers = await Promise.all([send(one, mine('admin')), send(other, theirs('super'))]);
        const codes = answers.map(({ statusCode }) => statusCode).sort();
        // The second one has lost the role, or the session, that they came with.
        expect([codes[0], [401, 403, 409].includes(codes[1] ?? 0)]).toEqual([200, true]);
        expect(await activeSuperAdmins()).toBe(1);
      }
    }
  });

  it('stays when two step down at the same moment, eight pairs in parallel, each on its own connection', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { one, other } = await aPair();
      const answers = await Promise.all([
        send(one, demote('super')),
        send(other, demote('admin')),
        send(one, deactivate('super')),
        send(other, deactivate('admin')),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
      expect(await activeSuperAdmins()).toBe(1);
    }
  });

  it('causes no deadlock among many crossing changes', async () => {
    const { one, other } = await aPair();
    const ids = ['user', 'buyer', 'buyer2', 'creator', 'empty'];
    const changes = Array.from({ length: 24 }, (_, index): Change => [
      '/tex-suite/user',
      {
        ids: index % 2 === 0 ? ids : [...ids].reverse(),
        ...(index % 3 === 0 ? { grantRoleIds: ['payment-creator'] } : { revokeRoleIds: ['payment-creator'] }),
      },
    ]);
    const answers = await Promise.all(changes.map((change, index) => send(index % 2 === 0 ? one : other, change)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200));
  });
});
