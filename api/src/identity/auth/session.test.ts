import { CheckAuthAnswer, ErrorBody } from '@marketplace/shared/contracts';
import { type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const checkAuth = (token?: string) => api.call({ path: '/auth/check-auth', token });

describe('check-auth', () => {
  it('returns the user with module access and roles [CALL-04, ENTITY-03, ENTITY-10, ENTITY-12]', async () => {
    const answer = await checkAuth(await api.signIn('buyer'));
    const { user } = expectContract(CheckAuthAnswer, answer.json());
    expect(user?.marketplaceRoles).toHaveLength(1);
    const access = user?.userAccess.modules.map((module) => module.moduleAccess) ?? [];
    expect(access).toEqual(expect.arrayContaining(['Full Access', 'Partial Access', 'No Access', 'Trial', '']));
  });

  it('responds to a visitor without credentials with 200 and no user [CALL-04]', async () => {
    const answer = await checkAuth();
    expect([answer.statusCode, answer.json()]).toEqual([200, { user: null }]);
  });

  it('returns an empty module list for a user without modules', async () => {
    const { user } = expectContract(CheckAuthAnswer, (await checkAuth(await api.signIn('empty'))).json());
    expect(user?.userAccess.modules).toEqual([]);
  });
});

describe('a bad access token', () => {
  const claims = async () => {
    const { rows } = await api.database.pool.query('select kid, secret from signing_keys');
    const session = await api.database.pool.query("select id from sessions where user_id = 'buyer' limit 1");
    return { kid: rows[0].kid as string, secret: rows[0].secret as Buffer, sid: session.rows[0].id as string };
  };
  interface Change {
    alg?: string;
    typ?: string;
    aud?: string;
    exp?: string;
    nbf?: string;
    jwk?: JWK;
    secret?: Uint8Array;
    kid?: string;
  }
  const sign = async (change: Change) => {
    const { kid, secret, sid } = await claims();
    const { alg = 'HS256', typ = 'at+jwt', jwk, nbf = '0s' } = change;
    return new SignJWT({ sid })
      .setProtectedHeader({ alg, typ, kid: change.kid ?? kid, ...(jwk && { jwk }) })
      .setNotBefore(nbf)
      .setSubject('buyer')
      .setAudience(change.aud ?? 'marketplace')
      .setExpirationTime(change.exp ?? '5m')
      .sign(change.secret ?? secret);
  };
  const ownKey = new Uint8Array(32).fill(8);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const withoutEnd = async () => {
    const { kid, secret, sid } = await claims();
    const token = new SignJWT({ sid }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid });
    return token.setSubject('buyer').setAudience('marketplace').sign(secret);
  };
  beforeAll(() => api.signIn('buyer'));

  it('is accepted when everything is right (so that the refusals below mean something)', async () => {
    expect((await checkAuth(await sign({}))).statusCode).toBe(200);
  });

  it.each([
    ['expired', () => sign({ exp: '-1s' })],
    ['of another type', () => sign({ typ: 'JWT' })],
    ['for another audience', () => sign({ aud: 'elsewhere' })],
    ['signed with another key', () => sign({ secret: new Uint8Array(32).fill(7) })],
    ['signed with a key that it brings', () => sign({ secret: ownKey, jwk: { kty: 'oct', k: base64(ownKey) } })],
    ['not valid yet', () => sign({ nbf: '1m' })],
    ['of an unknown key', () => sign({ kid: 'unknown' })],
    ['signed with another algorithm', async () => sign({ alg: 'HS512', secret: (await claims()).secret })],
    ['without an end', () => withoutEnd()],
    ['unsigned', async () => new UnsecuredJWT({ sid: 's' }).setSubject('buyer').setAudience('marketplace').encode()],
    ['cut short', async () => (await sign({})).slice(0, -4)],
    ['a refresh token', async () => (await api.signInFully('buyer')).refreshToken],
    ['garbage', async () => 'garbage'],
    ['empty', async () => ''],
  ])('is refused with 401: %s', async (_name, make) => {
    const answer = await checkAuth(await make());
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expectContract(ErrorBody, answer.json());
  });

  it('is refused when another scheme is used', async () => {
    const answer = await api.call({ path: '/auth/check-auth', headers: { authorization: 'Basic YTpi' } });
    expect(answer.statusCode).toBe(401);
  });

  it('does not keep a visitor from the public catalog', async () => {
    expect((await api.call({ path: '/tex-admin/modules/names', token: 'garbage' })).statusCode).toBe(200);
  });
});

