import { ErrorBody, SessionList } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
beforeEach(async () => {
  await api.database.pool.query('delete from sessions');
  await api.database.pool.query('truncate audit_events cascade');
});
afterAll(() => api.close());

const signIn = async (account = 'buyer', userAgent = chrome, remoteAddress = '192.0.2.7') => {
  const payload = { email: `${account}@tex.example`, password: 'Marketplace1' };
  const headers = { 'user-agent': userAgent };
  const answer = await api.call({ method: 'POST', path: '/auth/login', payload, headers, remoteAddress });
  return answer.json<{ accessToken: string; refreshToken: string }>();
};
const list = async (token: string) =>
  expectContract(SessionList, (await api.call({ path: '/auth/sessions', token })).json());
const end = (token: string, id: string) => api.call({ method: 'DELETE', path: `/auth/sessions/${id}`, token });
const endOthers = (token: string) => api.call({ method: 'POST', path: '/auth/sessions/revoke-others', token });
const checkAuth = async (token: string) => (await api.call({ path: '/auth/check-auth', token })).statusCode;
const idsOf = async (token: string) => (await list(token)).map(({ id }) => id);
const query = (statement: string) => api.database.pool.query(statement);

describe("a user's own sessions", () => {
  it('are ended only after a fresh proof', async () => {
    const { accessToken } = await signIn();
    await signIn();
    const ids = await idsOf(accessToken);
    await query("update sessions set proven_at = now() - interval '11 minutes'");
    const revokeAll = api.call({ method: 'POST', path: '/auth/sessions/revoke-all', token: accessToken });
    for (const answer of [await end(accessToken, ids[0] ?? ''), await endOthers(accessToken), await revokeAll])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'fresh_factor_required']);
    expect(await idsOf(accessToken)).toEqual(ids);
  });

  it('are listed by device, last used first, including the current one', async () => {
    const desk = await signIn();
    await query("update sessions set last_seen_at = now() - interval '2 hours'");
    const phone = await signIn('buyer', iPhone, '2001:db8::7');
    await signIn('user');
    const found = await list(phone.accessToken);
    expect(found).toEqual([
      expect.objectContaining({ device: 'Safari on iOS', kind: 'phone', ip: '2001:db8::7', current: true }),
      expect.objectContaining({ device: 'Chrome on Windows', kind: 'desktop', ip: '192.0.2.7', current: false }),
    ]);
    const age = Date.now() - Date.parse(found[1]?.lastSeenAt ?? '');
    expect(Math.round(age / 60_000)).toBe(120);
    expect((await list(desk.accessToken)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('leave out sessions ended in any way, and reveal no secret', async () => {
    const { accessToken } = await signIn();
    for (const change of ['revoked_at = now()', 'expires_at = now()', "last_seen_at = now() - interval '5 hours'"]) {
      await signIn();
      await query(
        `update sessions set ${change} where id = (select id from sessions order by created_at desc limit 1)`,
      );
    }
    const answer = await api.call({ path: '/auth/sessions', token: accessToken });
    expect(expectContract(SessionList, answer.json())).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(Object.keys(answer.json()[0]).sort()).toEqual(
      ['createdAt', 'current', 'device', 'expiresAt', 'id', 'ip', 'kind', 'lastSeenAt'].sort(),
    );
  });

  it('are ended one by one: signed out on the next request, access and refresh alike', async () => {
    const [here, there] = [await signIn(), await signIn('buyer', iPhone)];
    const id = (await list(here.accessToken)).find(({ current }) => !current)?.id ?? '';
    expect((await end(here.accessToken, id)).statusCode).toBe(200);
    expect([await checkAuth(here.accessToken), await checkAuth(there.accessToken)]).toEqual([200, 401]);
    const payload = { refreshToken: there.refreshToken };
    expect((await api.call({ method: 'POST', path: '/auth/refresh', payload })).statusCode).toBe(401);
    expect(await idsOf(here.accessToken)).toHaveLength(1);
    const { rows } = await query("select * from audit_events where action = 'session.revoked'");
    expect(rows).toEqual([
      expect.objectContaining({
        actor_id: 'buyer',
        target_type: 'session',
        target_id: id,
        target_name: 'Safari on iOS',
      }),
    ]);
  });

  it("respond 404 for another client's session as for a nonexistent or ended one", async () => {
    const [mine, theirs] = [await signIn('buyer'), await signIn('buyer2')];
    const [foreign] = await idsOf(theirs.accessToken);
    const [own] = await idsOf(mine.accessToken);
    const ended = await signIn('buyer');
    const [endedId] = (await idsOf(mine.accessToken)).filter((id) => id !== own);
    await end(mine.accessToken, endedId ?? '');
    const answers = await Promise.all([foreign, 'missing', endedId].map((id) => end(mine.accessToken, id ?? '')));
    const shapes = answers.map((answer) => {
      const { requestId: _id, ...body } = expectContract(ErrorBody, answer.json());
      return [answer.statusCode, body];
    });
    expect(shapes[0]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]]);
    expect([await checkAuth(theirs.accessToken), await checkAuth(ended.accessToken)]).toEqual([200, 401]);
  });

  it('are ended together, all but the one that asks, and nobody else is touched', async () => {
    const here = await signIn();
    const others = [await signIn(), await signIn('buyer', iPhone), await signIn()];
    const stranger = await signIn('user');
    const answer = await endOthers(here.accessToken);
    expect([answer.statusCode, answer.json().message]).toEqual([200, '3 devices were signed out.']);
    expect(await Promise.all(others.map(({ accessToken }) => checkAuth(accessToken)))).toEqual([401, 401, 401]);
    expect([await checkAuth(here.accessToken), await checkAuth(stranger.accessToken)]).toEqual([200, 200]);
    expect((await endOthers(here.accessToken)).json().message).toBe('0 devices were signed out.');
    const { rows } = await query("select after from audit_events where action = 'user.signed_out_elsewhere'");
    expect(rows).toEqual([{ after: { sessionsEnded: 3 } }]);
  });

  it('are ended all at once, including the current one, and nobody else is affected', async () => {
    const tokens = [await signIn(), await signIn('buyer', iPhone), await signIn()].map(
      ({ accessToken }) => accessToken,
    );
    const stranger = await signIn('user');
    const endAll = () => api.call({ method: 'POST', path: '/auth/sessions/revoke-all', token: tokens[1] });
    const answer = await endAll();
    expect([answer.statusCode, answer.json().message]).toEqual([200, '3 devices were signed out.']);
    expect(await Promise.all(tokens.map(checkAuth))).toEqual([401, 401, 401]);
    expect(await checkAuth(stranger.accessToken)).toBe(200);
    expect((await endAll()).statusCode).toBe(401);
    const { rows } = await query("select after from audit_events where action = 'user.signed_out_everywhere'");
    expect(rows).toEqual([{ after: { sessionsEnded: 3 } }]);
  });

  it('are counted once when they are ended twice at the same moment', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await Promise.all(Array.from({ length: 3 }, () => signIn()));
    const said = await Promise.all([endOthers(here.accessToken), endOthers(here.accessToken)]);
    expect(said.map((answer) => answer.json().message).sort()).toEqual([
      '0 devices were signed out.',
      '4 devices were signed out.',
    ]);
    expect(await checkAuth(there.accessToken)).toBe(401);
  });

  it.each(['%00', 'x'.repeat(65), '..%2fusers', "'"])('respond 400 for the id %s', async (id) => {
    const { accessToken } = await signIn();
    expect((await end(accessToken, id)).statusCode).toBe(400);
  });

  it('stop at a hundred in one list', async () => {
    const { accessToken } = await signIn();
    await query(`insert into sessions (id, user_id, remember_me, user_agent, ip, idle_seconds, expires_at)
      select 's' || n, 'buyer', false, '', '', 3600, now() + interval '1 hour' from generate_series(1, 120) n`);
    const found = await list(accessToken);
    expect(found).toHaveLength(100);
    expect(found.filter(({ kind }) => kind === 'unknown').map(({ device }) => device)[0]).toBe('Unknown device');
  });
});
