import type { AddedFactor, FactorProof, SecondFactorChallenge, TotpSetup } from '@marketplace/shared/contracts';
import { codeOf, secondFactors } from '../../../test/second-factor.ts';
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from '../../../test/software-authenticator.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let factors: ReturnType<typeof secondFactors>;
beforeAll(async () => {
  api = await openTestApi();
  factors = secondFactors(api);
});
afterEach(() => factors.forgetAll());
afterAll(() => api.close());

const query = async (text: string) => (await api.database.pool.query(text)).rows;
const outcome = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const sessionsOf = async (account: string) =>
  (await query(`select count(*)::int as open from sessions where user_id = '${account}' and revoked_at is null`))[0]
    .open;

const wrong = [401, 'invalid_second_factor'];
const expired = [401, 'sign_in_expired'];

/** An account with a passkey, and another one with its own. */
async function twoOwners() {
  const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
  const { authenticator: foreign } = await factors.addPasskey(await api.signIn('buyer2'));
  return { authenticator, foreign };
}

describe('a passkey as second factor', () => {
  const lies: [string, Lies][] = [
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:4001' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['whose counter goes back', { counter: 0 }],
    ['whose counter stands still', { counter: 1 }],
    ['over a challenge of its own', { challenge: 'Y2hhbGxlbmdl' }],
    ['that was meant to be made, not used', { type: 'webauthn.create' }],
    ["with another user's handle", { userHandle: 'YnV5ZXI' }],
  ];
  it.each(lies)('%s is refused', async (_name, lie) => {
    const { authenticator } = await twoOwners();
    const { token } = await factors.begin('buyer');
    const options = await factors.signInOptions(token);
    expect(outcome(await factors.finish(token, { passkey: authenticator.get(options, lie) }))).toEqual(wrong);
    expect(await sessionsOf('buyer')).toBe(1);
  });

  it('need not verify its user, because the password was the other factor', async () => {
    const { authenticator } = await twoOwners();
    const { token } = await factors.begin('buyer');
    const passkey = authenticator.get(await factors.signInOptions(token), { userVerified: false });
    expect((await factors.finish(token, { passkey })).statusCode).toBe(200);
  });

  it('is accepted without a counter, as synced ones have none', async () => {
    const authenticator = softwareAuthenticator({ counts: false });
    await factors.addPasskey(await api.signIn('buyer'), authenticator);
    for (const attempt of [1, 2]) {
      const { token } = await factors.begin('buyer');
      const passkey = authenticator.get(await factors.signInOptions(token));
      expect([attempt, (await factors.finish(token, { passkey })).statusCode]).toEqual([attempt, 200]);
    }
  });

  it('of someone else is refused, for their own challenge and for this one', async () => {
    const { foreign } = await twoOwners();
    const { token } = await factors.begin('buyer');
    const { token: own } = await factors.begin('buyer2');
    const overOwn = foreign.get(await factors.signInOptions(own));
    expect(outcome(await factors.finish(token, { passkey: overOwn }))).toEqual(wrong);
    const overThis = foreign.get(await factors.signInOptions(token));
    expect(outcome(await factors.finish(token, { passkey: overThis }))).toEqual(wrong);
  });

  it('counts in the sign-in that its challenge was asked for, and not in another of the same person', async () => {
    const { authenticator } = await twoOwners();
    const [{ token: one }, { token: other }] = [await factors.begin('buyer'), await factors.begin('buyer')];
    const passkey = authenticator.get(await factors.signInOptions(one));
    expect(outcome(await factors.finish(other, { passkey }))).toEqual(wrong);
    expect((await factors.finish(one, { passkey })).statusCode).toBe(200);
  });

  it('counts once', async () => {
    const { authenticator } = await twoOwners();
    const { token } = await factors.begin('buyer');
    const passkey = authenticator.get(await factors.signInOptions(token));
    expect((await factors.finish(token, { passkey })).statusCode).toBe(200);
    expect(outcome(await factors.finish(token, { passkey }))).toEqual(expired);
    const { token: next } = await factors.begin('buyer');
    expect(outcome(await factors.finish(next, { passkey }))).toEqual(wrong);
  });

  it('for a challenge of a session, of a setup or of a sign-in by passkey is refused', async () => {
    const session = await api.signIn('buyer');
    const { authenticator } = await factors.addPasskey(session);
    const setup = await factors.post('/auth/second-factor/passkeys/options', undefined, session);
    const challenges = [
      await factors.freshOptions(session),
      await factors.passkeyLoginOptions(),
      { ...setup.json<{ challenge: string }>(), rpId: 'localhost' },
    ];
    const { token } = await factors.begin('buyer');
    for (const options of challenges)
      expect(outcome(await factors.finish(token, { passkey: authenticator.get(options) }))).toEqual(wrong);
  });

  it('is refused if it was removed meanwhile', async () => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    await factors.addTotp(
      await (async () => {
        const { token } = await factors.begin('buyer');
        const passkey = authenticator.get(await factors.signInOptions(token));
        return (await factors.finish(token, { passkey })).json<{ accessToken: string }>().accessToken;
      })(),
    );
    const { token } = await factors.begin('buyer');
    const passkey = authenticator.get(await factors.signInOptions(token));
    await query("delete from passkeys where user_id = 'buyer'");
    expect(outcome(await factors.finish(token, { passkey }))).toEqual(wrong);
  });
});

