import { ErrorBody, SecuritySettings, type SecuritySettingsBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createApi } from '../../create-api.ts';

const defaults: SecuritySettingsBody = {
  sessionHours: 12,
  idleMinutes: 240,
  rememberedDays: 30,
  rememberedIdleDays: 7,
  maxSessions: 20,
  loginAttempts: 10,
  lockoutMinutes: 15,
  secondFactorRoles: [],
  secondFactorGraceDays: 14,
};

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('admin');
});
afterEach(() => api.database.pool.query('truncate settings, rate_limits, audit_events'));
afterAll(() => api.close());

const query = (text: string) => api.database.pool.query(text);
const path = '/tex-admin/settings/security';
const read = async () => expectContract(SecuritySettings, (await api.call({ path, token })).json());
const save = async (fields: object) => {
  const { version } = await read();
  return api.call({ method: 'PUT', path, token, payload: { ...defaults, ...fields, version } });
};
const login = (account: string, password = 'Marketplace1', rememberMe = false) =>
  api.call({ method: 'POST', path: '/auth/login', payload: { email: `${account}@tex.example`, password, rememberMe } });
const lifetimes = async (account: string) => {
  const { rows } = await query(`select idle_seconds as idle,
    round(extract(epoch from expires_at - created_at))::int as absolute from sessions
    where user_id = '${account}' order by created_at desc limit 1`);
  return rows[0];
};

describe('the security settings', () => {
  it('are the defaults until someone changes them, and again after a reset, with entries in the log', async () => {
    expect(await read()).toEqual({ settings: defaults, defaults, updatedAt: null, version: expect.any(String) });
    const saved = expectContract(SecuritySettings, (await save({ idleMinutes: 30 })).json());
    expect([saved.settings.idleMinutes, saved.defaults.idleMinutes, saved.updatedAt]).toEqual([
      30,
      240,
      expect.any(String),
    ]);
    await save({ idleMinutes: 30 });
    expectContract(SecuritySettings, (await api.call({ method: 'DELETE', path, token })).json());
    expect(await read()).toEqual({ settings: defaults, defaults, updatedAt: null, version: expect.any(String) });
    const { rows } = await query(
      "select action, before, after from audit_events where target_type = 'settings' order by at",
    );
    expect(rows).toEqual([
      { action: 'settings.security_changed', before: { idleMinutes: 240 }, after: { idleMinutes: 30 } },
      { action: 'settings.security_reset', before: { idleMinutes: 30 }, after: { idleMinutes: 240 } },
    ]);
  });

  it.each([
    [{ sessionHours: 0 }, 'sessionHours'],
    [{ sessionHours: 169 }, 'sessionHours'],
    [{ idleMinutes: 4 }, 'idleMinutes'],
    [{ idleMinutes: 12 * 60 + 1 }, 'idleMinutes'],
    [{ rememberedDays: 366 }, 'rememberedDays'],
    [{ rememberedIdleDays: 31 }, 'rememberedIdleDays'],
    [{ maxSessions: 0 }, 'maxSessions'],
    [{ maxSessions: 101 }, 'maxSessions'],
    [{ loginAttempts: 2 }, 'loginAttempts'],
    [{ lockoutMinutes: 1_441 }, 'lockoutMinutes'],
    [{ lockoutMinutes: 1.5 }, 'lockoutMinutes'],
    [{ sessionHours: 48, rememberedDays: 1, rememberedIdleDays: 1 }, 'sessionHours'],
  ])('refuse %j and change nothing', async (fields, field) => {
    const answer = await save(fields);
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).errors?.[0]?.field]).toEqual([400, field]);
    expect((await read()).updatedAt).toBeNull();
  });
});

