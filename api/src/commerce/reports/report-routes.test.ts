import type { RevenueReport } from '@marketplace/shared/contracts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const get = (path: string) => api.call({ path: `/tex-admin/reports/${path}`, token: admin });
const sumOf = (column: number, lines: string[]) =>
  lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(column)) * 100), 0);

it.each(['revenue?by=day', 'revenue?from=soon', 'revenue?period=week', 'tax?currency=rupees', 'ageing?currency=%00'])(
  'refuses %s',
  async (path) => expect((await get(path)).statusCode).toBe(400),
);

it('says which days are wrong, in the file too', async () => {
  for (const path of ['revenue', 'revenue/csv', 'recurring-revenue', 'tax/csv']) {
    const answer = await get(`${path}?from=2026-02-01&to=2026-01-01`);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'to']);
  }
});

it('treats empty filters as none', async () =>
  expect((await get('revenue?by=module&from=&to=&currency=')).json()).toMatchObject({ by: 'module', currency: 'INR' }));

it.each(['month', 'module', 'category', 'organization'])('is a file by %s that adds up to the total', async (by) => {
  const { total, rows } = (await get(`revenue?by=${by}`)).json<RevenueReport>();
  const answer = await get(`revenue/csv?by=${by}`);
  expect(answer.headers['content-disposition']).toContain(`revenue-by-${by}.csv`);
  const [head = '', ...lines] = answer.body.trim().split('\n');
  expect(head.toLowerCase()).toContain(`${by},currency,invoiced,credited,revenue`);
  expect([lines.length, sumOf(-1, lines)]).toEqual([rows.length, total.revenue]);
  expect(total.revenue).toBeGreaterThan(0);
});

it.each([
  ['recurring-revenue', 'Day,Subscriptions,Users,Currency,Recurring revenue', undefined],
  ['tax', 'Total tax', 'total'],
  ['renewals', 'Organization,Module,Users,Ends,Days left,Renews,Currency,Value', 'total'],
  ['ageing', 'Organization,Currency,Not yet due,0–30 days overdue', 'total'],
])('is a file of %s', async (report, head, total) => {
  const shown = (await get(report)).json();
  const answer = await get(`${report}/csv`);
  const [first = '', ...lines] = answer.body.trim().split('\n');
  expect(first).toContain(head);
  expect(lines).toHaveLength(shown.rows.length);
  expect(lines.length).toBeGreaterThan(0);
  if (total) expect(sumOf(-1, lines)).toBe(shown[total]);
});