describe('a sign-in with only a passkey', () => {
  const refused = [401, 'invalid_passkey'];
  const signIn = async (authenticator: SoftwareAuthenticator, lie: Lies = {}) =>
    factors.post('/auth/login/passkey', { passkey: authenticator.get(await factors.passkeyLoginOptions(), lie) });

  const lies: [string, Lies][] = [
    ['without checking its user', { userVerified: false }],
    ['at another origin', { origin: 'https://localhost.evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['with an old counter', { counter: 1 }],
    ["with another user's handle", { userHandle: 'YnV5ZXI' }],
  ];
  it.each(lies)('%s is refused', async (_name, lie) => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    expect(outcome(await signIn(authenticator, lie))).toEqual(refused);
    expect(await sessionsOf('buyer')).toBe(1);
  });

  it.each([
    ['disabled', "status = 'disabled'", "status = 'active'"],
    ['invited', "status = 'invited'", "status = 'active'"],
    ['with a temporary password', 'temp_password = true', 'temp_password = false'],
  ])('is refused to someone %s, as to a stranger', async (_name, change, back) => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    await query(`update users set ${change} where id = 'buyer'`);
    const known = await signIn(authenticator);
    await query(`update users set ${back} where id = 'buyer'`);
    const stranger = softwareAuthenticator();
    stranger.create({ ...(await creationOptions()), user: { id: 'c3RyYW5nZXI' } });
    const unknown = await signIn(stranger);
    const words = ({ statusCode, json }: typeof known) => [statusCode, { ...json(), requestId: '' }];
    expect(words(known)).toEqual(words(unknown));
    expect(outcome(known)).toEqual(refused);
    expect((await signIn(authenticator)).statusCode).toBe(200);
  });

  it('counts once, and within its time', async () => {
    const { authenticator } = await factors.addPasskey(await api.signIn('buyer'));
    const passkey = authenticator.get(await factors.passkeyLoginOptions());
    expect((await factors.post('/auth/login/passkey', { passkey })).statusCode).toBe(200);
    expect(outcome(await factors.post('/auth/login/passkey', { passkey }))).toEqual(refused);
    const late = authenticator.get(await factors.passkeyLoginOptions());
    await query('update factor_challenges set expires_at = now()');
    expect(outcome(await factors.post('/auth/login/passkey', { passkey: late }))).toEqual(refused);
  });

  const creationOptions = async () => {
    const token = await api.signIn('user');
    const answer = await factors.post('/auth/second-factor/passkeys/options', undefined, token);
    return answer.json<Parameters<SoftwareAuthenticator['create']>[0]>();
  };
});

