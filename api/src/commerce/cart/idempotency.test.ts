import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
});
afterAll(() => api.close());
afterEach(() => api.database.pool.query('delete from cart_lines; delete from idempotency_keys'));

const attendance = { itemId: 'attendance', itemType: 'module', name: 'Attendance', noOfUsers: 2 };
const add = (key: string, payload: object = attendance, token = buyer) =>
  api.call({ method: 'POST', path: '/tex-suite/cart', payload, token, headers: { 'idempotency-key': key } });
const users = async (): Promise<number> =>
  (await api.call({ path: '/tex-suite/cart', token: buyer })).json().totalQuantity;

describe('an Idempotency-Key', () => {
  it('gives a repeated request the first response, and changes nothing', async () => {
    const first = await add('key-1');
    const second = await add('key-1');
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await users()).toBe(2);
  });

  it('makes one change for sixteen parallel equal requests, each on its own connection', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => add('key-16')));
    expect(await users()).toBe(2);
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    expect(answers.some((answer) => answer.statusCode === 201)).toBe(true);
    expect((await add('key-16')).statusCode).toBe(201);
  });

  it('responds 409 with Retry-After while the first request is in flight', async () => {
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      await client.query("select pg_advisory_xact_lock(hashtextextended('idempotency:buyer:key-slow', 0))");
      const answer = await add('key-slow');
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'in_flight']);
      expect(answer.headers['retry-after']).toBe('1');
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await add('key-slow')).statusCode).toBe(201);
  });

  it('responds 422 for different content with the same key', async () => {
    await add('key-2');
    const answer = await add('key-2', { ...attendance, noOfUsers: 3 });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'key_reused']);
    expect(await users()).toBe(2);
  });

  it('responds 422 for another endpoint with the same key', async () => {
    await add('key-3');
    const answer = await api.call({
      method: 'DELETE',
      path: '/tex-suite/cart/clear',
      token: buyer,
      headers: { 'idempotency-key': 'key-3' },
    });
    expect(answer.statusCode).toBe(422);
    expect(await users()).toBe(2);
  });

  it('belongs to its user', async () => {
    await add('key-4');
    const other = await add('key-4', { ...attendance, noOfUsers: 5 }, await api.signIn('buyer2'));
    expect(other.statusCode).toBe(201);
  });

  it('can be reused after a refused change', async () => {
    const { rows } = await api.database.pool.query('select id from modules where coming_soon limit 1');
    const payload = { ...attendance, itemId: rows[0].id };
    expect((await add('key-5', payload)).statusCode).toBe(409);
    await api.database.pool.query('update modules set coming_soon = false where id = $1', [rows[0].id]);
    expect((await add('key-5', payload)).statusCode).toBe(201);
  });

  it('works for changes, single and bulk removal and clearing too', async () => {
    const { cartItemId } = (await add('key-6')).json();
    const headers = { 'idempotency-key': '' };
    const calls = [
      { method: 'PUT' as const, path: `/tex-suite/cart/${cartItemId}?noOfUsers=7&noOfDays=1`, status: 200 },
      { method: 'DELETE' as const, path: `/tex-suite/cart/${cartItemId}`, status: 200 },
      { method: 'DELETE' as const, path: '/tex-suite/cart/clear', status: 200 },
    ];
    for (const [index, { status, ...call }] of calls.entries()) {
      headers['idempotency-key'] = `repeat-${index}`;
      const first = await api.call({ ...call, token: buyer, headers });
      const second = await api.call({ ...call, token: buyer, headers });
      expect([second.statusCode, second.body]).toEqual([status, first.body]);
    }
    const again = (await add('key-7')).json();
    const bulk = { method: 'DELETE' as const, path: '/tex-suite/cart/remove-multiple', payload: [again.cartItemId] };
    const bulkHeaders = { 'idempotency-key': 'bulk' };
    expect((await api.call({ ...bulk, token: buyer, headers: bulkHeaders })).statusCode).toBe(200);
    expect((await api.call({ ...bulk, token: buyer, headers: bulkHeaders })).json().removed).toBe(1);
  });

  it.each(['', ' ', 'x'.repeat(129), 'with space'])('is refused if it is %p', async (key) => {
    expect((await add(key)).statusCode).toBe(400);
    expect(await users()).toBe(0);
  });
});
