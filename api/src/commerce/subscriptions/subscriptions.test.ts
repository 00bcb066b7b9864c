import { type Subscription, SubscriptionList } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const account of ['buyer', 'buyer2', 'creator', 'spaced', 'admin']) tokens[account] = await api.signIn(account);
});
afterAll(() => api.close());

const get = (path: string, account = 'buyer', query: object = {}) =>
  api.call({ path: `/tex-suite/subscription${path}`, query: { ...query }, token: tokens[account] });
const list = async (path: string, account = 'buyer', query: object = {}) =>
  expectContract(SubscriptionList, (await get(path, account, query)).json());
const names = (subscriptions: Subscription[]) => subscriptions.map(({ moduleName }) => moduleName);

describe('the running subscriptions', () => {
  it("are those of the caller's clients, the next to end first [CALL-40]", async () => {
    const subscriptions = await list('/active');
    expect(names(subscriptions)).toEqual([
      'Tasks',
      'Leave',
      'Campaigns',
      'Recruit',
      'Dispatch',
      'Attendance',
      'People',
      'Quotes',
      'Leads',
      'Freight Bills',
      'Orders',
      'Dashboards',
      'Projects',
      'Report Builder',
    ]);
  });

  it('can be filtered by client, and are those of all clients for administrators [CALL-41, A-60]', async () => {
    expect(names(await list('/active/meridian-exports'))).toEqual(['Dispatch', 'Quotes', 'Freight Bills', 'Orders']);
    expect(names(await list('/active/sahyadri', 'admin'))).toEqual(['Stock', 'Inspections', 'Batch & Serial']);
    expect(new Set((await list('/active', 'admin')).map(({ clientId }) => clientId))).toEqual(
      new Set(['meridian', 'meridian-exports', 'sahyadri']),
    );
  });

  it('include their progress and users', async () => {
    const tasks = (await list('/active')).find(({ moduleId }) => moduleId === 'tasks');
    expect(tasks).toMatchObject({
      clientName: 'Meridian Components',
      users: 25,
      daysLeft: 10,
      status: 'expiring',
      cancelAtEnd: false,
      iconUrl: '/api/marketplace/media/icon-tasks.svg',
      currency: 'INR',
    });
    expect(tasks?.seats.map(({ name }) => name)).toEqual(['Bala Krishnan', 'Chitra Nair', 'Uma Rao']);
  });
});

describe('all subscriptions', () => {
  it('occur in every state in the demo', async () => {
    const statuses = (await list('')).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['pending', 'active', 'expiring', 'expired', 'cancelled']));
  });

  it.each([
    ['expired', ['General Ledger']],
    ['cancelled', ['Payables']],
    ['expiring', ['Tasks']],
    ['pending', ['Projects', 'Report Builder']],
  ])('are found by status: %s', async (status, expected) => {
    expect(names(await list('', 'buyer', { status, clientId: 'meridian' }))).toEqual(expected);
  });

  it.each([
    [{ moduleId: 'leave' }, ['Leave']],
    [{ q: 'freight' }, ['Freight Bills']],
    [{ q: ' EXPORTS ', status: 'active' }, ['Dispatch', 'Quotes', 'Freight Bills', 'Orders']],
    [{ q: '%' }, []],
  ])('are found by module and by names: %j', async (query, expected) => {
    expect(names(await list('', 'buyer', query))).toEqual(expected);
  });

  it('ignore blank filters, and refuse invalid ones', async () => {
    expect(await list('', 'buyer', { status: '', clientId: ' ' })).toEqual(await list(''));
    expect((await get('', 'buyer', { status: 'gone' })).statusCode).toBe(400);
  });

  it('are kept when their module leaves the catalog', async () => {
    await api.database.pool.query(`update subscriptions set module_id = 'gone' where module_id = 'stock'`);
    expect((await list('/active/sahyadri', 'buyer2'))[0]).toMatchObject({ moduleName: 'Stock', iconUrl: null });
    await api.database.pool.query(`update subscriptions set module_id = 'stock' where module_id = 'gone'`);
  });
});

describe('the subscriptions of a user', () => {
  it('are those of its clients for a payment role [CALL-42, A-04]', async () => {
    expect(names(await list('/user/buyer'))).toEqual(names(await list('')));
    expect(await list('/user/spaced', 'spaced')).toEqual(await list('', 'creator'));
  });

  it('are the bought ones and those with a seat for other users', async () => {
    expect(names(await list('/user/user')).sort()).toEqual(['Attendance', 'Dashboards', 'People', 'Tasks']);
    expect(names(await list('/user/empty', 'admin'))).toEqual([]);
  });

  it('are visible to the user, administrators and payment admins of the same client', async () => {
    expect((await get('/user/creator', 'creator')).statusCode).toBe(200);
    expect((await get('/user/buyer', 'spaced')).statusCode).toBe(200);
    expect((await get('/user/super', 'admin')).statusCode).toBe(200);
    for (const [id, account] of [
      ['buyer', 'creator'],
      ['buyer', 'buyer2'],
      ['buyer2', 'buyer'],
      ['nobody', 'admin'],
    ] as const) {
      const answer = await get(`/user/${id}`, account);
      expect([answer.statusCode, answer.json().message]).toEqual([404, "This user doesn't exist."]);
    }
  });

  it("never include those of clients that the caller doesn't belong to", async () => {
    // buyer@ acts for two clients, spaced@ for one of them.
    expect(new Set((await list('/user/buyer', 'spaced')).map(({ clientId }) => clientId))).toEqual(
      new Set(['meridian']),
    );
  });
});

describe('subscriptions as CSV', () => {
  it('are a file of the filtered list', async () => {
    const answer = await get('/csv', 'buyer', { clientId: 'meridian', status: 'expiring' });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="subscriptions.csv"');
    const [head, tasks] = answer.body.replace(/^\uFEFF/, '').split('\n');
    expect(head).toBe(
      'Client,Module,Status,Users,Seats taken,Starts,Ends,Days left,Currency,Price per user and day,People,Unpaid invoice,Free until,Renews for days',
    );
    expect(tasks).toMatch(
      /^Meridian Components,Tasks,Expiring,25,3,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,10,INR,\d+\.\d\d,"buyer@tex\.example, creator@tex\.example, user@tex\.example",,,$/,
    );
    const active = await get('/csv', 'buyer', { clientId: 'meridian', status: 'active' });
    expect(active.body).toMatch(/^Meridian Components,Leave,"Active, canceled at end",/m);
  });
});
