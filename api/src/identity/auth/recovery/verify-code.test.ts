import { ErrorBody, VerifyOtpAnswer } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { otherThan, recovery, requestCode } from '../../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';
import { hashPassword } from '../passwords.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000 })));
afterEach(() => api.close());

const verify = (otp: string, account = 'buyer') =>
  recovery(api, 'verify-otp', { email: `${account}@tex.example`, otp });
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const query = (statement: string) => api.database.pool.query(statement);

describe('the correct code', () => {
  it('is exchanged for a reset token, of which only a hash is stored [CALL-08, ENTITY-30]', async () => {
    const answer = await verify(await requestCode(api, 'buyer'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    const body = expectContract(VerifyOtpAnswer, answer.json());
    expect(body).toMatchObject({
      success: true,
      message: 'OTP verified successfully. You can now set a new password.',
      tokenExpiryMinutes: 15,
    });
    expect(body.resetToken).toMatch(/^[\w-]{43}$/);
    const { rows } = await query('select encode(hash, $$base64$$) as hash from reset_tokens');
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toContain(body.resetToken.slice(0, 20));
  });

  it('works once of sixteen times at the same moment [CALL-08]', async () => {
    const code = await requestCode(api, 'buyer');
    const answers = await Promise.all(Array.from({ length: 16 }, () => verify(code)));
    expect(statuses(answers)).toEqual([200, ...Array<number>(15).fill(400)]);
    expect((await verify(code)).statusCode).toBe(400);
  });

  it('works on the fifth attempt, not on the sixth', async () => {
    const code = await requestCode(api, 'buyer');
    for (let by = 1; by <= 4; by += 1) await verify(otherThan(code, by));
    expect((await verify(code)).statusCode).toBe(200);
  });

  it('is refused after five of twenty wrong ones at the same moment were looked at', async () => {
    const code = await requestCode(api, 'buyer');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => verify(otherThan(code, index + 1))));
    expect(statuses(answers)).toEqual(Array<number>(20).fill(400));
    expect((await query('select tries from browser_codes')).rows).toEqual([{ tries: 5 }]);
    expect((await verify(code)).statusCode).toBe(400);
  });

  it('is good for ten minutes', async () => {
    const code = await requestCode(api, 'buyer');
    const { rows } = await query('select extract(epoch from expires_at - created_at)::int as s from browser_codes');
    expect(rows).toEqual([{ s: 600 }]);
    await query('update browser_codes set expires_at = now()');
    expect((await verify(code)).statusCode).toBe(400);
  });

  it('is useless for another account, or for one that has been disabled since', async () => {
    const code = await requestCode(api, 'buyer');
    expect((await verify(code, 'user')).statusCode).toBe(400);
    await query("update users set status = 'disabled' where id = 'buyer'");
    expect((await verify(code)).statusCode).toBe(400);
  });
});

/** In microseconds of processor time, which a busy machine doesn't add to. */
async function workOf<T>(act: () => Promise<T>): Promise<{ answer: T; work: number }> {
  const before = process.cpuUsage();
  const answer = await act();
  const { user, system } = process.cpuUsage(before);
  return { answer, work: user + system };
}

async function hashingWork(): Promise<number> {
  const works: number[] = [];
  for (let round = 0; round < 3; round += 1) works.push((await workOf(() => hashPassword('123456'))).work);
  return Math.min(...works);
}

it('refuses a wrong code, an expired one and an unknown account in the same words, after the same work', async () => {
  const [wrong, late] = [await requestCode(api, 'buyer'), await requestCode(api, 'user')];
  await query("update browser_codes set expires_at = now() where user_id = 'user'");
  const asked = (otp: string, account: string) =>
    workOf(async () => {
      const answer = await verify(otp, account);
      const { requestId: _id, ...body } = expectContract(ErrorBody, answer.json());
      return [answer.statusCode, body];
    });
  await asked('000000', 'warm');
  const known = await asked(otherThan(wrong), 'buyer');
  const others = [await asked(late, 'user'), await asked('123456', 'nobody'), await asked('abc', 'creator')];
  expect(known.answer).toEqual([
    400,
    {
      error: 'Invalid or expired OTP. Please try again.',
      message: 'Invalid or expired OTP. Please try again.',
      code: 'invalid_otp',
    },
  ]);
  for (const { answer } of others) expect(answer).toEqual(known.answer);
  // Each hashes once, which is most of its work.
  expect(Math.min(...others.map(({ work }) => work))).toBeGreaterThan((await hashingWork()) / 2);
});

it('limits an address', async () => {
  await api.close();
  api = await openTestApi({ publicPostsPerMinute: 6 });
  for (let call = 0; call < 3; call += 1) expect((await verify('123456')).statusCode).toBe(400);
  const answer = await verify('123456');
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
});
