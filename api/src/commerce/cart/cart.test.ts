import { Cart, CartItem, CartRemoval, ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  // Its own price list, so that the sums below don't depend on the demo's.
  await api.database.pool.query("delete from pricing_tiers where module_id = 'attendance'");
  await api.database.pool
    .query(`insert into pricing_tiers (id, module_id, name, min_users, max_users, min_days, unit_price, model, currency) values
    ('t1', 'attendance', 'Team', 1, 24, 1, 250, 'volume', 'INR'), ('t2', 'attendance', 'Company', 25, null, 1, 199, 'volume', 'INR'),
    ('t3', 'attendance', 'Annual', 1, null, 365, 150, 'volume', 'INR')`);
});
afterAll(() => api.close());
afterEach(() => api.database.pool.query('delete from cart_lines'));

const path = '/tex-suite/cart';
const attendance = { itemId: 'attendance', itemType: 'module', name: 'Attendance' };
const read = async (token = buyer) => expectContract(Cart, (await api.call({ path, token })).json());
const add = (payload: object, token = buyer) => api.call({ method: 'POST', path, payload, token });
const change = (id: string, query: object, token = buyer) =>
  api.call({ method: 'PUT', path: `${path}/${id}`, query: { ...query }, token });
const remove = (rest: string, options: { payload?: object; token?: string } = {}) =>
  api.call({ method: 'DELETE', path: `${path}/${rest}`, token: buyer, ...options });

describe('reading the cart', () => {
  it('returns an empty cart in the currency of the company [CALL-30]', async () => {
    expect(await read()).toEqual({ items: [], currency: 'INR', subtotal: 0, totalQuantity: 0 });
  });

  it('sums price x users x days, and users [CALL-30, ENTITY-20]', async () => {
    await add({ ...attendance, noOfUsers: 10, noOfDays: 30 });
    await add({ itemId: 'leave', itemType: 'module', name: 'Leave', noOfUsers: 3, noOfDays: 7 });
    const cart = await read();
    expect(cart.items.map((item) => item.lineTotal)).toEqual(
      cart.items.map((item) => item.unitPrice * item.noOfUsers * item.noOfDays),
    );
    expect(cart.subtotal).toBe(cart.items.reduce((sum, item) => sum + item.lineTotal, 0));
    expect(cart.totalQuantity).toBe(13);
  });
});

