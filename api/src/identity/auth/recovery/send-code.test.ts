import { Acknowledgement, ErrorBody } from '@marketplace/shared/contracts';
import pg from 'pg';
import { expectContract } from '../../../../test/expect-contract.ts';
import { mailsTo, otherThan, recovery, requestCode } from '../../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeEach(async () => (api = await openTestApi({ publicPostsPerMinute: 1_000_000 })));
afterEach(() => api.close());

const send = (email: string) => recovery(api, 'send-otp', { email });
const query = (statement: string) => api.database.pool.query(statement);
const mailCount = async () => (await query('select count(*)::int as n from mails')).rows[0].n as number;
const mailedCodes = async () =>
  (await query('select left(subject, 6) as code from mails order by created_at desc')).rows.map(({ code }) => code);
/** Lets the work after the responses finish. */
const settle = () => api.app.close();

describe('requesting a code', () => {
  it('returns success and mails six digits, in the subject and on a separate line [CALL-07, CALL-58]', async () => {
    const answer = await send(' Buyer@TEX.example ');
    expect(answer.statusCode).toBe(200);
    expect(expectContract(Acknowledgement, answer.json())).toEqual({
      success: true,
      message: 'OTP sent successfully to your email. Please check your inbox.',
    });
    const code = await requestCode(api, 'user');
    const [mail] = await mailsTo(api, 'user@tex.example');
    expect(mail?.subject).toBe(`${code} is your TEX Marketplace code`);
    expect(mail?.html).toContain(code);
    await settle();
    expect(await mailCount()).toBe(2);
  });

  it('stores the code as an argon2id hash alone', async () => {
    const code = await requestCode(api, 'buyer');
    const { rows } = await query('select * from browser_codes');
    expect(rows[0].code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  it('answers the same for unknown, disabled, invited and known addresses, but emails only the known one', async () => {
    await query("update users set status = 'disabled' where id = 'user'");
    await query("update users set status = 'invited', password_hash = null where id = 'creator'");
    const addresses = ['nobody', 'user', 'creator', 'buyer'].map((account) => `${account}@tex.example`);
    const answers = await Promise.all([...addresses, 'no address at all'].map(send));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    await settle();
    const { rows } = await query('select to_address from mails');
    expect(rows).toEqual([{ to_address: 'buyer@tex.example' }]);
  });

  it('responds before it looks for the account, so that timing reveals nothing', async () => {
    const other = new pg.Client({ connectionString: api.database.url });
    await other.connect();
    await other.query('begin; lock table users in access exclusive mode');
    const answers = await Promise.all([send('buyer@tex.example'), send('nobody@tex.example')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailCount()).toBe(0);
    await other.query('rollback');
    await other.end();
    await settle();
    expect(await mailCount()).toBe(1);
  });

  it('sends one code for sixteen requests at the same moment', async () => {
    await Promise.all(Array.from({ length: 16 }, () => send('buyer@tex.example')));
    await settle();
    expect(await mailCount()).toBe(1);
  });

  it('ends the previous code with a newer one', async () => {
    const first = await requestCode(api, 'buyer');
    await query("update browser_codes set created_at = now() - interval '31 seconds'");
    const second = await requestCode(api, 'buyer');
    const verify = (otp: string) => recovery(api, 'verify-otp', { email: 'buyer@tex.example', otp });
    // One pair of codes in a million is equal by chance.
    if (first !== second) expect((await verify(first)).statusCode).toBe(400);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('sends another at once when the last one has no attempts left', async () => {
    const code = await requestCode(api, 'buyer');
    for (let by = 1; by <= 5; by += 1) {
      await recovery(api, 'verify-otp', { email: 'buyer@tex.example', otp: otherThan(code, by) });
    }
    await requestCode(api, 'buyer');
  });

  it.each([
    ['five in a quarter of an hour', 5, "key = 'none'"],
    ['ten a day', 10, "key like 'recovery:quarter:%'"],
  ])('sends %s, then responds as usual and sends nothing', async (_name, most, over) => {
    const nextCode = async () => {
      const code = await requestCode(api, 'buyer');
      await query("update browser_codes set created_at = now() - interval '1 minute'");
      await query(`update rate_limits set resets_at = now() where ${over}`);
      return code;
    };
    for (let sent = 1; sent < most; sent += 1) await nextCode();
    const last = await nextCode();
    const [known, unknown] = await Promise.all([send('buyer@tex.example'), send('nobody@tex.example')]);
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    await settle();
    expect(await mailCount()).toBe(most);
    expect((await mailedCodes())[0]).toBe(last);
  });

  it('does not count unsent codes for the day', async () => {
    await requestCode(api, 'buyer');
    await Promise.all(Array.from({ length: 12 }, () => send('buyer@tex.example')));
    await settle();
    const { rows } = await query("select distinct hits from rate_limits where key like 'recovery:%'");
    expect(rows).toEqual([{ hits: 1 }]);
  });
});

it('limits an address, whether the accounts exist or not', async () => {
  await api.close();
  api = await openTestApi({ publicPostsPerMinute: 18 });
  for (const name of ['buyer', 'nobody', 'user']) expect((await send(`${name}@tex.example`)).statusCode).toBe(200);
  for (const name of ['buyer', 'nobody']) {
    const answer = await send(`${name}@tex.example`);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectContract(ErrorBody, answer.json());
  }
});
