import { isCreditedInFull, Order, OrderPage, type OrderSummary } from '@marketplace/shared/contracts';
import { placeOrder } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin = '';
let buyer = '';
let placed: Order;
beforeAll(async () => {
  api = await openTestApi();
  [admin, buyer] = [await api.signIn('admin'), await api.signIn('buyer')];
  placed = await placeOrder(api, buyer, { method: 'bank_transfer', poNumber: 'PO-7788' });
});
afterAll(() => api.close());

const search = async (query = '') =>
  expectContract(OrderPage, (await api.call({ path: `/tex-admin/order?${query}`, token: admin })).json());
const open = async (id: string) =>
  expectContract(Order, (await api.call({ path: `/tex-admin/order/${id}`, token: admin })).json());
const pay = (payload: object) =>
  api.call({
    ...{ method: 'POST', path: '/tex-admin/payment', token: admin },
    payload: { clientId: placed.clientId, invoiceId: placed.invoice.id, paidAt: new Date().toISOString(), ...payload },
  });

it('lists the orders of all clients, newest first', async () => {
  const { content, totalElements } = await search('size=100');
  expect(totalElements).toBe(content.length);
  expect(new Set(content.map(({ clientId }) => clientId)).size).toBeGreaterThan(1);
  expect(content[0]).toMatchObject({
    ...{ number: placed.number, clientName: 'Meridian Components', method: 'bank_transfer', paymentStatus: 'unpaid' },
    buyer: { email: 'buyer@tex.example' },
    modules: ['Attendance'],
  });
  const dates = content.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

it('has a stable order: every order is on exactly one page', async () => {
  const { content: all } = await search('size=100&sort=clientName,asc');
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all.length / 3) }, (_, page) => search(`size=3&page=${page}&sort=clientName,asc`)),
  );
  expect(pages.flatMap(({ content }) => content)).toEqual(all);
});

const balance = ({ total, paid }: OrderSummary) => total - paid;

it.each<[string, (order: OrderSummary) => boolean]>([
  ['q=PO-7788', ({ number }) => number === placed.number],
  ['q=sahyadri', ({ clientId }) => clientId === 'sahyadri'],
  ['q=buyer2%40tex', ({ buyer: by }) => by?.email === 'buyer2@tex.example'],
  ['status=paid', ({ paymentStatus }) => paymentStatus === 'paid'],
  ['status=overdue', ({ paymentStatus }) => paymentStatus === 'overdue'],
  ['status=open', (order) => order.invoiceStatus !== 'voided' && balance(order) > 0],
  ['status=cancelled', ({ status }) => status === 'cancelled'],
  ['method=bank_transfer', ({ method }) => method === 'bank_transfer'],
])('finds all matches by %s, and nothing else', async (query, isWanted) => {
  const { content: all } = await search('size=100');
  const { content } = await search(`size=100&${query}`);
  expect(content.map(({ number }) => number)).toEqual(all.filter(isWanted).map(({ number }) => number));
  expect(content.length).toBeGreaterThan(0);
});

it('sorts by the status that lists show: those to chase first, canceled ones last', async () => {
  await api.database.pool.query(
    'begin; set local session_replication_role = replica; ' +
      "update invoices set credited = total where id = (select id from invoices where balance = 0 and status <> 'voided' limit 1); commit",
  );
  const { content } = await search('size=100&sort=paymentStatus,asc');
  const shown = content.map((order) =>
    order.status === 'cancelled' ? 'cancelled' : isCreditedInFull(order) ? 'credited' : order.paymentStatus,
  );
  const ranks = ['overdue', 'partly_paid', 'unpaid', 'paid', 'credited', 'cancelled'];
  expect(shown).toEqual(ranks.flatMap((rank) => shown.filter((one) => one === rank)));
  expect(new Set(shown).size).toBeGreaterThan(3);
});

it('finds by day, first and last included', async () => {
  const day = placed.invoiceDate.slice(0, 10);
  expect((await search(`from=${day}&to=${day}`)).content.map(({ number }) => number)).toContain(placed.number);
  expect((await search(`from=2099-01-01`)).totalElements).toBe(0);
  expect((await search(`to=0001-01-01`)).totalElements).toBe(0);
});

it('takes search text literally: a percent sign finds nothing', async () => {
  expect((await search('q=%25')).totalElements).toBe(0);
});

it.each(['sort=userId,asc', 'status=x', 'size=0', 'size=101', 'page=-1', 'from=soon', 'method=cash', 'q=%00'])(
  'refuses %s',
  async (query) => expect((await api.call({ path: `/tex-admin/order?${query}`, token: admin })).statusCode).toBe(400),
);

it('returns an order with its invoice, and 404 for an unknown one', async () => {
  const order = await open(placed.id);
  expect(order.invoice).toEqual(placed.invoice);
  expect(order.payments).toEqual([]);
  const none = await api.call({ path: '/tex-admin/order/none', token: admin });
  expect([none.statusCode, none.json().message]).toEqual([404, "This order doesn't exist."]);
});

it('can be paid by partial transfers, each recorded once, and never overpaid', async () => {
  const part = { amount: 100, reference: 'UTR-1' };
  const answers = await Promise.all([pay(part), pay(part)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
  expect(await open(placed.id)).toMatchObject({ paid: 100, paymentStatus: 'partly_paid' });
  const rest = placed.invoice.total - 100;
  expect((await pay({ amount: rest + 1, reference: 'UTR-2' })).json()).toMatchObject({ code: 'overpayment' });
  expect((await pay({ amount: rest, reference: 'UTR-2' })).statusCode).toBe(201);

  const order = await open(placed.id);
  expect(order).toMatchObject({ status: 'paid', balance: 0, paymentStatus: 'paid' });
  expect(order.payments.map(({ reference }) => reference)).toEqual(['UTR-2', 'UTR-1']);
  const history = await api.call({ path: `/tex-suite/payment?invoiceId=${placed.invoice.id}`, token: buyer });
  expect(history.json().content).toEqual(order.payments);
});

it('exports all results of a search as a file', async () => {
  const answer = await api.call({ path: '/tex-admin/order/csv?q=PO-7788&sort=total,asc', token: admin });
  expect(answer.headers['content-disposition']).toContain('orders.csv');
  const [head, row, ...more] = answer.body.trim().split('\n');
  expect(head).toContain(
    'Order,Date,Client,Buyer,Modules,Method,Invoice,Due date,Status,Currency,Total,Paid,Credited,Refunded,Balance',
  );
  expect(row).toMatch(new RegExp(`^${placed.number},.*Meridian Components,buyer@tex.example,Attendance,Bank transfer`));
  expect(more).toEqual([]);
});
