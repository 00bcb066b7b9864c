import type { CompanySettings } from '@marketplace/shared/contracts';
import { sellAt } from '../../../test/sell-online.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const sell = (at: string, timeZone: string, termsDays?: number) =>
  sellAt(api.database, new Date(at), timeZone, termsDays);
const dayOf = (moment: string) => moment.slice(0, 10);

it.each([
  // A new year in the east, the old one in the west.
  ['2030-12-31T20:00:00Z', 'Asia/Kolkata', '2031-01-01', '2031-01-16'],
  ['2030-12-31T20:00:00Z', 'America/Los_Angeles', '2030-12-31', '2031-01-15'],
  ['2030-12-31T18:29:59Z', 'Asia/Kolkata', '2030-12-31', '2031-01-15'],
  // A leap day that is one only there.
  ['2032-02-28T22:00:00Z', 'Asia/Kolkata', '2032-02-29', '2032-03-15'],
  ['2032-03-01T05:00:00Z', 'America/Los_Angeles', '2032-02-29', '2032-03-15'],
  // The clocks change before the due date: the hours to midnight must not count.
  ['2030-10-19T22:30:00Z', 'Europe/Berlin', '2030-10-20', '2030-11-04'],
  ['2030-03-20T22:30:00Z', 'Europe/Berlin', '2030-03-20', '2030-04-04'],
  ['2030-03-20T22:30:00Z', 'UTC', '2030-03-20', '2030-04-04'],
])('sold at %s, an invoice of %s is dated %s and due on %s', async (at, timeZone, day, due) => {
  const invoice = await sell(at, timeZone);
  expect([invoice.invoiceDate, invoice.dueDate]).toEqual([`${day}T00:00:00.000Z`, `${due}T00:00:00.000Z`]);
  const { rows } = await api.database.pool.query('select number from orders where id = $1', [invoice.orderId]);
  expect([invoice.number, rows[0].number].map((number) => number.split('-')[1])).toEqual([
    day.slice(0, 4),
    day.slice(0, 4),
  ]);
});

it('dates an invoice once: another zone of the company changes none that exist', async () => {
  const { id, invoiceDate } = await sell('2029-06-30T20:00:00Z', 'Asia/Kolkata');
  const path = '/tex-admin/company-settings';
  const { tax } = (await api.call({ path, token: admin })).json<CompanySettings>();
  const save = (timeZone: string, version = tax.version) =>
    api.call({ method: 'PUT', path: `${path}/tax`, token: admin, payload: { ...tax, timeZone, version } });
  const saved = await save('America/Los_Angeles');
  const read = async () =>
    (await api.call({ path: `/tex-suite/invoice/${id}`, token: admin })).json<{ invoiceDate: string }>().invoiceDate;
  expect([saved.statusCode, await read(), dayOf(invoiceDate)]).toEqual([200, invoiceDate, '2029-07-01']);
  const { version } = saved.json<{ settings: CompanySettings }>().settings.tax;
  for (const unknown of ['Mars/Olympus', '+05:30', 'asia/kolkata', '']) {
    expect((await save(unknown, version)).statusCode).toBe(400);
  }
  expect((await save('Asia/Kolkata', version)).statusCode).toBe(200);
});

it('finds invoices and orders by the day at the company', async () => {
  // 1 and 2 July in Kolkata, 30 June and 1 July in UTC.
  await sell('2028-06-30T18:29:59Z', 'Asia/Kolkata');
  const [first, second] = [
    await sell('2028-06-30T18:30:00Z', 'Asia/Kolkata'),
    await sell('2028-07-01T18:30:00Z', 'Asia/Kolkata'),
  ];
  const found = async (path: string, query: object) =>
    (await api.call({ path, query: { ...query }, token: admin }))
      .json<{ content: { number: string; invoiceNumber?: string }[] }>()
      .content.map(({ number, invoiceNumber = number }) => invoiceNumber);
  for (const path of ['/tex-suite/invoice/search', '/tex-admin/order']) {
    expect(await found(path, { from: '2028-07-01', to: '2028-07-01' })).toEqual([first.number]);
    expect(await found(path, { from: '2028-07-01', to: '2028-07-02' })).toEqual([second.number, first.number]);
    expect(await found(path, { to: '0001-01-01' })).toEqual([]);
  }
});
