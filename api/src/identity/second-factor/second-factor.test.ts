import {
  AddedFactor,
  FreshFactor,
  LoginAnswer,
  PersonDetail,
  RecoveryCodes,
  SecondFactors,
  TotpSetup,
} from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { codeOf, secondFactors } from '../../../test/second-factor.ts';
import { softwareAuthenticator } from '../../../test/software-authenticator.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let factors: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  api = await openTestApi();
  factors = secondFactors(api);
});
afterEach(() => factors.forgetAll());
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const read = async (token: string) =>
  expectContract(SecondFactors, (await api.call({ path: '/auth/second-factor', token })).json());
const remove = (path: string, token: string) =>
  api.call({ method: 'DELETE', path: `/auth/second-factor/${path}`, token });
const acts = async () =>
  (await query('select action from audit_events order by at, action')).map(({ action }) => action);
const subjects = async (account: string) =>
  (await mailsTo(api, `${account}@tex.example`)).map(({ subject }) => subject);

describe('signing in to an account without a second factor', () => {
  it('asks for none', async () => {
    const answer = expectContract(LoginAnswer, (await factors.login('buyer')).json());
    expect(Object.keys(answer).sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
    expect(await read(answer.accessToken ?? '')).toEqual({
      passkeys: [],
      totp: null,
      recoveryCodes: null,
      requiredBy: null,
      overdue: false,
      freshUntil: expect.any(String),
      proofs: ['password'],
    });
  });
});

describe('signing in to an account with a second factor', () => {
  it('returns only a challenge, and tokens after a passkey', async () => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    const answer = expectContract(LoginAnswer, (await factors.login('buyer')).json());
    expect(Object.keys(answer)).toEqual(['secondFactor']);
    expect(answer.secondFactor?.methods).toEqual(['passkey', 'recoveryCode']);
    const token = answer.secondFactor?.token ?? '';
    const passkey = authenticator.get(await factors.signInOptions(token));
    const finished = await factors.finish(token, { passkey });
    const { userData, accessToken } = expectContract(LoginAnswer, finished.json());
    expect([finished.statusCode, userData?.id]).toEqual([200, 'buyer']);
    expect((await api.call({ path: '/auth/check-auth', token: accessToken })).json().user.id).toBe('buyer');
    expect(await query('select methods from sessions order by created_at desc limit 1')).toEqual([
      { methods: ['pwd', 'hwk', 'user', 'mfa'] },
    ]);
    expect(finished.headers['set-cookie']).toMatch(/^marketplace-device=.+; Path=\/api\/marketplace\/auth;/);
  });

  it('accepts a code of the authenticator app, typed with a space', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    const { token, methods } = await factors.begin('buyer');
    expect(methods).toEqual(['totp', 'recoveryCode']);
    const code = codeOf(secret).replace(/^(...)/, '$1 ');
    expect((await factors.finish(token, { code })).statusCode).toBe(200);
  });

  it('accepts a recovery code in any spelling, and says when few are left', async () => {
    const { recoveryCodes } = await factors.addTotp(await api.signIn('buyer'));
    expect(recoveryCodes).toHaveLength(10);
    for (const [index, recoveryCode] of (recoveryCodes ?? []).entries()) {
      const typed =
        index % 2 === 0
          ? recoveryCode
          : ` ${recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
      const { token } = await factors.begin('buyer');
      expect((await factors.finish(token, { recoveryCode: typed })).statusCode).toBe(200);
    }
    expect((await subjects('buyer')).filter((subject) => / left$/.test(subject)).sort()).toEqual([
      'You have 1 recovery code left',
      'You have 2 recovery codes left',
      'You have 3 recovery codes left',
      'You have no recovery codes left',
    ]);
    expect((await factors.begin('buyer')).methods).toEqual(['totp']);
  });

  it('keeps "Remember me", ends the previous session and records the device', async () => {
    const before = await api.signIn('buyer');
    const { secret } = await factors.addTotp(before);
    const payload = { email: 'buyer@tex.example', password: 'Marketplace1', rememberMe: true };
    const { secondFactor } = (await factors.post('/auth/login', payload)).json<LoginAnswer>();
    const body = { token: secondFactor?.token, proof: { code: codeOf(secret) } };
    expect((await factors.post('/auth/login/second-factor', body, before)).statusCode).toBe(200);
    expect(await query('select remember_me, revoked_at is null as open from sessions order by created_at')).toEqual([
      { remember_me: false, open: false },
      { remember_me: true, open: true },
    ]);
    await until(async () => (await query('select user_id from known_devices')).length === 2);
  });

  it('is not got around by a reset of the password, which keeps the factors', async () => {
    const { secret } = await factors.addTotp(await api.signIn('user'));
    await query(`insert into reset_tokens (user_id, hash, expires_at)
      values ('user', sha256('${'r'.repeat(43)}'), now() + interval '1 minute')`);
    const newPassword = 'Another-garden-42';
    const reset = await factors.post('/auth/forgot-password/reset', { resetToken: 'r'.repeat(43), newPassword });
    expect([reset.statusCode, Object.keys(reset.json()).sort()]).toEqual([200, ['message', 'success']]);
    const answer = (await factors.login('user', newPassword)).json<LoginAnswer>();
    expect(Object.keys(answer)).toEqual(['secondFactor']);
    expect((await factors.finish(answer.secondFactor?.token ?? '', { code: codeOf(secret) })).statusCode).toBe(200);
    await query(
      "update users set password_hash = (select password_hash from users where id = 'buyer') where id = 'user'",
    );
  });
});

describe('signing in with only a passkey', () => {
  it('opens a session that counts as both factors', async () => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    const options = await factors.passkeyLoginOptions();
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    const passkey = authenticator.get(options);
    const answer = await factors.post('/auth/login/passkey', { passkey, rememberMe: true });
    expect(expectContract(LoginAnswer, answer.json()).userData?.id).toBe('buyer');
    expect(await query('select methods, remember_me from sessions order by created_at desc limit 1')).toEqual([
      { methods: ['hwk', 'user', 'mfa'], remember_me: true },
    ]);
  });
});

describe("a user's own factors", () => {
  it('are listed, renamed and removed, each change recorded and mailed', async () => {
    const token = await api.signIn('buyer');
    const first = await factors.addPasskey(token, softwareAuthenticator(), '  Work\tlaptop ');
    expectContract(AddedFactor, { recoveryCodes: first.recoveryCodes });
    const second = await factors.addTotp(token);
    expect(second.recoveryCodes).toBeNull();
    const known = await read(token);
    expect(known).toMatchObject({
      passkeys: [{ name: 'Work laptop', lastUsedAt: null, synced: false }],
      totp: { createdAt: expect.any(String) },
      recoveryCodes: { left: 10 },
      proofs: ['passkey', 'totp', 'recoveryCode'],
    });
    const [passkey] = known.passkeys;
    const path = `/auth/second-factor/passkeys/${passkey?.id}`;
    const renamed = await api.call({ method: 'PUT', path, token, payload: { name: 'Old laptop' } });
    expect(renamed.statusCode).toBe(200);
    expect((await read(token)).passkeys[0]?.name).toBe('Old laptop');
    const codes = await factors.post('/auth/second-factor/recovery-codes', undefined, token);
    expect(expectContract(RecoveryCodes, codes.json()).recoveryCodes).not.toContain(first.recoveryCodes?.[0]);
    expect((await remove(`passkeys/${passkey?.id}`, token)).statusCode).toBe(200);
    expect((await read(token)).recoveryCodes).toMatchObject({ left: 10 });
    expect((await remove('totp', token)).statusCode).toBe(200);
    expect(await read(token)).toMatchObject({ passkeys: [], totp: null, recoveryCodes: null, proofs: ['password'] });
    expect(await acts()).toEqual([
      'user.signed_in',
      'user.passkey_added',
      'user.totp_added',
      'user.passkey_renamed',
      'user.recovery_codes_renewed',
      'user.passkey_removed',
      'user.totp_removed',
    ]);
    const told = (await mailsTo(api, 'buyer@tex.example')).filter(({ subject }) => subject.startsWith('Your two-step'));
    expect(told.map(({ text }) => /^(An?|The|New) .+\./m.exec(text)?.[0]).reverse()).toEqual([
      expect.stringMatching(/^A passkey was added/),
      expect.stringMatching(/^An authenticator app was added/),
      expect.stringMatching(/^New recovery codes/),
      expect.stringMatching(/^A passkey was removed/),
      expect.stringMatching(/^The authenticator app was removed/),
    ]);
  });

  it('hold their secrets sealed or hashed', async () => {
    const { secret, recoveryCodes } = await factors.addTotp(await api.signIn('buyer'));
    const stored = await query(`select encode(secret, 'escape') as text from totp_secrets
      union all select encode(hash, 'escape') from second_factor_recovery_codes`);
    const text =
      JSON.stringify(stored) +
      JSON.stringify(await query('select * from audit_events')) +
      JSON.stringify(await query('select * from mails'));
    for (const kept of [secret, ...(recoveryCodes ?? [])]) expect(text).not.toContain(kept);
    expect(stored).toHaveLength(11);
  });

  it('show the secret of an app with its QR code, for the account', async () => {
    const token = await api.signIn('buyer');
    const setup = expectContract(TotpSetup, (await factors.post('/auth/second-factor/totp', undefined, token)).json());
    const uri = new URL(setup.uri);
    expect([uri.protocol, decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      expect.stringMatching(/TEX Marketplace:buyer@tex\.example$/),
      setup.secret,
    ]);
    expect((await read(token)).totp).toBeNull();
  });

  it('need a SECRETS_KEY for an app, and say so', async () => {
    const bare = await openTestApi({ secretsKey: undefined });
    try {
      const token = await bare.signIn('buyer');
      const answer = await bare.call({ method: 'POST', path: '/auth/second-factor/totp', token });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'no_secrets_key', message: expect.stringContaining('no SECRETS_KEY') },
      ]);
    } finally {
      await bare.close();
    }
  });
});

describe('a fresh proof', () => {
  const grow = () => query("update sessions set proven_at = now() - interval '11 minutes'");
  const prove = (payload: object, token: string) => factors.post('/auth/fresh-factor', payload, token);
  const sensitive = async (token: string) =>
    (await factors.post('/auth/second-factor/recovery-codes', undefined, token)).json().code;

  it('is the password for people without a second factor, counted as a sign-in', async () => {
    const token = await api.signIn('buyer');
    await grow();
    expect((await read(token)).freshUntil).toBeNull();
    expect(await sensitive(token)).toBe('fresh_factor_required');
    const wrong = await prove({ password: 'wrong' }, token);
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'invalid_second_factor']);
    const right = await prove({ password: 'Marketplace1' }, token);
    const { freshUntil } = expectContract(FreshFactor, right.json());
    const minutes = (Date.parse(freshUntil) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10.1);
    expect(await sensitive(token)).toBe('no_second_factor');
    expect((await read(token)).freshUntil).toBe(freshUntil);
    expect(await acts()).toEqual([
      'user.signed_in',
      'user.refused',
      'user.identity_not_confirmed',
      'user.identity_confirmed',
    ]);
  });

  const password = 'Marketplace1';
  const outcome = (answer: Awaited<ReturnType<typeof prove>>) => [answer.statusCode, answer.json().code];

  it('is password and code for people who have both, and never one of them', async () => {
    const token = await api.signIn('buyer');
    const { secret, recoveryCodes } = await factors.addTotp(token);
    const [recoveryCode = ''] = recoveryCodes ?? [];
    expect(await read(token)).toMatchObject({ proofs: ['totp', 'recoveryCode'], withPassword: true });
    await grow();
    expect(outcome(await prove({ password }, token))).toEqual([409, 'second_factor_needed']);
    for (const proof of [{ code: codeOf(secret) }, { recoveryCode }]) {
      expect(outcome(await prove(proof, token))).toEqual([409, 'password_needed']);
      expect(outcome(await prove({ ...proof, password: 'wrong' }, token))).toEqual([400, 'invalid_second_factor']);
    }
    expect(outcome(await prove({ code: codeOf(secret, 50), password }, token))).toEqual([400, 'invalid_second_factor']);
    expect(await sensitive(token)).toBe('fresh_factor_required');
    // Half a proof used nothing up.
    expect(outcome(await prove({ code: codeOf(secret), password }, token))).toEqual([200, undefined]);
    await grow();
    expect(outcome(await prove({ recoveryCode, password }, token))).toEqual([200, undefined]);
    expect(await sensitive(token)).toBeUndefined();
  });

  it('is a passkey alone if it has checked its user, and otherwise with the password', async () => {
    const token = await api.signIn('buyer');
    const { authenticator } = await factors.addPasskey(token);
    await grow();
    const unchecked = authenticator.get(await factors.freshOptions(token), { userVerified: false });
    expect(outcome(await prove({ passkey: unchecked }, token))).toEqual([409, 'password_needed']);
    expect(outcome(await prove({ passkey: unchecked, password }, token))).toEqual([200, undefined]);
    await grow();
    const checked = authenticator.get(await factors.freshOptions(token));
    expect(outcome(await prove({ passkey: checked }, token))).toEqual([200, undefined]);
    expect(await sensitive(token)).toBeUndefined();
  });

  it('is the second factor alone for people who have no password', async () => {
    const token = await api.signIn('buyer');
    const { secret } = await factors.addTotp(token);
    await query("update users set password_hash = null where id = 'buyer'");
    await grow();
    expect((await read(token)).withPassword).toBe(false);
    expect(outcome(await prove({ code: codeOf(secret) }, token))).toEqual([200, undefined]);
    await query(
      "update users set password_hash = (select password_hash from users where id = 'user') where id = 'buyer'",
    );
  });

  it('renews the tokens, and ends the access token from before at once', async () => {
    const before = await api.signInFully('buyer');
    const other = await api.signIn('buyer');
    const answer = await prove({ password, refreshToken: before.refreshToken }, before.accessToken);
    const { accessToken = '', refreshToken = '' } = expectContract(FreshFactor, answer.json());
    expect((await api.call({ path: '/auth/second-factor', token: before.accessToken })).json().code).toBe(
      'session_ended',
    );
    expect((await read(accessToken)).freshUntil).not.toBeNull();
    expect((await read(other)).freshUntil).not.toBeNull();
    const refresh = (token: string) => factors.post('/auth/refresh', { refreshToken: token });
    // Another tab that was refreshing meanwhile gets the same next token.
    const [late, next] = [await refresh(before.refreshToken), await refresh(refreshToken)];
    expect([late.statusCode, late.json().refreshToken]).toEqual([200, refreshToken]);
    expect((await read(next.json().accessToken)).freshUntil).not.toBeNull();
    await query("update refresh_tokens set rotated_at = rotated_at - interval '1 minute'");
    expect((await refresh(before.refreshToken)).statusCode).toBe(401);
  });

  it('keeps the tokens of callers that send no refresh token, and takes none of another session', async () => {
    const [one, other] = [await api.signInFully('buyer'), await api.signInFully('buyer')];
    expect(Object.keys((await prove({ password }, one.accessToken)).json())).toEqual(['freshUntil']);
    await grow();
    const stolen = await prove({ password, refreshToken: other.refreshToken }, one.accessToken);
    expect(outcome(stolen)).toEqual([401, 'invalid_refresh_token']);
    expect((await read(one.accessToken)).freshUntil).toBeNull();
    expect((await factors.post('/auth/refresh', { refreshToken: other.refreshToken })).statusCode).toBe(200);
  });

  it('is a new sign-in for people without a password', async () => {
    const token = await api.signIn('buyer');
    await query("update users set password_hash = null where id = 'buyer'");
    await query(`insert into identity_providers (id, name, issuer, client_id, client_secret, enabled)
      values ('p', 'P', 'https://p.example', 'c', '\\x00', true)`);
    await query("insert into user_identities (provider_id, subject, user_id) values ('p', 's', 'buyer')");
    expect(await read(token)).toMatchObject({ proofs: ['signOn'], signOnProvider: 'p' });
    await query("delete from identity_providers where id = 'p'");
    await query(
      "update users set password_hash = (select password_hash from users where id = 'user') where id = 'buyer'",
    );
  });

  it('is valid only for its session', async () => {
    const [one, other] = [await api.signIn('buyer'), await api.signIn('buyer')];
    await grow();
    await prove({ password: 'Marketplace1' }, one);
    expect(await sensitive(other)).toBe('fresh_factor_required');
  });

  it('is lost for the other sessions when the first second factor is added', async () => {
    const [one, other] = [await api.signIn('buyer'), await api.signIn('buyer')];
    await factors.addTotp(one);
    expect(await sensitive(one)).toBeUndefined();
    expect(await sensitive(other)).toBe('fresh_factor_required');
  });
});

describe('a reset by a SUPER_ADMIN', () => {
  const path = '/tex-suite/user/buyer/second-factor';

  it('removes everything, ends the sessions, tells the person and is recorded', async () => {
    const token = await api.signIn('buyer');
    await factors.addPasskey(token);
    await factors.addTotp(token);
    const admin = await api.signIn('super');
    const person = async () => (await api.call({ path: '/tex-suite/user/buyer', token: admin })).json<PersonDetail>();
    expect((await person()).secondFactor).toBe(true);
    const answer = await api.call({ method: 'DELETE', path, token: admin });
    expect(expectContract(PersonDetail, answer.json()).secondFactor).toBe(false);
    expect((await api.call({ path: '/auth/profile', token })).statusCode).toBe(401);
    expect(Object.keys((await factors.login('buyer')).json())).toContain('accessToken');
    expect(await query('select count(*)::int from second_factor_recovery_codes')).toEqual([{ count: 0 }]);
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.text).toContain('An administrator reset your two-step verification');
    const [event] = await query(
      "select actor_id, before, after from audit_events where action = 'user.second_factor_reset'",
    );
    expect(event).toEqual({
      actor_id: 'super',
      before: { methods: ['passkey', 'totp', 'recoveryCode'] },
      after: { sessionsEnded: 1 },
    });
    const again = await api.call({ method: 'DELETE', path, token: admin });
    expect([again.statusCode, again.json().code]).toEqual([409, 'no_second_factor']);
  });

  it('is refused to an ADMIN, and for oneself', async () => {
    const admin = await api.call({ method: 'DELETE', path, token: await api.signIn('admin') });
    expect(admin.statusCode).toBe(403);
    const token = await api.signIn('super');
    await factors.addTotp(token);
    const own = await api.call({ method: 'DELETE', path: '/tex-suite/user/super/second-factor', token });
    expect([own.statusCode, own.json().code]).toEqual([409, 'own_second_factor']);
    expect((await read(token)).totp).not.toBeNull();
  });
});
