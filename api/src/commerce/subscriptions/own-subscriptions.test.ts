import { OwnSubscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const add = (id: string, from: string, to: string, isWaiting = false) =>
    api.database.pool.query(
      `insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id, no_of_users, starts_at,
         ends_at, unit_price, currency, awaits_payment)
       values ('meridian', $1, 'yard', 'Yard', 'o', 'buyer', 2, now() + $2::interval, now() + $3::interval, 300, 'INR', $4)`,
      [id, from, to, isWaiting],
    );
  await add('runs', '-1 day', '9 days');
  await add('ended', '-9 days', '-1 day');
  await add('later', '1 day', '9 days');
  await add('unpaid', '-1 day', '9 days', true);
  await api.database.pool.query(
    `insert into subscription_seats (client_id, subscription_id, user_id) values ('meridian', 'runs', 'user')`,
  );
});
afterAll(() => api.close());

const of = async (account: string, moduleId = 'yard', query = {}) => {
  const path = `/tex-suite/subscription/of-module/${moduleId}`;
  const answer = await api.call({ path, token: await api.signIn(account), query });
  return expectContract(Type.Array(OwnSubscription), answer.json());
};

it('shows every member of a client what runs now, and who has a seat', async () => {
  expect(await of('user')).toEqual([
    {
      ...{
        clientName: expect.any(String),
        users: 2,
        endsAt: expect.any(String),
        endsOn: expect.any(String),
        hasSeat: true,
        suspended: false,
      },
      running: expect.objectContaining({ id: 'runs', clientId: 'meridian', status: 'active' }),
    },
  ]);
  expect((await of('empty')).map(({ hasSeat }) => hasSeat)).toEqual([false]);
});

it('also shows what has not begun, on request, and nothing that has ended', async () => {
  const all = await of('user', 'yard', { pending: 'true' });
  expect(all.map(({ running }) => [running?.id, running?.status, running?.awaitsPayment]).sort()).toEqual([
    ['later', 'pending', false],
    ['runs', 'active', false],
    ['unpaid', 'pending', true],
  ]);
});

it.each(['buyer2', 'admin'])('shows nothing to %s, who is not a member of the client', async (account) => {
  expect(await of(account)).toEqual([]);
});

it('shows nothing about a module that nobody subscribed to', async () => {
  expect(await of('user', 'nothing')).toEqual([]);
});