describe('adding', () => {
  it("responds 201 with the catalog's name and price [CALL-31, ENTITY-20, ENTITY-22, ENTITY-23]", async () => {
    const answer = await add({ ...attendance, name: 'Something else', noOfUsers: 10, noOfDays: 30 });
    expect(answer.statusCode).toBe(201);
    expect(expectContract(CartItem, answer.json())).toMatchObject({
      itemId: 'attendance',
      name: 'Attendance',
      price: 2.5,
      unitPrice: 250,
      lineTotal: 75_000,
    });
  });

  it('defaults to one user and one day [ENTITY-21]', async () => {
    expect((await add(attendance)).json()).toMatchObject({ noOfUsers: 1, noOfDays: 1 });
  });

  it.each([
    [24, 1, 250],
    [25, 1, 199],
    [24, 365, 150],
    [25, 365, 150],
  ])('prices %i users for %i days from the cheapest tier they fall into', async (noOfUsers, noOfDays, unitPrice) => {
    expect((await add({ ...attendance, noOfUsers, noOfDays })).json().unitPrice).toBe(unitPrice);
  });

  it('falls back to the tiers for all modules', async () => {
    await api.database.pool.query("delete from pricing_tiers where module_id = 'payroll'");
    const answer = await add({ itemId: 'payroll', itemType: 'module', name: 'Payroll' });
    expect(answer.json().unitPrice).toBe(500);
  });

  it('ignores a price, user or client in the body', async () => {
    const sent = {
      ...attendance,
      price: 0.01,
      unitPrice: 1,
      lineTotal: 1,
      userId: 'buyer2',
      clientId: 'sahyadri',
      currency: 'USD',
    };
    expect((await add(sent)).json()).toMatchObject({ unitPrice: 250, lineTotal: 250 });
    expect((await read(await api.signIn('buyer2'))).items).toEqual([]);
  });

  it('merges an existing item: users added up, the larger number of days, price by the new tier [CART-13]', async () => {
    await add({ ...attendance, noOfUsers: 20, noOfDays: 30 });
    const merged = await add({ ...attendance, noOfUsers: 10, noOfDays: 7 });
    expect(merged.statusCode).toBe(200);
    expect(merged.json()).toMatchObject({ noOfUsers: 30, noOfDays: 30, unitPrice: 199 });
    expect((await read()).items).toHaveLength(1);
  });

  it('merges fifty parallel adds without losing one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add({ ...attendance, noOfUsers: 2 })));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(49);
    const { items } = await read();
    expect(items).toHaveLength(1);
    expect(items[0]?.noOfUsers).toBe(100);
  });

  it.each([
    ['a module that does not exist', 'no-such-module', 404, "This module doesn't exist."],
    ['a draft', 'people', 404, "This module doesn't exist."],
    ['an archived module', 'org-chart', 409, /no longer available/],
  ])('refuses %s', async (_name, itemId, status, message) => {
    await api.database.pool.query("update modules set status = 'draft' where id = 'people'");
    await api.database.pool.query("update modules set status = 'archived' where id = 'org-chart'");
    const answer = await add({ itemId, itemType: 'module', name: 'x' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(message);
  });

  it('refuses a module that is coming soon, by name', async () => {
    const { rows } = await api.database.pool.query('select id, name from modules where coming_soon limit 1');
    const answer = await add({ itemId: rows[0].id, itemType: 'module', name: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'coming_soon']);
    expect(answer.json().message).toContain(rows[0].name);
  });

  it.each([
    ['no itemId', { itemType: 'module', name: 'x' }, 'itemId'],
    ['no name', { itemId: 'attendance', itemType: 'module' }, 'name'],
    ['another type', { ...attendance, itemType: 'bundle' }, 'itemType'],
    ['no users', { ...attendance, noOfUsers: 0 }, 'noOfUsers'],
    ['half a user', { ...attendance, noOfUsers: 1.5 }, 'noOfUsers'],
    ['users as text', { ...attendance, noOfUsers: '5' }, 'noOfUsers'],
    ['100,001 users', { ...attendance, noOfUsers: 100_001 }, 'noOfUsers'],
    ['3,651 days', { ...attendance, noOfDays: 3_651 }, 'noOfDays'],
    ['a bad id', { ...attendance, itemId: "'; drop table modules; --" }, 'itemId'],
  ])('refuses %s and names the field', async (_name, payload, field) => {
    const answer = await add(payload);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).errors?.map((error) => error.field)).toEqual([field]);
  });

  it('applies its limits to merged lines, and then changes nothing', async () => {
    await add({ ...attendance, noOfUsers: 99_999 });
    expect((await add({ ...attendance, noOfUsers: 2 })).statusCode).toBe(400);
    expect((await add({ ...attendance, noOfUsers: 1 })).json().noOfUsers).toBe(100_000);
  });

  it('refuses a total that is no longer exact', async () => {
    await api.database.pool.query(
      "update pricing_tiers set unit_price = unit_price * 10000 where module_id = 'attendance'",
    );
    const answer = await add({ ...attendance, noOfUsers: 100_000, noOfDays: 3_650 });
    expect(answer.statusCode).toBe(400);
    expect((await read()).items).toEqual([]);
    await api.database.pool.query(
      "update pricing_tiers set unit_price = unit_price / 10000 where module_id = 'attendance'",
    );
  });

  it('holds 200 lines, not 201', async () => {
    await api.database.pool
      .query(`insert into cart_lines (client_id, user_id, id, item_type, item_id, no_of_users, no_of_days, unit_price, currency)
      select 'meridian', 'buyer', 'line' || n, 'module', 'gone' || n, 1, 1, 100, 'INR' from generate_series(1, 199) n`);
    expect((await add(attendance)).statusCode).toBe(201);
    const answer = await add({ itemId: 'leave', itemType: 'module', name: 'Leave' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_full']);
    expect((await add(attendance)).statusCode).toBe(200);
  });
});

describe('changing a line', () => {
  it('sets users and days from the query and recalculates the price [CALL-32]', async () => {
    const { cartItemId } = (await add(attendance)).json();
    const answer = await change(cartItemId, { noOfUsers: 40, noOfDays: 10 });
    expect(answer.statusCode).toBe(200);
    expect(expectContract(CartItem, answer.json())).toMatchObject({ noOfUsers: 40, noOfDays: 10, unitPrice: 199 });
  });

  it.each([
    ['no users', { noOfDays: 1 }],
    ['0 users', { noOfUsers: 0, noOfDays: 1 }],
    ['1.5 users', { noOfUsers: 1.5, noOfDays: 1 }],
    ['1e3 users', { noOfUsers: '1e3', noOfDays: 1 }],
    ['a list of users', { noOfUsers: ['1', '2'], noOfDays: 1 }],
    ['empty days', { noOfUsers: 1, noOfDays: '' }],
  ])('refuses %s', async (_name, query) => {
    const { cartItemId } = (await add(attendance)).json();
    expect((await change(cartItemId, query)).statusCode).toBe(400);
  });

  it('responds 404 for an unknown line', async () => {
    expect((await change('nothing', { noOfUsers: 1, noOfDays: 1 })).statusCode).toBe(404);
  });
});

describe('removing', () => {
  it('removes one line [CALL-33]', async () => {
    const { cartItemId } = (await add(attendance)).json();
    expect(expectContract(CartRemoval, (await remove(cartItemId)).json()).removed).toBe(1);
    expect((await remove(cartItemId)).statusCode).toBe(404);
  });

  it('removes several by a plain list of ids, ignoring others [CALL-34]', async () => {
    const ids = [];
    for (const itemId of ['attendance', 'leave', 'claims']) {
      ids.push((await add({ itemId, itemType: 'module', name: itemId })).json().cartItemId);
    }
    const answer = await remove('remove-multiple', { payload: [ids[0], ids[1], ids[1], 'unknown'] });
    expect(expectContract(CartRemoval, answer.json())).toMatchObject({ success: true, removed: 2 });
    expect((await read()).items.map((item) => item.cartItemId)).toEqual([ids[2]]);
  });

  it.each([
    ['an object', { ids: [] }, 400],
    ['an empty list', [], 400],
    ['a list of numbers', [1], 400],
    ['only unknown ids', ['unknown'], 404],
  ])('refuses to remove %s', async (_name, payload, status) => {
    expect((await remove('remove-multiple', { payload })).statusCode).toBe(status);
  });

  it('empties the cart, and never mistakes "clear" for a line id [CALL-35]', async () => {
    await add(attendance);
    await add({ itemId: 'leave', itemType: 'module', name: 'Leave' });
    expect(expectContract(CartRemoval, (await remove('clear')).json()).removed).toBe(2);
    expect((await read()).items).toEqual([]);
    expect((await remove('clear')).json().removed).toBe(0);
  });
});

describe('access to a cart', () => {
  const calls: [string, (token?: string) => ReturnType<typeof api.call>][] = [
    ['read', (token) => api.call({ path, token })],
    ['add', (token) => api.call({ method: 'POST', path, payload: attendance, token })],
    [
      'change',
      (token) => api.call({ method: 'PUT', path: `${path}/x`, query: { noOfUsers: '1', noOfDays: '1' }, token }),
    ],
    ['remove', (token) => api.call({ method: 'DELETE', path: `${path}/x`, token })],
    [
      'remove several',
      (token) => api.call({ method: 'DELETE', path: `${path}/remove-multiple`, payload: ['x'], token }),
    ],
    ['clear', (token) => api.call({ method: 'DELETE', path: `${path}/clear`, token })],
  ];
  const denial = 'Access denied. PAYMENT_ADMIN marketplace role required for cart operations.';

  it.each(calls)('%s: a visitor is asked to sign in [CART-10]', async (_name, call) => {
    const answer = await call();
    expect([answer.statusCode, answer.json().message]).toEqual([
      401,
      'User not authenticated. Please login to continue.',
    ]);
  });

  it.each(calls)('%s: only active payment admins have access [ROLE-08, CART-11]', async (_name, call) => {
    for (const account of ['user', 'creator', 'inactive', 'admin', 'super']) {
      const answer = await call(await api.signIn(account));
      expect([account, answer.statusCode, answer.json().message]).toEqual([account, 403, denial]);
    }
  });

  it('allows the role spelled with a space [ROLE-03]', async () => {
    expect((await api.call({ path, token: await api.signIn('spaced') })).statusCode).toBe(200);
  });

  it('responds to other clients and users as if the cart were missing', async () => {
    const { cartItemId } = (await add(attendance)).json();
    const missing = { ...(await change('missing', { noOfUsers: 1, noOfDays: 1 })).json(), requestId: '' };
    for (const account of ['buyer2', 'spaced']) {
      const token = await api.signIn(account);
      expect((await read(token)).items).toEqual([]);
      const changed = await change(cartItemId, { noOfUsers: 9, noOfDays: 9 }, token);
      expect([changed.statusCode, { ...changed.json(), requestId: '' }]).toEqual([404, missing]);
      expect((await remove(cartItemId, { token })).statusCode).toBe(404);
      expect((await remove('remove-multiple', { payload: [cartItemId], token })).statusCode).toBe(404);
      await remove('clear', { token });
    }
    expect((await read()).items).toHaveLength(1);
  });

  it("keeps a user's carts for two clients separate", async () => {
    await add(attendance);
    await api.database.pool.query("insert into client_members (client_id, user_id) values ('sahyadri', 'buyer')");
    await api.database.pool.query(
      "update client_members set is_default = (client_id = 'sahyadri') where user_id = 'buyer'",
    );
    expect((await read()).items).toEqual([]);
    await api.database.pool.query("delete from client_members where user_id = 'buyer' and client_id = 'sahyadri'");
    expect((await read()).items).toHaveLength(1);
  });

  it('explains to a user without a client why there is no cart', async () => {
    const token = await api.signIn('spaced');
    await api.database.pool.query("delete from client_members where user_id = 'spaced'");
    const answer = await api.call({ path, token });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'no_client']);
  });
});
