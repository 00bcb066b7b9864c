import { CheckAuthAnswer, ErrorBody, Profile } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let user: string;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  [user, buyer] = [await api.signIn('user'), await api.signIn('buyer')];
});
afterAll(() => api.close());

const uma = { name: 'Uma Rao', phone: null, timeZone: null };
const read = async (token: string) =>
  expectContract(Profile, (await api.call({ path: '/auth/profile', token })).json());
const save = (payload: unknown, token = user) =>
  api.call({ method: 'PUT', path: '/auth/profile', token, payload: payload as object });
const events = async () =>
  (await api.database.pool.query("select * from audit_events where action = 'user.profile_changed' order by at")).rows;
beforeEach(async () => {
  await save(uma);
  await api.database.pool.query('truncate audit_events');
});

describe("a user's own profile", () => {
  it('is name, email, phone and time zone, and never cached', async () => {
    const answer = await api.call({ path: '/auth/profile', token: user });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(expectContract(Profile, answer.json())).toEqual({ ...uma, email: 'user@tex.example' });
  });

  it('is replaced, trimmed, and visible in the next session check', async () => {
    const change = { name: '  Uma   Devi Rao ', phone: ' +91 (80) 4000-0100 ', timeZone: 'Asia/Kolkata' };
    const answer = await save(change);
    const saved = { name: 'Uma Devi Rao', phone: '+91 (80) 4000-0100', timeZone: 'Asia/Kolkata' };
    expect([answer.statusCode, expectContract(Profile, answer.json())]).toEqual([
      200,
      { ...saved, email: 'user@tex.example' },
    ]);
    expect(await read(user)).toMatchObject(saved);
    const check = await api.call({ path: '/auth/check-auth', token: user });
    expect(expectContract(CheckAuthAnswer, check.json()).user).toMatchObject(saved);
  });

  it('accepts null or nothing for empty fields', async () => {
    await save({ ...uma, phone: '+918040000100', timeZone: 'Europe/Paris' });
    await save({ ...uma, phone: '  ', timeZone: '' });
    expect(await read(user)).toMatchObject({ phone: null, timeZone: null });
  });

  it.each(['Élodie Łukasiewicz', 'ഉമ റാവു', "O'Brien-Smith, Jr.", '李', 'x'.repeat(80)])(
    'accepts the name %p',
    async (name) => {
      expect((await save({ ...uma, name })).json().name).toBe(name);
    },
  );

  it.each([
    ['name', { ...uma, name: '' }, 'Please enter your name'],
    ['name', { ...uma, name: '   ' }, 'Please enter your name'],
    ['name', { ...uma, name: '12345' }, 'Please enter a valid name'],
    ['name', { ...uma, name: 'Uma\u202eoaR' }, 'Please enter a valid name'],
    ['name', { ...uma, name: 'Uma\u0007' }, 'Please enter a valid name'],
    ['name', { ...uma, name: 'x'.repeat(81) }, 'name must have at most 80 characters.'],
    ['phone', { ...uma, phone: 'call me' }, 'Please enter a valid phone number'],
    ['phone', { ...uma, phone: '+0 80 4000' }, 'Please enter a valid phone number'],
    ['phone', { ...uma, phone: '1'.repeat(17) }, 'Please enter a valid phone number'],
    ['timeZone', { ...uma, timeZone: 'Mars/Olympus' }, 'Please choose a time zone from the list'],
    ['timeZone', { ...uma, timeZone: '+05:30' }, 'Please choose a time zone from the list'],
  ])('refuses this %s with a sentence next to the field: %j', async (field, payload, message) => {
    const answer = await save(payload);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors).toEqual([{ field, message }]);
    expect(await read(user)).toMatchObject(uma);
  });

  it('reports everything that is wrong at once', async () => {
    const answer = await save({ name: '', phone: 'x', timeZone: 'y' });
    expect(answer.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['name', 'phone', 'timeZone']);
  });

  it.each([[{}], [[]], [null], [{ name: 1, phone: 2, timeZone: 3 }], [{ name: 'Uma Rao' }], [{ ...uma, name: 'a\0' }]])(
    'refuses %j',
    async (payload) => {
      const answer = await save(payload);
      expect(answer.statusCode).toBe(400);
      expectContract(ErrorBody, answer.json());
    },
  );

  it("takes nothing else: no role, no email, nobody else's id", async () => {
    await save({ ...uma, id: 'buyer', userId: 'buyer', email: 'new@tex.example', role: 'ADMIN', status: 'disabled' });
    expect(await read(user)).toEqual({ ...uma, email: 'user@tex.example' });
    expect(await read(buyer)).toMatchObject({ name: 'Bala Krishnan', email: 'buyer@tex.example' });
    const { rows } = await api.database.pool.query("select role, status from users where id = 'user'");
    expect(rows).toEqual([{ role: 'USER', status: 'active' }]);
  });

  it('records what changed, before and after, and nothing if nothing did', async () => {
    await save({ ...uma, phone: '+918040000100' });
    await save({ ...uma, phone: ' +918040000100 ' });
    const found = await events();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      actor_id: 'user',
      actor_email: 'user@tex.example',
      target_type: 'user',
      target_id: 'user',
      target_name: 'user@tex.example',
      before: { phone: null },
      after: { phone: '+918040000100' },
      ip: '127.0.0.1',
    });
  });

  it('is one of two simultaneous changes, never half of each', async () => {
    const [one, two] = [
      { name: 'One', phone: '+111', timeZone: 'Europe/Paris' },
      { name: 'Two', phone: '+222', timeZone: 'Asia/Tokyo' },
    ];
    await Promise.all([save(one), save(two)]);
    expect([one, two]).toContainEqual({ ...(await read(user)), email: undefined });
    expect(await events()).toHaveLength(2);
  });
});
