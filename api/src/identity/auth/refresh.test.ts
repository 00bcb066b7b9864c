import { ErrorBody, TokenPair } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const refresh = (refreshToken: string) =>
  api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } });
const checkAuth = (token: string) => api.call({ path: '/auth/check-auth', token });

/** As if this had happened this long ago. */
const rotationsWere = (seconds: number) =>
  api.database.pool.query('update refresh_tokens set rotated_at = rotated_at - make_interval(secs => $1)', [seconds]);

describe('refreshing', () => {
  it('exchanges a refresh token for a pair that works [CALL-06, ENTITY-29]', async () => {
    const { refreshToken } = await api.signInFully('buyer');
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    const pair = expectContract(TokenPair, answer.json());
    expect(pair.refreshToken).not.toBe(refreshToken);
    expect((await checkAuth(pair.accessToken)).json().user.id).toBe('buyer');
  });

  it('rotates once for twenty parallel refreshes with one token [CALL-06]', async () => {
    const { refreshToken } = await api.signInFully('buyer');
    const before = await api.database.pool.query('select count(*)::int as n from refresh_tokens');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().refreshToken)).size).toBe(1);
    const after = await api.database.pool.query('select count(*)::int as n from refresh_tokens');
    expect(after.rows[0].n).toBe(before.rows[0].n + 1);
    expect((await refresh(answers[0]?.json().refreshToken)).statusCode).toBe(200);
  });

  it('ends the whole session when an old token is used after the grace period', async () => {
    const first = await api.signInFully('buyer');
    const second = (await refresh(first.refreshToken)).json();
    await rotationsWere(60);
    const stolen = await refresh(first.refreshToken);
    expect(stolen.statusCode).toBe(401);
    expect(expectContract(ErrorBody, stolen.json()).code).toBe('invalid_refresh_token');
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    expect((await checkAuth(second.accessToken)).statusCode).toBe(401);
  });

  it('leaves other sessions of the user alone when one is ended', async () => {
    const other = await api.signInFully('buyer');
    const first = await api.signInFully('buyer');
    await refresh(first.refreshToken);
    await rotationsWere(60);
    await refresh(first.refreshToken);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  it.each(['nonsense', 'x'.repeat(512)])('responds 401 to a token that was never issued', async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('does not take an access token for a refresh token', async () => {
    expect((await refresh((await api.signInFully('buyer')).accessToken.slice(0, 512))).statusCode).toBe(401);
  });

  it.each([
    ['revoked', 'revoked_at = now()'],
    ['too old', 'expires_at = now()'],
    ['unused for too long', "last_seen_at = now() - interval '5 hours'"],
  ])('answers 401 for a session that is %s', async (_name, change) => {
    const { refreshToken, accessToken } = await api.signInFully('admin');
    await api.database.pool.query(`update sessions set ${change} where user_id = 'admin'`);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await checkAuth(accessToken)).statusCode).toBe(401);
  });

  it('responds 401 for a disabled user', async () => {
    const { refreshToken } = await api.signInFully('creator');
    await api.database.pool.query("update users set status = 'disabled' where id = 'creator'");
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('lets a remembered session live for 30 days, another for 12 hours', async () => {
    await api.signInFully('spaced', true);
    await api.signInFully('spaced', false);
    const { rows } = await api.database.pool.query(
      "select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions where user_id = 'spaced' order by 1",
    );
    expect(rows.map((row) => row.hours)).toEqual([12, 720]);
  });

  it('stores no token in plain text', async () => {
    const { refreshToken } = await api.signInFully('buyer');
    const { rows } = await api.database.pool.query("select encode(hash, 'escape') as hash from refresh_tokens");
    expect(rows.some((row) => String(row.hash).includes(refreshToken))).toBe(false);
  });
});
