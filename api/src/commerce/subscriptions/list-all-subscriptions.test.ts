import { SubscriptionOverview, SubscriptionPage, type Subscription } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('admin');
});
afterAll(() => api.close());

const get = (path: string, query: object = {}) =>
  api.call({ path: `/tex-admin/subscription${path}`, query: { ...query }, token });
const page = async (query: object) => expectContract(SubscriptionPage, (await get('', query)).json());
const overview = async (query: object = {}) =>
  expectContract(SubscriptionOverview, (await get('/overview', query)).json());
const whole = async () => (await api.call({ path: '/tex-suite/subscription', token })).json<Subscription[]>();

const hasEnded = ({ status }: Subscription) => status === 'expired' || status === 'cancelled';

describe('the subscriptions of all clients', () => {
  it('are on exactly one page each, as in the whole list', async () => {
    const all = await whole();
    const pages = await Promise.all([0, 1, 2, 3].map((number) => page({ page: number, size: 5 })));
    const found = pages.flatMap(({ content }) => content);
    expect(all.length).toBeGreaterThan(15);
    expect(pages.map(({ totalElements }) => totalElements)).toEqual([0, 1, 2, 3].map(() => all.length));
    expect(found.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(found[0]).toEqual(all.find(({ id }) => id === found[0]?.id));
  });

  it('begin with the next to end; ended ones come last, in both directions', async () => {
    for (const sort of ['endsAt,asc', 'endsAt,desc']) {
      const { content } = await page({ sort, size: 100 });
      const ended = content.map(hasEnded);
      expect(ended).toEqual([...ended].sort());
      expect(ended).toContain(true);
      const ends = content.filter((one) => !hasEnded(one)).map(({ endsAt }) => endsAt);
      expect(ends).toEqual(sort === 'endsAt,asc' ? [...ends].sort() : [...ends].sort().reverse());
    }
    expect((await page({ size: 100 })).content).toEqual((await page({ size: 100, sort: 'endsAt,asc' })).content);
  });

  it.each<[string, (one: Subscription) => number | string]>([
    ['users', ({ users }) => users],
    ['startsAt', ({ startsAt }) => startsAt],
    ['moduleName', ({ moduleName }) => moduleName],
    ['clientName', ({ clientName }) => clientName],
  ])('are sorted by %s', async (field, valueOf) => {
    const up = (await page({ sort: `${field},asc`, size: 100 })).content.map(valueOf);
    const down = (await page({ sort: `${field},desc`, size: 100 })).content.map(valueOf);
    const sorted = [...up].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(sorted);
    expect(down).toEqual([...sorted].reverse());
  });

  it.each([
    [{ q: 'freight' }, 1],
    [{ status: 'expired', clientId: 'meridian' }, 1],
    [{ moduleId: 'leave' }, 1],
    [{ q: '%' }, 0],
    [{ page: 50 }, 0],
  ])('are found by %j', async (query, length) => expect((await page(query)).content).toHaveLength(length));

  it.each([{ sort: 'seats,asc' }, { status: 'gone' }, { size: 101 }, { page: -1 }])('refuse %j', async (query) =>
    expect((await get('', query)).statusCode).toBe(400),
  );
});

describe('their totals', () => {
  it('count those that run, their users and seats', async () => {
    for (const clientId of [undefined, 'meridian']) {
      const all = (await whole()).filter((one) => clientId === undefined || one.clientId === clientId);
      const running = all.filter(({ status }) => status === 'active' || status === 'expiring');
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(await overview(clientId === undefined ? {} : { clientId })).toEqual({
        running: running.length,
        users: sum(running.map(({ users }) => users)),
        seats: sum(running.map(({ seats }) => seats.length)),
        ending: running.filter(({ status }) => status === 'expiring').length,
        modules: [
          ...new Map(all.map((one) => [one.moduleId, { id: one.moduleId, name: one.moduleName }])).values(),
        ].sort((one, other) => (one.name < other.name ? -1 : 1)),
      });
    }
  });

  it('leave out the seats of people who left', async () => {
    const before = await overview();
    const { pool } = api.database;
    const { rows } = await pool.query<{ subscription_id: string; client_id: string; user_id: string }>(
      `select e.* from subscription_seats e join subscriptions s on s.id = e.subscription_id
        where s.ends_at > now() and s.starts_at < now() and not s.awaits_payment limit 1`,
    );
    const [seat] = rows;
    await pool.query('delete from client_members where client_id = $1 and user_id = $2', [
      seat?.client_id,
      seat?.user_id,
    ]);
    expect((await overview()).seats).toBeLessThan(before.seats);
  });
});
