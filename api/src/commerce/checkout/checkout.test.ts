import { CheckoutDraft, CheckoutOptions, ErrorBody, Order, Quote } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, placeOrder, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let buyer2: string;
beforeAll(async () => {
  api = await openTestApi();
  [buyer, buyer2] = await Promise.all([api.signIn('buyer'), api.signIn('buyer2')]);
  await setPrices(api);
});
afterAll(() => api.close());
afterEach(() => emptyCarts(api));

const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;
const documents = async () =>
  (
    await rows(`select (select count(*)::int from orders) as orders, (select count(*)::int from invoices) as invoices,
      (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from cart_lines) as cart,
      (select sum(last_number)::int from document_series) as numbers, (select count(*)::int from mails) as mails`)
  )[0];
const fill = async (token = buyer) => {
  await addToCart(api, token, 'attendance', 10, 30);
  await addToCart(api, token, 'fleet', 3, 7);
};

describe('a quote', () => {
  it('calculates every amount: lines, GST split in half within the state, total [CART-03]', async () => {
    await fill();
    const body = expectContract(Quote, await quote(api, buyer, { billing: aBilling }));
    // 10 x 30 x 2.50 = 750.00; 3 x 7 x 3.33 = 69.93; 9% of 819.93 is 73.7937, each.
    expect(body).toMatchObject({
      subtotal: 81_993,
      discount: 0,
      taxable: 81_993,
      taxes: [
        { name: 'CGST', rate: 9, taxable: 81_993, amount: 7_379 },
        { name: 'SGST', rate: 9, taxable: 81_993, amount: 7_379 },
      ],
      total: 96_751,
      coupon: null,
      couponRefusal: null,
      pricesChanged: false,
      problems: [],
    });
    expect(body.lines.map(({ itemId, lineTotal }) => [itemId, lineTotal])).toEqual([
      ['attendance', 75_000],
      ['fleet', 6_993],
    ]);
    expect(body.lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(14_758);
  });

  it('charges integrated GST to a buyer in another state', async () => {
    await fill();
    const address = { ...aBilling.address, state: 'Kerala' };
    const { taxes } = await quote(api, buyer, { billing: { ...aBilling, taxId: '', address } });
    expect(taxes).toEqual([{ name: 'IGST', rate: 18, taxable: 81_993, amount: 14_759 }]);
  });

  it('deducts a coupon before tax, split over the lines it applies to [CART-02]', async () => {
    await fill();
    const body = await quote(api, buyer, { couponCode: ' hr15 ', billing: aBilling });
    // 15% of 750.00 only: the other module is not in Human Resources.
    expect(body.coupon).toEqual({ code: 'HR15', name: '15% off Human Resources', discount: 11_250 });
    expect(body.lines.map(({ discount }) => discount)).toEqual([11_250, 0]);
    expect([body.taxable, body.total]).toEqual([70_743, 70_743 + 2 * 6_367]);
  });

  it('says which prices have changed since the cart was filled', async () => {
    await fill();
    await rows("update pricing_tiers set unit_price = 300 where id = 'p1'");
    const body = await quote(api, buyer);
    expect(body.pricesChanged).toBe(true);
    expect(body.lines.map(({ unitPrice, previousUnitPrice }) => [unitPrice, previousUnitPrice])).toEqual([
      [300, 250],
      [333, null],
    ]);
    await setPrices(api);
  });

  it('uses the average price of graduated tiers, as the cart does', async () => {
    await rows(`update pricing_tiers set model = 'graduated', max_users = 5 where id = 'p1';
      insert into pricing_tiers (id, module_id, name, min_users, max_users, min_days, unit_price, model, currency)
        values ('p3', 'attendance', 'More', 6, null, 1, 101, 'graduated', 'INR')`);
    const added = (await addToCart(api, buyer, 'attendance', 10, 30)).json();
    // 5 x 2.50 + 5 x 1.01 = 17.55, of 10: 1.755
    const body = await quote(api, buyer);
    expect([added.unitPrice, body.lines[0]?.unitPrice, body.subtotal]).toEqual([176, 176, 176 * 300]);
    expect(body.pricesChanged).toBe(false);
    await setPrices(api);
  });

  it('names modules that can’t be bought, and excludes them from the amounts', async () => {
    await fill();
    await rows("update modules set status = 'archived' where id = 'fleet'");
    const body = expectContract(Quote, await quote(api, buyer));
    expect(body.problems.map(({ message }) => message)).toEqual([
      'Fleet is no longer available. Remove it to continue.',
    ]);
    expect([body.lines.length, body.subtotal]).toEqual([1, 75_000]);
    const refused = await checkout(api, buyer, { fingerprint: body.fingerprint });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cart_problems']);
    await rows("update modules set status = 'published' where id = 'fleet'");
  });

  it('is refused with a sentence above the largest amount', async () => {
    await rows("update pricing_tiers set unit_price = 1000000000 where id = 'p1'");
    await rows(`insert into cart_lines (client_id, user_id, id, item_type, item_id, no_of_users, no_of_days, unit_price, currency)
      values ('meridian', 'buyer', 'x', 'module', 'attendance', 100000, 3650, 1, 'INR')`);
    const answer = await api.call({ method: 'POST', path: '/tex-suite/checkout/quote', token: buyer, payload: {} });
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).message).toMatch(/too high for a single order/);
    await setPrices(api);
  });

  it('is the same for the same cart, different for any other, and never cached', async () => {
    await fill();
    const first = await quote(api, buyer, { billing: aBilling });
    expect((await quote(api, buyer, { billing: aBilling })).fingerprint).toBe(first.fingerprint);
    expect((await quote(api, buyer, { couponCode: 'HR15' })).fingerprint).not.toBe(first.fingerprint);
    const answer = await api.call({ method: 'POST', path: '/tex-suite/checkout/quote', token: buyer, payload: {} });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('placing an order', () => {
  it('writes order, invoice, subscriptions and confirmation, and empties the cart [CART-03]', async () => {
    await fill();
    const { fingerprint, total } = await quote(api, buyer, { billing: aBilling, couponCode: 'hr15' });
    const payload = { fingerprint, couponCode: 'hr15', poNumber: ' PO-7 ' };
    const before = Date.now();
    const answer = await checkout(api, buyer, payload);
    expect(answer.statusCode).toBe(201);
    const order = expectContract(Order, answer.json());
    expect(order).toMatchObject({
      clientId: 'meridian',
      status: 'awaiting_payment',
      method: 'invoice',
      confirmationEmail: 'buyer@tex.example',
      invoice: {
        total,
        balance: total,
        paid: 0,
        status: 'finalized',
        paymentStatus: 'unpaid',
        poNumber: 'PO-7',
        couponCode: 'HR15',
        modules: ['Attendance', 'Fleet'],
        buyer: { name: aBilling.legalName, taxId: aBilling.taxId },
      },
    });
    expect([order.number, order.invoice.number]).toEqual([
      expect.stringMatching(/^ORD-\d{4}-\d{6}$/),
      expect.stringMatching(/^TEX-\d{4}-\d{6}$/),
    ]);
    const days = (Date.parse(order.invoice.dueDate) - Date.parse(order.invoice.invoiceDate)) / 86_400_000;
    expect(days).toBe(15);
    const taken = await rows('select * from subscriptions where order_id = $1 order by module_id', [order.id]);
    expect(taken.map((one) => [one.module_id, one.no_of_users, one.unit_price, one.client_id])).toEqual([
      ['attendance', 10, '250', 'meridian'],
      ['fleet', 3, '333', 'meridian'],
    ]);
    expect(taken.map((one) => (one.ends_at - one.starts_at) / 86_400_000)).toEqual([30, 7]);
    expect(taken[0].starts_at.getTime()).toBeGreaterThanOrEqual(before);
    expect(await rows('select * from cart_lines')).toEqual([]);
  });

  it('emails the lines and totals of the invoice to the buyer and the payer', async () => {
    const order = await placeOrder(api, buyer);
    for (const address of ['buyer@tex.example', aBilling.email]) {
      const [mail] = await mailsTo(api, address);
      expect(mail?.subject).toBe(`Your order ${order.number}`);
      for (const words of [
        'Attendance: 10 users × 30 days × ₹2.50 = ₹750.00',
        'CGST 9%: ₹67.50',
        'Total: ₹885.00',
        '/marketplace/payment-history',
      ])
        expect(mail?.text).toContain(words);
      expect(mail?.text).toContain(order.invoice.number);
    }
  });

  it("returns the order only to its client; for others it doesn't exist", async () => {
    const order = await placeOrder(api, buyer);
    const read = (token: string, id: string) => api.call({ path: `/tex-suite/order/${id}`, token });
    expect(expectContract(Order, (await read(buyer, order.id)).json())).toEqual(order);
    const [swapped, missing] = [await read(buyer2, order.id), await read(buyer, 'none')];
    const shape = ({ requestId: _requestId, ...body }: ErrorBody) => body;
    expect([swapped.statusCode, shape(swapped.json())]).toEqual([missing.statusCode, shape(missing.json())]);
    expect(swapped.statusCode).toBe(404);
  });

  it('removes the ordered lines from the cart, and carries no coupon or purchase order over to the next one', async () => {
    const put = (payload: object) =>
      api.call({ method: 'PUT', path: '/tex-suite/checkout/draft', token: buyer, payload });
    await put({ couponCode: 'welcome10', poNumber: 'PO-9', method: 'bank_transfer' });
    await placeOrder(api, buyer);
    const { draft } = (await api.call({ path: '/tex-suite/checkout/options', token: buyer })).json();
    expect(draft).toEqual({ couponCode: null, poNumber: null, method: 'invoice', billing: aBilling, renew: false });
  });

  it('ignores a price, total, user or client in the body', async () => {
    await fill();
    const { fingerprint, total } = await quote(api, buyer, { billing: aBilling });
    const billing = { ...aBilling, extra: 'x'.repeat(99), address: { ...aBilling.address, extra: 1 } };
    const sent = {
      billing,
      total: 1,
      price: 0.01,
      clientId: 'sahyadri',
      userId: 'buyer2',
      lines: [],
      taxes: [],
      discount: 9,
    };
    const order = (await checkout(api, buyer, { fingerprint, ...sent })).json();
    expect([order.clientId, order.invoice.total]).toEqual(['meridian', total]);
    const [row] = await rows('select user_id, billing from orders where id = $1', [order.id]);
    expect(row).toEqual({ user_id: 'buyer', billing: aBilling });
  });

  it('marks a free order as paid', async () => {
    await rows(
      "insert into coupons (id, code, name, type, value, currency, scope, scope_ids) values ('free', 'FREE', 'Free', 'percentage', 10000, 'INR', 'all', '[]')",
    );
    await fill();
    const { fingerprint, total } = await quote(api, buyer, { couponCode: 'FREE', billing: aBilling });
    const order = (await checkout(api, buyer, { fingerprint, couponCode: 'FREE' })).json();
    expect([total, order.status, order.invoice.paymentStatus]).toEqual([0, 'paid', 'paid']);
  });
});

describe('an order is refused, and nothing is written,', () => {
  const refuse = async (payload: object, status: number, code: string) => {
    const before = await documents();
    const answer = await checkout(api, buyer, payload);
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([status, code]);
    expect(await documents()).toEqual(before);
    return answer.json<ErrorBody>();
  };

  it('when a price has changed since the quote [CART-03]', async () => {
    await fill();
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    await rows("update pricing_tiers set unit_price = 251 where id = 'p1'");
    const { message } = await refuse({ fingerprint }, 409, 'quote_changed');
    expect(message).toMatch(/nothing was ordered/);
    await setPrices(api);
  });

  it('when the cart, the address or the tax has changed since the quote', async () => {
    await fill();
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    const elsewhere = { ...aBilling, taxId: '32ABCDE1234F1Z5' };
    await refuse({ fingerprint, billing: elsewhere }, 409, 'quote_changed');
    await addToCart(api, buyer, 'fleet', 1, 7);
    await refuse({ fingerprint }, 409, 'quote_changed');
  });

  it('when the cart is empty', async () => {
    await refuse({ fingerprint: 'x' }, 409, 'cart_empty');
  });

  it('when the coupon gives no discount', async () => {
    await fill();
    const { fingerprint, couponRefusal } = await quote(api, buyer, { couponCode: 'expired5', billing: aBilling });
    expect(couponRefusal?.code).toBe('expired');
    await refuse({ fingerprint, couponCode: 'expired5' }, 409, 'coupon_refused');
  });

  it.each([
    [{ country: 'ZZ' }, ['billing.address.country']],
    [{ state: 'Karnatak', postalCode: '1' }, ['billing.address.state', 'billing.address.postalCode']],
    [{ state: 'Kerala' }, ['billing.taxId']],
  ])('when the address has %j', async (fields, names) => {
    await fill();
    const billing = { ...aBilling, address: { ...aBilling.address, ...fields } };
    const { fingerprint } = await quote(api, buyer, { billing });
    const { errors } = await refuse({ fingerprint, billing }, 400, 'invalid_request');
    expect(errors?.map(({ field }) => field)).toEqual(names);
  });

  it('when the tax id is not a valid GSTIN', async () => {
    await fill();
    const billing = { ...aBilling, taxId: '29-WRONG' };
    const { fingerprint } = await quote(api, buyer, { billing });
    const { errors } = await refuse({ fingerprint, billing }, 400, 'invalid_request');
    expect(errors?.map(({ field }) => field)).toEqual(['billing.taxId']);
  });

  it('without an Idempotency-Key', async () => {
    await fill();
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    const payload = { fingerprint, billing: aBilling, method: 'invoice' };
    const answer = await api.call({ method: 'POST', path: '/tex-suite/checkout', token: buyer, payload });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    [{ method: 'barter' }],
    [{ billing: { ...aBilling, email: 'nobody' } }],
    [{ billing: { ...aBilling, address: { ...aBilling.address, country: 'india' } } }],
    [{ poNumber: 'x'.repeat(41) }],
    [{ couponCode: "'; drop table coupons" }],
    [{ fingerprint: '' }],
  ])('when it is malformed: %j', async (payload) => {
    await refuse({ fingerprint: 'x', ...payload }, 400, 'invalid_request');
  });
});

describe('the checkout draft', () => {
  const put = async (payload: object, token = buyer) =>
    expectContract(
      CheckoutDraft,
      (await api.call({ method: 'PUT', path: '/tex-suite/checkout/draft', token, payload })).json(),
    );
  const options = async (token = buyer) =>
    expectContract(CheckoutOptions, (await api.call({ path: '/tex-suite/checkout/options', token })).json());

  it('stores the fields that are sent, and leaves the others unchanged', async () => {
    await put({ couponCode: ' welcome10', poNumber: ' PO-1 ' });
    expect(await put({ billing: aBilling })).toEqual({
      couponCode: 'WELCOME10',
      poNumber: 'PO-1',
      billing: aBilling,
      method: null,
      renew: false,
    });
    expect(await put({ couponCode: null, poNumber: '  ' })).toMatchObject({ couponCode: null, poNumber: null });
  });

  it("belongs to one user of one client, and starts with the client's billing details", async () => {
    await put({ poNumber: 'PO-1' });
    const { client, draft, methods } = await options(buyer2);
    expect([client.id, client.termsDays, draft.poNumber]).toEqual(['sahyadri', 15, null]);
    expect(draft.billing?.legalName).toBe('Sahyadri Foods Private Limited');
    expect(methods.map(({ method }) => method)).toEqual(['invoice', 'bank_transfer', 'online']);
  });

  it.each([{ couponCode: 'a b' }, { method: 'cash' }, { billing: {} }, { poNumber: 7 }])(
    'refuses %j',
    async (payload) => {
      const answer = await api.call({ method: 'PUT', path: '/tex-suite/checkout/draft', token: buyer, payload });
      expect(answer.statusCode).toBe(400);
    },
  );
});
