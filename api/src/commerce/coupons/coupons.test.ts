import { Coupon, CouponRefusal } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { aBilling, addToCart, checkout, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let buyer2: string;
beforeAll(async () => {
  api = await openTestApi();
  [buyer, buyer2] = await Promise.all([api.signIn('buyer'), api.signIn('buyer2')]);
  await setPrices(api);
  await insert("'secret', 'SECRET', 'all', '[]', 0, 'INR', 'active'", 'client_ids', `'["sahyadri"]'`);
  await insert("'paused', 'PAUSED', 'all', '[]', 0, 'INR', 'paused'");
  await insert("'dollars', 'DOLLARS', 'all', '[]', 0, 'USD', 'active'");
  await insert(`'one', 'ONEMODULE', 'modules', '["fleet"]', 100000, 'INR', 'active'`);
  await insert(`'bucket', 'TIME', 'buckets', '["time"]', 0, 'INR', 'active'`, 'per_client_limit', '1');
});
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

const insert = (values: string, column = 'ends_at', value = 'null') =>
  api.database.pool.query(`insert into coupons
      (name, type, value, published, id, code, scope, scope_ids, min_spend, currency, status, ${column})
    values ('x', 'percentage', 1000, true, ${values}, ${value})`);
const list = async (path: string, token: string) => {
  const answer = await api.call({ path, token });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  return expectContract(Type.Array(Coupon), answer.json());
};
const codes = async (path: string, token = buyer) => (await list(path, token)).map(({ code }) => code);

describe('a coupon without a discount says why:', () => {
  it.each([
    ['NOSUCH', 'not_found', "We couldn't find the coupon NOSUCH. Check the spelling."],
    ['paused', 'not_found', "We couldn't find the coupon PAUSED. Check the spelling."],
    ['secret', 'not_found', "We couldn't find the coupon SECRET. Check the spelling."],
    ['expired5', 'expired', /^EXPIRED5 expired on \d+ \w+ \d{4}\.$/],
    ['soon20', 'not_started', /^SOON20 can be used from \d+ \w+ \d{4}\.$/],
    ['dollars', 'not_applicable', 'DOLLARS is for orders in USD.'],
    ['onemodule', 'not_applicable', "ONEMODULE doesn't apply to anything in your cart. It is for Fleet."],
    ['team500', 'minimum_spend', 'TEAM500 needs at least ₹5,000.00 of your cart. Add ₹4,250.00 more to use it.'],
  ])('%s is %s [CART-02]', async (couponCode, code, message) => {
    await addToCart(api, buyer, 'attendance', 10, 30);
    const { couponRefusal, discount, coupon } = await quote(api, buyer, { couponCode });
    expect([discount, coupon]).toEqual([0, null]);
    expect(expectContract(CouponRefusal, couponRefusal)).toMatchObject({
      code,
      message: message instanceof RegExp ? expect.stringMatching(message) : message,
    });
  });

  it('the minimum spend counts only the lines it applies to, and the missing amount is named', async () => {
    await addToCart(api, buyer, 'attendance', 100, 30);
    await addToCart(api, buyer, 'fleet', 10, 10);
    const { couponRefusal } = await quote(api, buyer, { couponCode: 'ONEMODULE' });
    expect(couponRefusal).toEqual({
      code: 'minimum_spend',
      message: 'ONEMODULE needs at least ₹1,000.00 of Fleet. Add ₹667.00 more to use it.',
      missing: 66_700,
    });
  });

  it('its limit has been reached, by the client or by all', async () => {
    for (const code of ['LASTONE', 'TIME']) {
      await addToCart(api, buyer, 'attendance', 10, 30);
      const { fingerprint } = await quote(api, buyer, { couponCode: code, billing: aBilling });
      expect((await checkout(api, buyer, { fingerprint, couponCode: code })).statusCode).toBe(201);
    }
    await addToCart(api, buyer, 'attendance', 10, 30);
    await addToCart(api, buyer2, 'attendance', 10, 30);
    const refusal = async (token: string, couponCode: string) =>
      (await quote(api, token, { couponCode })).couponRefusal?.message;
    expect(await refusal(buyer2, 'lastone')).toBe('LASTONE has reached its usage limit.');
    expect(await refusal(buyer, 'time')).toBe('Your organization has used TIME as often as allowed.');
    expect(await refusal(buyer2, 'time')).toBeUndefined();
  });
});

describe('a coupon with a discount', () => {
  it.each([
    // 10% of 90,000.00 would be 9,000.00.
    ['welcome10', 1_200, 200_000],
    ['welcome10', 10, 7_500],
    ['team500', 1_200, 50_000],
    // No more than the cart costs.
    ['lastone', 4, 30_000],
    ['time', 10, 7_500],
  ])('%s, for %i users: %i off [CART-02]', async (couponCode, users, discount) => {
    await addToCart(api, buyer, 'attendance', users, 30);
    expect((await quote(api, buyer, { couponCode })).discount).toBe(discount);
  });

  it('is accepted when its code is entered, private or not', async () => {
    await addToCart(api, buyer, 'attendance', 10, 30);
    expect((await quote(api, buyer, { couponCode: 'partner5' })).discount).toBe(3_750);
    expect((await quote(api, buyer, { couponCode: 'partner' })).couponRefusal?.code).toBe('not_found');
  });

  it('for certain clients only works for them', async () => {
    await addToCart(api, buyer2, 'attendance', 10, 30);
    expect((await quote(api, buyer2, { couponCode: 'secret' })).discount).toBe(7_500);
  });
});

describe('the lists of coupons', () => {
  it("contain currently valid ones, with their scope, and never another client's [CALL-36]", async () => {
    const seen = await codes('/tex-suite/coupon');
    expect(seen).toEqual(expect.arrayContaining(['WELCOME10', 'TEAM500', 'HR15', 'LASTONE', 'TIME']));
    for (const hidden of ['EXPIRED5', 'SOON20', 'PAUSED', 'SECRET']) expect(seen).not.toContain(hidden);
    expect(await codes('/tex-suite/coupon', buyer2)).toContain('SECRET');
    const hr = (await list('/tex-suite/coupon', buyer)).find(({ code }) => code === 'HR15');
    expect(hr).toMatchObject({ scope: 'categories', scopeNames: ['Human Resources'], value: 1_500 });
  });

  it.each(['/tex-suite/coupon', '/tex-suite/coupon/user'])('contain no private ones: %s [CALL-36]', async (path) => {
    expect(await codes(path)).toEqual(expect.not.arrayContaining(['PARTNER5']));
    await api.database.pool.query("update coupons set published = true where id = 'partner5'");
    expect(await codes(path)).toContain('PARTNER5');
    await api.database.pool.query("update coupons set published = false where id = 'partner5'");
  });

  it('of the user excludes used-up ones [CALL-36]', async () => {
    await api.database.pool
      .query(`insert into coupon_redemptions (client_id, order_id, coupon_id, user_id, discount) values
      ('sahyadri', 'a', 'lastone', 'buyer2', 1), ('sahyadri', 'b', 'bucket', 'buyer2', 1)`);
    expect(await codes('/tex-suite/coupon')).toContain('LASTONE');
    expect(await codes('/tex-suite/coupon/user')).not.toContain('LASTONE');
    expect(await codes('/tex-suite/coupon/user')).toContain('TIME');
    expect(await codes('/tex-suite/coupon/user', buyer2)).not.toContain('TIME');
  });
});