describe('the length of a session', () => {
  it('applies from the next sign-in on, with and without "Remember me"', async () => {
    await save({ sessionHours: 20, idleMinutes: 600, rememberedDays: 60, rememberedIdleDays: 20 });
    await login('buyer');
    expect(await lifetimes('buyer')).toEqual({ idle: 36_000, absolute: 72_000 });
    await login('buyer2', 'Marketplace1', true);
    expect(await lifetimes('buyer2')).toEqual({ idle: 20 * 86_400, absolute: 60 * 86_400 });
  });

  it('is cut at once for who is signed in, and not lengthened', async () => {
    const accessToken = (await login('user')).json<{ accessToken: string }>().accessToken;
    await query("update sessions set last_seen_at = now() - interval '20 minutes' where user_id = 'user'");
    await save({ sessionHours: 24, idleMinutes: 10 });
    expect(await lifetimes('user')).toEqual({ idle: 600, absolute: 12 * 3_600 });
    expect((await api.call({ path: '/auth/check-auth', token: accessToken })).statusCode).toBe(401);
  });
});

describe('the number of sessions', () => {
  const signedIn = async (tokens: string[]) =>
    Promise.all(tokens.map(async (each) => (await api.call({ path: '/auth/check-auth', token: each })).statusCode));
  const signIns = async (account: string, count: number) => {
    const tokens: string[] = [];
    for (let round = 0; round < count; round += 1)
      tokens.push((await login(account)).json<{ accessToken: string }>().accessToken);
    return tokens;
  };
  beforeEach(() => query("delete from sessions where user_id in ('buyer', 'user')"));

  it('is enforced by ending only this person’s oldest when a new one opens', async () => {
    await save({ maxSessions: 2 });
    const [other] = await signIns('user', 1);
    const tokens = await signIns('buyer', 4);
    expect(await signedIn([...tokens, other ?? ''])).toEqual([401, 401, 200, 200, 200]);
    const { rows } = await query(
      "select after from audit_events where action = 'user.signed_in' order by at desc limit 1",
    );
    expect(rows[0].after).toMatchObject({ oldestEnded: 1 });
  });

  it('counts only open ones', async () => {
    await save({ maxSessions: 2 });
    const [first, second] = await signIns('buyer', 2);
    await api.call({ method: 'POST', path: '/auth/logout', token: second });
    const [third] = await signIns('buyer', 1);
    expect(await signedIn([first ?? '', third ?? ''])).toEqual([200, 200]);
  });

  it('is exact for twelve sign-ins at the same moment', async () => {
    // Attempts count until they succeed: on a slow machine all twelve are in progress at once.
    await save({ maxSessions: 3, loginAttempts: 20 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('buyer')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const tokens = answers.map((answer) => answer.json<{ accessToken: string }>().accessToken);
    expect((await signedIn(tokens)).filter((status) => status === 200)).toHaveLength(3);
  });

  it('ends everyone’s oldest at once when it is lowered', async () => {
    const [tokens, [other]] = [await signIns('buyer', 4), await signIns('user', 1)];
    await save({ maxSessions: 1 });
    expect(await signedIn([...tokens, other ?? ''])).toEqual([401, 401, 401, 200, 200]);
  });
});

describe('the lockout', () => {
  it('comes after the set number of attempts, at once and on every replica', async () => {
    const replica = await createApi({ db: api.database, config: api.config });
    await save({ loginAttempts: 3, lockoutMinutes: 60 });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await login('buyer', 'Wrong1234')).statusCode).toBe(401);
    const payload = { email: 'buyer@tex.example', password: 'Marketplace1' };
    const answer = await replica.inject({ method: 'POST', url: `${marketplace}/auth/login`, payload });
    await replica.close();
    expect([answer.statusCode, answer.json().error]).toEqual([
      429,
      'Too many sign-in attempts. Please try again in 60 minutes.',
    ]);
  });

  it('ends sooner for people who are locked out when its time is shortened', async () => {
    await save({ loginAttempts: 3, lockoutMinutes: 60 });
    for (let attempt = 0; attempt < 4; attempt += 1) await login('buyer', 'Wrong1234');
    await save({ loginAttempts: 3, lockoutMinutes: 2 });
    expect((await login('buyer')).json().error).toBe('Too many sign-in attempts. Please try again in 2 minutes.');
  });
});
