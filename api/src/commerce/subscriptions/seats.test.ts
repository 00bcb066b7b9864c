import { CheckAuthAnswer, Subscription } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
});
afterAll(() => api.close());

let id = '';
beforeEach(async () => {
  await api.database.pool.query(`delete from subscriptions where id = 'seats'`);
  await api.database.pool.query(`insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id,
    no_of_users, starts_at, ends_at, unit_price, currency)
    values ('meridian', 'seats', 'fleet', 'Fleet', 'o', 'buyer', 2, now() - interval '1 day', now() + interval '9 days', 300, 'INR')`);
  id = 'seats';
});

const assign = (userIds: unknown, token = buyer) =>
  api.call({ method: 'PUT', path: `/tex-suite/subscription/${id}/seats`, payload: { userIds }, token });
const accessOf = async (account: string) => {
  const token = await api.signIn(account);
  const { user } = expectContract(CheckAuthAnswer, (await api.call({ path: '/auth/check-auth', token })).json());
  return user?.userAccess.modules.find((module) => module.id === 'fleet');
};

describe('assigning seats', () => {
  it('gives seats to exactly these users', async () => {
    await assign(['user', 'empty']);
    const answer = expectContract(Subscription, (await assign(['empty', 'buyer'])).json());
    expect(answer.seats).toEqual([
      { userId: 'buyer', name: 'Bala Krishnan', email: 'buyer@tex.example' },
      { userId: 'empty', name: 'Esha Kapoor', email: 'empty@tex.example' },
    ]);
    expect((await assign([])).json().seats).toEqual([]);
  });

  it('refuses more users than were bought', async () => {
    const answer = await assign(['user', 'empty', 'buyer']);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_seat_left']);
    expect(answer.json().message).toBe('This subscription is for 2 users. Remove someone or add users first.');
  });

  it.each([
    ['somebody of another client', ['buyer2']],
    ['somebody without a client', ['admin']],
    ['nobody', ['nobody']],
    ['the same one twice', ['user', 'user']],
    ['no list', 'user'],
    ['nothing', undefined],
  ])('refuses %s', async (_name, userIds) => {
    expect((await assign(userIds)).statusCode).toBe(400);
    expect((await assign(['user'])).json().seats).toHaveLength(1);
  });

  it('refuses a disabled account', async () => {
    await api.database.pool.query(`update users set status = 'disabled' where id = 'temp'`);
    expect((await assign(['temp'])).statusCode).toBe(400);
  });

  it('is refused once the subscription has ended', async () => {
    await api.database.pool.query(
      `update subscriptions set starts_at = now() - interval '9 days', ends_at = now() where id = 'seats'`,
    );
    const answer = await assign(['user']);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'subscription_ended']);
  });

  it('never assigns more seats than there are under parallel requests', async () => {
    const people = ['user', 'empty', 'buyer', 'creator', 'spaced', 'inactive'];
    const pairs = people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other]));
    const answers = await Promise.all(pairs.map((pair) => assign(pair)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { rows } = await api.database.pool.query(
      `select user_id from subscription_seats where subscription_id = 'seats' order by 1`,
    );
    expect(pairs.map((pair) => [...pair].sort().join())).toContain(rows.map((row) => row.user_id).join());
  });
});

describe('a seat', () => {
  it('gives full access to the module while the subscription runs', async () => {
    expect(await accessOf('empty')).toBeUndefined();
    await assign(['empty']);
    const access = await accessOf('empty');
    expect(access).toMatchObject({ id: 'fleet', moduleName: 'Fleet', moduleAccess: 'Full Access' });
    expect(access?.sections.length).toBeGreaterThan(0);
    await assign([]);
    expect(await accessOf('empty')).toBeUndefined();
  });

  it.each([
    ['has ended', `starts_at = now() - interval '9 days', ends_at = now()`],
    ['has not begun', `starts_at = now() + interval '1 day'`],
  ])('gives no access if the subscription %s', async (_name, term) => {
    await assign(['empty']);
    await api.database.pool.query(`update subscriptions set ${term} where id = 'seats'`);
    expect(await accessOf('empty')).toBeUndefined();
  });

  it('is lost with the membership of the client', async () => {
    await assign(['empty']);
    await api.database.pool.query(`delete from client_members where user_id = 'empty'`);
    expect(await accessOf('empty')).toBeUndefined();
    const { rows } = await api.database.pool.query(`select 1 from subscription_seats where user_id = 'empty'`);
    expect(rows).toHaveLength(1);
    await api.database.pool.query(`insert into client_members values ('meridian', 'empty', true)`);
  });

  it("raises the organization's access level, lists the module once, and no longer suggests it", async () => {
    await api.database.pool.query(
      `insert into user_module_access values ('empty', 'fleet', 'No Access', '[]') on conflict do nothing`,
    );
    await assign(['empty']);
    expect((await accessOf('empty'))?.moduleAccess).toBe('Full Access');
    await api.database.pool.query(`delete from user_module_access where user_id = 'empty'`);
    const token = await api.signIn('empty');
    const suggested = (await api.call({ path: '/tex-suite/user/suggested-module', token })).json();
    expect(suggested.map((module: { id: string }) => module.id)).not.toContain('fleet');
  });
});
