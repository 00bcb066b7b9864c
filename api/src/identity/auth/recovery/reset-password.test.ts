import { Acknowledgement, ErrorBody, LoginAnswer } from '@marketplace/shared/contracts';
import pg from 'pg';
import { expectContract } from '../../../../test/expect-contract.ts';
import { mailsTo, recovery, requestCode, requestResetToken } from '../../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';
import { until } from '../../../../test/until.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000, loginAttemptsPerAccount: 5 })));
afterEach(() => api.close());

const newPassword = 'Brand-new-1';
const reset = (resetToken: string, password = newPassword) =>
  recovery(api, 'reset', { resetToken, newPassword: password });
const login = (account: string, password: string) =>
  api.call({ method: 'POST', path: '/auth/login', payload: { email: `${account}@tex.example`, password } });
const refresh = (refreshToken: string) =>
  api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } });
const query = (statement: string) => api.database.pool.query(statement);

describe('a reset', () => {
  it('sets the password: the old one is refused, the new one signs in [CALL-09, ENTITY-28]', async () => {
    const answer = await reset(await requestResetToken(api, 'buyer'));
    expect(answer.statusCode).toBe(200);
    expect(expectContract(Acknowledgement, answer.json())).toEqual({
      success: true,
      message: 'Password reset successfully! You can now login with your new password.',
    });
    expect((await login('buyer', 'Marketplace1')).statusCode).toBe(401);
    expect((await login('buyer', newPassword)).statusCode).toBe(200);
    const { rows } = await query("select password_hash from users where id = 'buyer'");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  });

  it('ends every session of the user on the next request, and of nobody else', async () => {
    const [phone, desk] = [await api.signInFully('buyer', true), await api.signInFully('buyer')];
    const stranger = await api.signInFully('user');
    await reset(await requestResetToken(api, 'buyer'));
    for (const { accessToken, refreshToken } of [phone, desk]) {
      expect((await api.call({ path: '/tex-suite/cart', token: accessToken })).statusCode).toBe(401);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
    }
    expect((await api.call({ path: '/auth/check-auth', token: stranger.accessToken })).statusCode).toBe(200);
  });

  it('tells the user by email when it happened and what to do if it was not them', async () => {
    await reset(await requestResetToken(api, 'buyer'));
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toMatch(new RegExp(`When: \\d+ \\w+ ${new Date().getUTCFullYear()} at \\d\\d:\\d\\d UTC`));
    expect(mail?.text).toContain("If this wasn't you");
    expect(`${mail?.text}${mail?.html}`).not.toContain(newPassword);
  });

  it('succeeds once of sixteen times at the same moment', async () => {
    const token = await requestResetToken(api, 'buyer');
    const passwords = Array.from({ length: 16 }, (_, index) => `Brand-new-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(15);
    expect((await login('buyer', winners[0] ?? '')).statusCode).toBe(200);
    expect((await mailsTo(api, 'buyer@tex.example')).filter(({ subject }) => subject.startsWith('Your'))).toHaveLength(
      1,
    );
  });

  it('refuses a used, a made-up and an old token with the same sentence', async () => {
    const used = await requestResetToken(api, 'buyer');
    await reset(used);
    const old = await requestResetToken(api, 'user');
    await query("update reset_tokens set expires_at = now() where user_id = 'user'");
    for (const token of [used, old, 'invented']) {
      const answer = await reset(token);
      expect(answer.statusCode).toBe(400);
      expect(expectContract(ErrorBody, answer.json())).toMatchObject({
        code: 'invalid_reset_token',
        error: 'Reset token has expired. Please start the process again.',
      });
    }
    expect((await login('user', 'Marketplace1')).statusCode).toBe(200);
  });

  it('accepts its token for fifteen minutes, and not for a disabled account', async () => {
    const token = await requestResetToken(api, 'buyer');
    const { rows } = await query(
      'select round(extract(epoch from expires_at - now()) / 60)::int as m from reset_tokens',
    );
    expect(rows).toEqual([{ m: 15 }]);
    await query("update users set status = 'disabled' where id = 'buyer'");
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('names the field of a password that is too weak, and keeps the token valid [VALID-20]', async () => {
    const token = await requestResetToken(api, 'buyer');
    const answer = await reset(token, 'alllower1');
    const message = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json())).toMatchObject({
      error: message,
      errors: [{ field: 'newPassword', message }],
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each([
    ['Password1', 'This password is too common and easy to guess. Please choose another one'],
    ['Buyer-2026', 'Your name or email is easy to guess. Please choose another password'],
    [
      'Meridian2026',
      'The name of this marketplace or of your organization is easy to guess. Please choose another password',
    ],
  ])('refuses %p beside its field, and leaves the token good', async (password, message) => {
    const token = await requestResetToken(api, 'buyer');
    const answer = await reset(token, password);
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).errors]).toEqual([
      400,
      [{ field: 'newPassword', message }],
    ]);
    expect((await login('buyer', 'Marketplace1')).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each(['buyer', 'temp'])(
    'does not replace the password of %s by itself, and leaves the token good',
    async (account) => {
      const token = await requestResetToken(api, account);
      const answer = await reset(token, 'Marketplace1');
      const message = 'The new password must be different from the current one';
      expect([answer.statusCode, expectContract(ErrorBody, answer.json()).errors]).toEqual([
        400,
        [{ field: 'newPassword', message }],
      ]);
      const { rows } = await query(`select temp_password as temp from users where id = '${account}'`);
      expect(rows).toEqual([{ temp: account === 'temp' }]);
      expect((await reset(token)).statusCode).toBe(200);
      expect((await login(account, newPassword)).statusCode).toBe(200);
    },
  );

  it('ends a code that was sent meanwhile', async () => {
    const token = await requestResetToken(api, 'buyer');
    const otp = await requestCode(api, 'buyer');
    await reset(token);
    expect((await recovery(api, 'verify-otp', { email: 'buyer@tex.example', otp })).statusCode).toBe(400);
  });

  it('lets people in at once who were locked out for guessing the forgotten password', async () => {
    for (let guess = 0; guess < 6; guess += 1) await login('buyer', 'Forgotten1');
    expect((await login('buyer', 'Marketplace1')).statusCode).toBe(429);
    await reset(await requestResetToken(api, 'buyer'));
    expect((await login('buyer', newPassword)).statusCode).toBe(200);
  });

  it('gives no session for an old password that was checked just before', async () => {
    const changing = new pg.Client({ connectionString: api.database.url });
    await changing.connect();
    await changing.query("begin; update users set password_hash = 'another' where id = 'buyer'");
    const signingIn = login('buyer', 'Marketplace1');
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until(async () => (await query(waiting)).rows.length > 0);
    await changing.query('commit');
    await changing.end();
    expect((await signingIn).statusCode).toBe(401);
    expect((await query('select 1 from sessions')).rows).toEqual([]);
  });
});

describe('a temporary password', () => {
  it('opens the reset and nothing else, until it is done [AUTH-19, ENTITY-04]', async () => {
    const before = expectContract(LoginAnswer, (await login('temp', 'Marketplace1')).json());
    expect([before.userData?.tempPassword, before.accessToken, before.refreshToken]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    await reset(await requestResetToken(api, 'temp'));
    const after = expectContract(LoginAnswer, (await login('temp', newPassword)).json());
    expect(after.userData?.tempPassword).toBe(false);
    expect((await api.call({ path: '/auth/check-auth', token: after.accessToken })).json().user.id).toBe('temp');
  });

  it('ends the sessions that were open when it was set [AUTH-19]', async () => {
    const { accessToken, refreshToken } = await api.signInFully('user');
    await query("update users set temp_password = true where id = 'user'");
    for (const path of ['/tex-suite/user/suggested-module', '/tex-suite/module-request', '/auth/check-auth']) {
      expect((await api.call({ path, token: accessToken })).statusCode).toBe(401);
    }
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});