describe('a code', () => {
  it('counts once, and an older one not after it', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    const proofs = [0, 0, -1].map((step): FactorProof => ({ code: codeOf(secret, step) }));
    const outcomes = [];
    for (const proof of proofs)
      outcomes.push((await factors.finish((await factors.begin('buyer')).token, proof)).statusCode);
    expect(outcomes).toEqual([200, 401, 401]);
  });

  it.each([
    ['two steps old', -2],
    ['a step ahead', 1],
  ])('is refused when it is %s', async (_name, step) => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    await query('update totp_secrets set last_step = 0');
    const { token } = await factors.begin('buyer');
    expect(outcome(await factors.finish(token, { code: codeOf(secret, step) }))).toEqual(wrong);
  });

  it('counts for the step it is shown, and for one more that typing may take', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    for (const step of [-1, 0]) {
      await query('update totp_secrets set last_step = 0');
      const { token } = await factors.begin('buyer');
      expect((await factors.finish(token, { code: codeOf(secret, step) })).statusCode).toBe(200);
    }
  });

  it.each(['', 'abcdef', '12345', '1234567', '١٢٣٤٥٦'])('of another shape is refused: %p', async (code) => {
    await factors.addTotp(await api.signIn('buyer'));
    const { token } = await factors.begin('buyer');
    const { statusCode } = await factors.finish(token, { code });
    expect(statusCode).toBe(code === '' ? 400 : 401);
  });

  it('can be tried five times in one sign-in; after that even the correct one is refused', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    const { token } = await factors.begin('buyer');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(outcome(await factors.finish(token, { code: codeOf(secret, 50 + attempt) }))).toEqual(wrong);
    expect(outcome(await factors.finish(token, { code: codeOf(secret) }))).toEqual(expired);
    expect(await sessionsOf('buyer')).toBe(1);
  });

  it('is limited by account however many sign-ins are begun; a passkey is not', async () => {
    const session = await api.signIn('buyer');
    const { secret } = await factors.addTotp(session);
    const { authenticator } = await factors.addPasskey(session);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { token } = await factors.begin('buyer');
      expect(outcome(await factors.finish(token, { code: codeOf(secret, 50) }))).toEqual(wrong);
    }
    const { token } = await factors.begin('buyer');
    const late = await factors.finish(token, { code: codeOf(secret) });
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    const passkey = authenticator.get(await factors.signInOptions(token));
    expect((await factors.finish(token, { passkey })).statusCode).toBe(200);
    const acts = await query("select count(*)::int from audit_events where action = 'user.second_factor_failed'");
    expect(acts).toEqual([{ count: 2 }]);
  });

  it("is not limited for the owner's device by attempts of others who have the password", async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    await query(
      `insert into known_devices (user_id, hash) values ('buyer', sha256('buyer ${'t'.repeat(43)}')) on conflict do nothing`,
    );
    for (let attempt = 0; attempt < 11; attempt += 1)
      await factors.finish((await factors.begin('buyer')).token, { code: codeOf(secret, 50) });
    const { token } = await factors.begin('buyer');
    const answer = await api.call({
      method: 'POST',
      path: '/auth/login/second-factor',
      payload: { token, proof: { code: codeOf(secret) } },
      headers: { cookie: `marketplace-device=${'t'.repeat(43)}` },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is not checked without the password, so a stranger uses up nothing', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await factors.finish('x'.repeat(43), { code: codeOf(secret) });
      expect(outcome(answer)).toEqual(expired);
    }
    expect(await query("select key from rate_limits where key like '%factor:%' and key not like 'call:%'")).toEqual([]);
  });
});

describe('a recovery code', () => {
  it('of another account is refused', async () => {
    const { recoveryCodes } = await factors.addTotp(await api.signIn('buyer2'));
    await factors.addTotp(await api.signIn('buyer'));
    const { token } = await factors.begin('buyer');
    expect(outcome(await factors.finish(token, { recoveryCode: recoveryCodes?.[0] ?? '' }))).toEqual(wrong);
  });

  it('counts once, and not if it is from an older set', async () => {
    const session = await api.signIn('buyer');
    const { recoveryCodes: older } = await factors.addTotp(session);
    const renewed = await factors.post('/auth/second-factor/recovery-codes', undefined, session);
    const [code = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const outcomes = [];
    for (const recoveryCode of [older?.[0] ?? '', code, code])
      outcomes.push((await factors.finish((await factors.begin('buyer')).token, { recoveryCode })).statusCode);
    expect(outcomes).toEqual([401, 200, 401]);
  });
});

describe('a sign-in that waits for its second factor', () => {
  const changes: [string, string][] = [
    ['it expired', 'update factor_challenges set expires_at = now()'],
    ['the account was disabled', "update users set status = 'disabled' where id = 'buyer'"],
    ['the password became a temporary one', "update users set temp_password = true where id = 'buyer'"],
  ];
  it.each(changes)('is over when %s', async (_name, change) => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    const { token } = await factors.begin('buyer');
    await query(change);
    const answer = await factors.finish(token, { code: codeOf(secret) });
    await query("update users set status = 'active', temp_password = false where id = 'buyer'");
    expect(outcome(answer)).toEqual(expired);
  });

  it('ends when the password is changed', async () => {
    const session = await api.signIn('user');
    const { secret } = await factors.addTotp(session);
    const { token } = await factors.begin('user');
    const passwords = { currentPassword: 'Marketplace1', newPassword: 'Another-garden-42' };
    expect((await factors.post('/auth/change-password', passwords, session)).statusCode).toBe(200);
    expect(outcome(await factors.finish(token, { code: codeOf(secret) }))).toEqual(expired);
    await query(
      "update users set password_hash = (select password_hash from users where id = 'buyer') where id = 'user'",
    );
  });

  it('ends when an administrator signs the person out everywhere', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    const { token } = await factors.begin('buyer');
    await factors.post('/tex-admin/sessions/revoke/user/buyer', undefined, await api.signIn('super'));
    expect(outcome(await factors.finish(token, { code: codeOf(secret) }))).toEqual(expired);
  });
});

