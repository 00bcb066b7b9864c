import { ErrorBody } from '@marketplace/shared/contracts';
import fc from 'fast-check';
import { expectContract } from '../../../test/expect-contract.ts';
import { marketplace, openTestApi, organization, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let subscription: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  const { rows } = await api.database.pool.query(`select id from subscriptions where module_id = 'dashboards'`);
  subscription = rows[0].id;
});
afterAll(() => api.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '1e9',
    '-1',
    '0',
    '2',
    '%00',
    "'",
    '%',
    '9'.repeat(30),
    '2026-13-01',
    '0000-01-01',
    '9999-12-31',
    'paid',
  ),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom<unknown>('\0', '\ud800', 1e204, -0, 2 ** 31, null, ['buyer'], [1], 1, 3_650, 100_000),
);

async function expectNoFault(call: Parameters<TestApi['call']>[0]): Promise<void> {
  const answer = await api.call({ ...call, token: buyer });
  expect([call.path, answer.statusCode < 500]).toEqual([call.path, true]);
  if (answer.statusCode >= 400) expectContract(ErrorBody, answer.json());
}

it('gets a result or a refusal from reading endpoints', async () => {
  const reads = [
    '/tex-suite/invoice/search',
    '/tex-suite/invoice/csv',
    '/tex-suite/invoice/clientId/meridian/paginated',
    '/tex-suite/invoice/clientId/{}/paginated',
    '/tex-suite/invoice/{}',
    '/tex-suite/payment',
    '/tex-suite/subscription',
    '/tex-suite/subscription/csv',
    '/tex-suite/subscription/active/{}',
    '/tex-suite/subscription/user/{}',
    '/tex-suite/masterclient/user',
  ];
  const names = fc.constantFrom(
    ...[
      'q',
      'status',
      'from',
      'to',
      'moduleId',
      'min',
      'max',
      'page',
      'size',
      'sort',
      'clientId',
      'orgid',
      '__proto__',
    ],
  );
  const safe = (part: string) => encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '?'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...reads),
      text,
      fc.array(fc.tuple(names, text), { maxLength: 4 }),
      (path, part, query) =>
        expectNoFault({
          path: `${path.replace('{}', safe(part))}?${query.map(([name, one]) => `${name}=${safe(one)}`).join('&')}`,
        }),
    ),
    { numRuns: 300 },
  );
});

it('gets a result or a refusal from changing endpoints', async () => {
  const changes = [
    { base: marketplace, method: 'POST', path: '/tex-suite/subscription/{}/quote' },
    { base: marketplace, method: 'POST', path: '/tex-suite/subscription/{}/change' },
    { base: marketplace, method: 'POST', path: '/tex-suite/subscription/{}/cancel' },
    { base: marketplace, method: 'PUT', path: '/tex-suite/subscription/{}/renewal' },
    { base: marketplace, method: 'PUT', path: '/tex-suite/subscription/{}/seats' },
    { base: organization, method: 'POST', path: '/departments/marketplace?orgid=ORG-1001&clientid=meridian' },
  ] as const;
  const names = fc.constantFrom(
    ...[
      'addUsers',
      'addDays',
      'fingerprint',
      'reason',
      'userIds',
      'renewDays',
      'name',
      'unitPrice',
      'clientId',
      '__proto__',
    ],
  );
  const body = fc.oneof(fc.dictionary(names, value), value);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...changes), body, ({ path, ...call }, payload) =>
      expectNoFault({
        ...call,
        path: path.replace('{}', subscription),
        payload: JSON.stringify(payload) ?? '',
        headers: { 'content-type': 'application/json' },
      }),
    ),
    { numRuns: 300 },
  );
});

it.each([
  ['%00', 400],
  ['%ff', 400],
  ['..%2f', 400],
  ['x'.repeat(65), 400],
  ['x'.repeat(64), 404],
])('is refused as an id: %s gets %i', async (id, status) => {
  for (const path of [
    `/tex-suite/invoice/${id}`,
    `/tex-suite/invoice/clientId/${id}/paginated`,
    `/tex-suite/subscription/active/${id}`,
    `/tex-suite/subscription/user/${id}`,
  ]) {
    const answer = await api.call({ path, token: buyer });
    expect([path, answer.statusCode]).toEqual([path, status]);
    expectContract(ErrorBody, answer.json());
  }
});
