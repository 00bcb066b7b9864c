import { Acknowledgement, ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { mailsTo, recovery, requestCode, requestResetToken } from '../../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000, loginAttemptsPerAccount: 5 })));
afterEach(() => api.close());

const newPassword = 'Brand-new-1';
const change = (token: string, payload: object = {}) =>
  api.call({
    method: 'POST',
    path: '/auth/change-password',
    token,
    payload: { currentPassword: 'Marketplace1', newPassword, ...payload },
  });
const login = (password: string, account = 'buyer') =>
  api.call({ method: 'POST', path: '/auth/login', payload: { email: `${account}@tex.example`, password } });
const checkAuth = async (token: string) => (await api.call({ path: '/auth/check-auth', token })).statusCode;
const companyName =
  'The name of this marketplace or of your organization is easy to guess. Please choose another password';
const query = (statement: string) => api.database.pool.query(statement);

describe('changing the password', () => {
  it('needs the current one; then only the new one signs in', async () => {
    const answer = await change(await api.signIn('buyer'));
    expect(answer.statusCode).toBe(200);
    expect(expectContract(Acknowledgement, answer.json()).success).toBe(true);
    expect((await login('Marketplace1')).statusCode).toBe(401);
    expect((await login(newPassword)).statusCode).toBe(200);
    expect((await query("select password_hash from users where id = 'buyer'")).rows[0].password_hash).toMatch(
      /^\$argon2id\$/,
    );
  });

  it('ends all other sessions with their next call; this one, and those of others, go on', async () => {
    const [here, phone] = [await api.signInFully('buyer'), await api.signInFully('buyer', true)];
    const stranger = await api.signIn('user');
    await change(here.accessToken);
    expect([await checkAuth(here.accessToken), await checkAuth(phone.accessToken), await checkAuth(stranger)]).toEqual([
      200, 401, 200,
    ]);
    const refresh = (refreshToken: string) =>
      api.call({ method: 'POST', path: '/auth/refresh', payload: { refreshToken } });
    expect((await refresh(phone.refreshToken)).statusCode).toBe(401);
    expect((await refresh(here.refreshToken)).statusCode).toBe(200);
  });

  it('tells the user by email, in their time zone, and what to do if it was not them', async () => {
    const token = await api.signIn('buyer');
    await query("update users set time_zone = 'Asia/Kolkata' where id = 'buyer'");
    await change(token);
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toMatch(/When: \d+ \w+ \d{4} at \d\d:\d\d \(Asia\/Kolkata\)/);
    expect(mail?.text).toContain('every other device was signed out');
    expect(mail?.text).toContain("If this wasn't you, someone knew your password.");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Brand-new-1|Marketplace1/);
  });

  it('refuses a wrong current password beside its field, which is no reason to refresh', async () => {
    const token = await api.signIn('buyer');
    const answer = await change(token, { currentPassword: 'Marketplace2' });
    const message = "The current password isn't right.";
    expect([answer.statusCode, expectContract(ErrorBody, answer.json())]).toEqual([
      400,
      expect.objectContaining({ code: 'wrong_password', message, errors: [{ field: 'currentPassword', message }] }),
    ]);
    expect(await checkAuth(token)).toBe(200);
    expect((await login('Marketplace1')).statusCode).toBe(200);
  });

  it('counts wrong ones exactly, however many arrive at once', async () => {
    const token = await api.signIn('buyer');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(token, { currentPassword: 'Marketplace2' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    expect(Number(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after'])).toBeGreaterThan(800);
    expect((await change(token)).statusCode).toBe(429);
  });

  it.each([
    ['Short12', 'Password must be at least 8 characters long'],
    ['alllower1', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
    ['Password1', 'This password is too common and easy to guess. Please choose another one'],
    ['Buyer-2026', 'Your name or email is easy to guess. Please choose another password'],
    ['Marketplace1', 'The new password must be different from the current one'],
    ['Marketplace2', companyName],
    ['Tex-Marketplace-2026', companyName],
    ['Meridian2026', companyName],
    ['Meridian-components-1', companyName],
  ])('refuses the new password %p next to its field [VALID-19, VALID-20]', async (refused, message) => {
    const answer = await change(await api.signIn('buyer'), { newPassword: refused });
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors).toEqual([{ field: 'newPassword', message }]);
  });

  it("accepts the name of someone else's organization", async () => {
    expect((await change(await api.signIn('buyer'), { newPassword: 'Sahyadri2026' })).statusCode).toBe(200);
  });

  it('keeps a long password exactly as it was typed', async () => {
    const typed = ` ${'Ünï-🔑 '.repeat(31)}1 `;
    expect([...typed].length).toBeGreaterThan(180);
    expect((await change(await api.signIn('buyer'), { newPassword: typed })).statusCode).toBe(200);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.normalize('NFD'), typed.slice(0, 64)]) {
      expect((await login(other)).statusCode).toBe(401);
    }
    expect((await login(typed)).statusCode).toBe(200);
  });

  it.each([
    [{ newPassword: undefined }],
    [{ currentPassword: '' }],
    [{ currentPassword: 5 }],
    [{ newPassword: 'Aa1'.repeat(86) }],
  ])('refuses a body like %j', async (payload) => {
    const answer = await change(await api.signIn('buyer'), payload);
    expect(answer.statusCode).toBe(400);
    expectContract(ErrorBody, answer.json());
  });

  it('succeeds once for sixteen requests at the same moment', async () => {
    const token = await api.signIn('buyer');
    await query('truncate rate_limits');
    const passwords = Array.from({ length: 16 }, (_, index) => `Brand-new-${index}`);
    const answers = await Promise.all(passwords.map((password) => change(token, { newPassword: password })));
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 400, 429].includes(statusCode))).toBe(true);
    await query('truncate rate_limits');
    expect((await login(winners[0] ?? '')).statusCode).toBe(200);
    expect((await mailsTo(api, 'buyer@tex.example')).filter(({ subject }) => subject.startsWith('Your'))).toHaveLength(
      1,
    );
  });

  it('invalidates a previously sent code and reset token', async () => {
    const token = await api.signIn('buyer');
    const resetToken = await requestResetToken(api, 'buyer');
    const otp = await requestCode(api, 'buyer');
    await change(token);
    expect((await recovery(api, 'verify-otp', { email: 'buyer@tex.example', otp })).statusCode).toBe(400);
    expect((await recovery(api, 'reset', { resetToken, newPassword: 'Another-one-1' })).statusCode).toBe(400);
    expect((await login(newPassword)).statusCode).toBe(200);
  });

  it('changes nobody else, no matter who is named in the body', async () => {
    await change(await api.signIn('buyer'), { userId: 'user', email: 'user@tex.example' });
    expect((await login('Marketplace1', 'user')).statusCode).toBe(200);
    expect((await login(newPassword, 'user')).statusCode).toBe(401);
  });
});