describe('changes to a session take effect on the next request', () => {
  it('signs out, and the token is worth nothing more [CALL-05]', async () => {
    const { accessToken, refreshToken } = await api.signInFully('buyer');
    const answer = await api.call({ method: 'POST', path: '/auth/logout', token: accessToken });
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    expect((await checkAuth(accessToken)).statusCode).toBe(401);
    const refreshed = await api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } });
    expect(refreshed.statusCode).toBe(401);
  });

  describe('signing in over another session', () => {
    const signInOver = (token: string, account = 'creator', password = 'Marketplace1') =>
      api.call({ method: 'POST', path: '/auth/login', token, payload: { email: `${account}@tex.example`, password } });
    const refresh = async (refreshToken: string) =>
      (await api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } })).statusCode;

    it('ends that one, and no other of its user', async () => {
      const [here, elsewhere] = [await api.signInFully('buyer'), await api.signInFully('buyer')];
      const { accessToken } = (await signInOver(here.accessToken)).json();
      const statuses = [here.accessToken, elsewhere.accessToken, accessToken].map(async (token) => checkAuth(token));
      expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
      expect([await refresh(here.refreshToken), await refresh(elsewhere.refreshToken)]).toEqual([401, 200]);
      const { rows } = await api.database.pool.query(
        "select actor_id from audit_events where action = 'user.signed_out' order by at desc limit 1",
      );
      expect(rows).toEqual([{ actor_id: 'buyer' }]);
    });

    it('works twice at once, and with an invalid token', async () => {
      const token = await api.signIn('buyer');
      const answers = await Promise.all([signInOver(token), signInOver(token), signInOver('garbage')]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    });

    it.each([
      ['a wrong password', 'creator', 'Wrong1234'],
      ['a temporary password', 'temp', 'Marketplace1'],
    ])('leaves it open after %s', async (_what, account, password) => {
      const token = await api.signIn('buyer');
      await signInOver(token, account, password);
      expect((await checkAuth(token)).statusCode).toBe(200);
    });
  });

  it('accepts a sign-out without credentials, with a bad token, or with a content type but no body', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await api.call({ method: 'POST', path: '/auth/logout', headers })).statusCode).toBe(200);
    expect((await api.call({ method: 'POST', path: '/auth/logout', token: 'garbage' })).statusCode).toBe(200);
  });

  it('takes a granted and a removed role without a new sign-in', async () => {
    const token = await api.signIn('user');
    const cart = async () => (await api.call({ path: '/tex-suite/cart', token })).statusCode;
    expect(await cart()).toBe(403);
    await api.database.pool.query(
      "insert into user_marketplace_roles (user_id, position, role_name) values ('user', 0, 'Payment Admin')",
    );
    expect(await cart()).toBe(200);
    await api.database.pool.query("delete from user_marketplace_roles where user_id = 'user'");
    expect(await cart()).toBe(403);
  });

  it('locks out a disabled user, and one whose session an administrator ended', async () => {
    const [disabled, ended] = [await api.signIn('creator'), await api.signIn('inactive')];
    await api.database.pool.query("update users set status = 'disabled' where id = 'creator'");
    await api.database.pool.query(
      "update sessions set revoked_at = now(), revoked_by = 'super' where user_id = 'inactive'",
    );
    expect([(await checkAuth(disabled)).statusCode, (await checkAuth(ended)).statusCode]).toEqual([401, 401]);
  });

  it('locks out a user who must reset the password first', async () => {
    const token = await api.signIn('admin');
    await api.database.pool.query("update users set temp_password = true where id = 'admin'");
    expect((await api.call({ path: '/tex-suite/user', token })).statusCode).toBe(401);
  });

  it('records when a session was last used, to the minute', async () => {
    const token = await api.signIn('super');
    await api.database.pool.query(
      "update sessions set last_seen_at = now() - interval '10 minutes' where user_id = 'super'",
    );
    await checkAuth(token);
    const { rows } = await api.database.pool.query(
      "select max(last_seen_at) > now() - interval '5 seconds' as seen from sessions where user_id = 'super'",
    );
    expect(rows[0].seen).toBe(true);
  });
});