describe('setting up', () => {
  it('does not replace a confirmed app, which keeps working', async () => {
    const session = await api.signIn('buyer');
    const { secret } = await factors.addTotp(session);
    const again = await factors.post('/auth/second-factor/totp', undefined, session);
    expect(outcome(again)).toEqual([409, 'totp_exists']);
    const { token } = await factors.begin('buyer');
    expect((await factors.finish(token, { code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('confirms the last shown secret, and no other', async () => {
    const session = await api.signIn('buyer');
    const setUp = async () => (await factors.post('/auth/second-factor/totp', undefined, session)).json<TotpSetup>();
    const [first, last] = [await setUp(), await setUp()];
    const confirm = (secret: string) =>
      factors.post('/auth/second-factor/totp/confirm', { code: codeOf(secret) }, session);
    expect(outcome(await confirm(first.secret))).toEqual([400, 'invalid_second_factor']);
    expect((await confirm(last.secret)).statusCode).toBe(200);
  });

  it('uses up the confirming code', async () => {
    const session = await api.signIn('buyer');
    const { secret } = (await factors.post('/auth/second-factor/totp', undefined, session)).json<TotpSetup>();
    const code = codeOf(secret);
    await factors.post('/auth/second-factor/totp/confirm', { code }, session);
    expect(outcome(await factors.finish((await factors.begin('buyer')).token, { code }))).toEqual(wrong);
  });

  const lies: [string, Lies][] = [
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['over a challenge of its own', { challenge: 'Y2hhbGxlbmdl' }],
    ['by an assertion', { type: 'webauthn.get' }],
  ];
  it.each(lies)('accepts no passkey %s', async (_name, lie) => {
    const session = await api.signIn('buyer');
    const options = await factors.post('/auth/second-factor/passkeys/options', undefined, session);
    const passkey = softwareAuthenticator().create(options.json(), lie);
    const answer = await factors.post('/auth/second-factor/passkeys', { name: 'Mine', passkey }, session);
    expect(outcome(answer)).toEqual([400, 'invalid_passkey']);
  });

  it("accepts no passkey for another session's challenge, a second time, or of another account", async () => {
    const [session, other] = [await api.signIn('buyer'), await api.signIn('buyer2')];
    const optionsOf = async (token: string) =>
      (await factors.post('/auth/second-factor/passkeys/options', undefined, token)).json();
    const add = (token: string, passkey: object) =>
      factors.post('/auth/second-factor/passkeys', { name: 'Mine', passkey }, token);
    const authenticator = softwareAuthenticator();
    const foreign = authenticator.create(await optionsOf(other));
    expect(outcome(await add(session, foreign))).toEqual([400, 'invalid_passkey']);
    const own = authenticator.create(await optionsOf(session));
    expect((await add(session, own)).statusCode).toBe(201);
    expect(outcome(await add(session, own))).toEqual([400, 'invalid_passkey']);
    expect(outcome(await add(other, authenticator.create(await optionsOf(other))))).toEqual([409, 'passkey_known']);
  });

  it('stops at 20 passkeys', async () => {
    const session = await api.signIn('buyer');
    await query(`insert into passkeys (id, user_id, credential_id, public_key, counter, synced, name)
      select 'p' || n, 'buyer', 'c' || n, '\\x00', 0, false, 'P' from generate_series(1, 20) n`);
    const options = await factors.post('/auth/second-factor/passkeys/options', undefined, session);
    const passkey = softwareAuthenticator().create(options.json());
    const answer = await factors.post('/auth/second-factor/passkeys', { name: 'Mine', passkey }, session);
    expect(outcome(answer)).toEqual([409, 'too_many_passkeys']);
  });
});

describe('factors of someone else', () => {
  it('can be neither renamed nor removed', async () => {
    await factors.addPasskey(await api.signIn('buyer2'));
    const [{ id }] = await query('select id from passkeys');
    const token = await api.signIn('buyer');
    const path = `/auth/second-factor/passkeys/${id}`;
    const renamed = await api.call({ method: 'PUT', path, token, payload: { name: 'Mine' } });
    const removed = await api.call({ method: 'DELETE', path, token });
    expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
    expect(await query('select name from passkeys')).toEqual([{ name: 'Laptop' }]);
  });
});

/** Each on its own connection. */
const sixteen = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 16 }, (_, index) => work(index)));
const successes = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode < 300).length;

describe('at the same moment', () => {
  it('one recovery code signs in once, in 16 sign-ins', async () => {
    const { recoveryCodes } = await factors.addTotp(await api.signIn('buyer'));
    const begun: SecondFactorChallenge[] = [];
    for (let index = 0; index < 16; index += 1) begun.push(await factors.begin('buyer'));
    await query("delete from rate_limits; update settings set data = '{}'");
    await query(`insert into settings (id, data) values ('security', '{"loginAttempts": 100}')`);
    const answers = await sixteen((index) =>
      factors.finish(begun[index]?.token ?? '', { recoveryCode: recoveryCodes?.[0] ?? '' }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(15).fill(401)]);
    expect(await sessionsOf('buyer')).toBe(2);
  });

  it('one code of an app signs in once, in 16 sign-ins', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    await query(`insert into settings (id, data) values ('security', '{"loginAttempts": 100}')`);
    const begun: SecondFactorChallenge[] = [];
    for (let index = 0; index < 16; index += 1) begun.push(await factors.begin('buyer'));
    const code = codeOf(secret);
    const answers = await sixteen((index) => factors.finish(begun[index]?.token ?? '', { code }));
    expect(successes(answers)).toBe(1);
  });

  it('one passkey signs in once, with 16 copies of its assertion', async () => {
    const { authenticator } = await factors.addPasskey(
      await api.signIn('buyer'),
      softwareAuthenticator({ counts: false }),
    );
    const passkey = authenticator.get(await factors.passkeyLoginOptions());
    expect(successes(await sixteen(() => factors.post('/auth/login/passkey', { passkey })))).toBe(1);
  });

  it('16 wrong codes count as 5 attempts', async () => {
    const { secret } = await factors.addTotp(await api.signIn('buyer'));
    await query(`insert into settings (id, data) values ('security', '{"loginAttempts": 100}')`);
    const { token } = await factors.begin('buyer');
    const answers = await sixteen((index) => factors.finish(token, { code: codeOf(secret, 50 + index) }));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'invalid_second_factor')).toHaveLength(5);
    expect(codes.filter((code) => code === 'sign_in_expired')).toHaveLength(11);
  });

  it('two devices enroll, and one set of recovery codes counts', async () => {
    const [one, other] = [await api.signIn('buyer'), await api.signIn('buyer')];
    const attestations = [];
    for (const token of [one, other]) {
      const options = await factors.post('/auth/second-factor/passkeys/options', undefined, token);
      attestations.push({ token, passkey: softwareAuthenticator().create(options.json()) });
    }
    const answers = await Promise.all(
      attestations.map(({ token, passkey }) =>
        factors.post('/auth/second-factor/passkeys', { name: 'Mine', passkey }, token),
      ),
    );
    expect(successes(answers)).toBe(2);
    const sets = answers.map((answer) => answer.json<AddedFactor>().recoveryCodes);
    expect(sets.filter(Boolean)).toHaveLength(1);
    expect(await query('select count(*)::int from second_factor_recovery_codes')).toEqual([{ count: 10 }]);
  });

  it('the last of two factors stays when both are removed and the role requires one', async () => {
    const token = await api.signIn('super');
    await factors.addTotp(token);
    await factors.addPasskey(token);
    const [{ id }] = await query('select id from passkeys');
    await query(`insert into settings (id, data) values ('security', '{"secondFactorRoles": ["SUPER_ADMIN"]}')`);
    const answers = await Promise.all(
      ['totp', `passkeys/${id}`].map((path) =>
        api.call({ method: 'DELETE', path: `/auth/second-factor/${path}`, token }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  it('a sign-in and an enrollment leave no fresh session without the factor', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await api.signIn('buyer');
      const { secret } = (await factors.post('/auth/second-factor/totp', undefined, token)).json<TotpSetup>();
      await Promise.all([
        factors.login('buyer'),
        factors.post('/auth/second-factor/totp/confirm', { code: codeOf(secret) }, token),
      ]);
      const fresh = await query(`select methods from sessions where proven_at > now() - interval '1 minute'`);
      expect(fresh).toEqual([{ methods: expect.arrayContaining(['mfa']) }]);
      await factors.forgetAll();
    }
  });
});
