import { AdminSessionPage, ErrorBody, type AdminSession } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let api: TestApi;
let token: string;
beforeAll(async () => (api = await openTestApi()));
beforeEach(async () => {
  // No truncate: a sign-in may still be writing about its session.
  await query('delete from sessions');
  await query('truncate audit_events cascade');
  token = (await signIn('super')).accessToken;
});
afterAll(() => api.close());

const query = (text: string) => api.database.pool.query(text);
const signIn = async (account: string, userAgent = chrome, remoteAddress = '192.0.2.7') => {
  const payload = { email: `${account}@tex.example`, password: 'Marketplace1' };
  const headers = { 'user-agent': userAgent };
  const answer = await api.call({ method: 'POST', path: '/auth/login', payload, headers, remoteAddress });
  return answer.json<{ accessToken: string; refreshToken: string }>();
};
const list = async (search = '') =>
  expectContract(AdminSessionPage, (await api.call({ path: `/tex-admin/sessions${search}`, token })).json());
const usersOf = async (search: string) => (await list(search)).content.map(({ user }) => user.id);
const post = (path: string, payload?: object) =>
  api.call({ method: 'POST', path: `/tex-admin/sessions/${path}`, token, ...(payload && { payload }) });
const checkAuth = async (accessToken: string) =>
  (await api.call({ path: '/auth/check-auth', token: accessToken })).statusCode;
const idOf = async (user: string) => (await list(`?userId=${user}`)).content[0]?.id ?? '';

describe("everyone's active sessions", () => {
  it('are listed with user, device, address and times, with the caller’s own marked', async () => {
    await signIn('buyer', iPhone, '2001:db8::7');
    await query("update sessions set last_seen_at = now() - interval '2 hours' where user_id = 'buyer'");
    const { content, totalElements } = await list();
    expect(totalElements).toBe(2);
    expect(content.map(({ user, current }) => [user.id, current])).toEqual([
      ['super', true],
      ['buyer', false],
    ]);
    expect(content[1]).toMatchObject({
      device: 'Safari on iOS',
      kind: 'phone',
      ip: '2001:db8::7',
      user: { email: 'buyer@tex.example', role: 'USER' },
    });
  });

  it('leave out ended ones, and those whose user may no longer sign in', async () => {
    for (const account of ['user', 'buyer', 'buyer2', 'creator']) await signIn(account);
    await query("update sessions set revoked_at = now() where user_id = 'user'");
    await query("update sessions set expires_at = now() where user_id = 'buyer'");
    await query("update sessions set last_seen_at = now() - interval '5 hours' where user_id = 'buyer2'");
    await query("update users set status = 'disabled' where id = 'creator'");
    expect(await usersOf('')).toEqual(['super']);
    await query("update users set status = 'active' where id = 'creator'");
  });

  it.each([
    ['?search=BUYER%40', ['buyer']],
    ['?search=ios', ['buyer']],
    ['?search=2001:db8', ['buyer']],
    ['?search=%25', []],
    ['?kind=phone', ['buyer']],
    ['?kind=tablet', []],
    ['?idle=1h', ['buyer']],
    ['?idle=1d', []],
    ['?userId=buyer', ['buyer']],
    ['?search=&kind=&idle=&sort=user,asc', ['buyer', 'super']],
    ['?sort=createdAt,asc', ['super', 'buyer']],
    ['?sort=lastSeenAt,asc&size=1', ['buyer']],
    ['?sort=lastSeenAt,asc&size=1&page=1', ['super']],
  ])('are found by %s', async (search, found) => {
    await signIn('buyer', iPhone, '2001:db8::7');
    await query("update sessions set last_seen_at = now() - interval '2 hours' where user_id = 'buyer'");
    // No name contains "buyer@", no device "%".
    expect(await usersOf(search)).toEqual(found);
  });

  it.each(['?kind=watch', '?idle=2h', '?sort=ip', '?size=101', '?page=-1', '?userId=%00'])(
    'refuse %s',
    async (search) => {
      expect((await api.call({ path: `/tex-admin/sessions${search}`, token })).statusCode).toBe(400);
    },
  );

  it('come as a CSV file with the same filters', async () => {
    await signIn('buyer', iPhone, '2001:db8::7');
    const { headers, body } = await api.call({ path: '/tex-admin/sessions/csv?kind=phone', token });
    expect(headers['content-disposition']).toBe('attachment; filename="sessions.csv"');
    const lines = body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Name,Email,Role,Device,Kind,Address,Started,Last seen,Expires');
    expect(lines[1]).toContain('buyer@tex.example,USER,Safari on iOS,phone,2001:db8::7');
  });
});

describe('ending sessions', () => {
  it('puts the browser out with its next call, access and refresh alike, and says so in the log', async () => {
    const [out, stays] = [await signIn('buyer', iPhone), await signIn('buyer2')];
    const id = await idOf('buyer');
    expect((await post('revoke', { ids: [id, 'missing', id] })).json()).toEqual({ revoked: 1 });
    expect([await checkAuth(out.accessToken), await checkAuth(stays.accessToken)]).toEqual([401, 200]);
    const payload = { refreshToken: out.refreshToken };
    expect((await api.call({ method: 'POST', path: '/auth/refresh', payload })).statusCode).toBe(401);
    const { rows } = await query("select * from audit_events where action = 'session.revoked'");
    expect(rows).toEqual([
      expect.objectContaining({ actor_id: 'super', target_id: id, target_name: 'Safari on iOS of buyer@tex.example' }),
    ]);
  });

  it('counts each once when two administrators end the same ones at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) await signIn('buyer');
    const ids = (await list('?userId=buyer')).content.map((session: AdminSession) => session.id);
    const answers = await Promise.all([post('revoke', { ids }), post('revoke', { ids: ids.toReversed() })]);
    const counts = answers.map((answer) => answer.json<{ revoked: number }>().revoked);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(5);
  });

  it('of a whole user ends all of them and nobody else', async () => {
    const theirs = [await signIn('buyer'), await signIn('buyer', iPhone)];
    expect((await post('revoke/user/buyer')).json()).toEqual({ revoked: 2 });
    expect(await Promise.all(theirs.map(({ accessToken }) => checkAuth(accessToken)))).toEqual([401, 401]);
    expect(await checkAuth(token)).toBe(200);
    expect((await post('revoke/user/buyer')).json()).toEqual({ revoked: 0 });
    const { rows } = await query("select after from audit_events where action = 'user.sessions_revoked'");
    expect(rows).toEqual([{ after: { sessionsEnded: 2 } }]);
    const missing = await post('revoke/user/nobody');
    expect([missing.statusCode, expectContract(ErrorBody, missing.json()).code]).toEqual([404, 'not_found']);
  });

  it.each([{}, { ids: [] }, { ids: ['a/b'] }, { ids: Array.from({ length: 101 }, (_, index) => `s${index}`) }])(
    'refuses an invalid body',
    async (payload) => expect((await post('revoke', payload)).statusCode).toBe(400),
  );
});
