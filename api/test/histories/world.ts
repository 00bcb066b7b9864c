import type { BillingDetails } from '@marketplace/shared/contracts';
import { aBilling } from '../checkout.ts';
import type { Random } from '../random.ts';
import { openTestApi, type TestApi } from '../test-api.ts';
import { type Clock, openClockedDatabase, takeClock } from './clock.ts';
import type { Buyer, Coupon, Ledger } from './ledger.ts';
import type { PriceList } from './price-list.ts';

export const modules = [
  { id: 'attendance', name: 'Attendance', category: 'Human Resources' },
  { id: 'payroll', name: 'Payroll', category: 'Human Resources' },
  { id: 'fleet', name: 'Fleet', category: 'Supply Chain & Manufacturing' },
  { id: 'dashboards', name: 'Dashboards', category: 'Analytics' },
];

/** With the account that acts for it, and further payment admins. */
export const organizations = [
  { id: 'meridian', name: 'Meridian Components', account: 'buyer', others: ['spaced'] },
  { id: 'sahyadri', name: 'Sahyadri Foods', account: 'buyer2', others: [] },
];

const billingOf = (over: Partial<BillingDetails>, address: Partial<BillingDetails['address']>): BillingDetails => ({
  ...{ ...aBilling, ...over, address: { ...aBilling.address, ...address } },
});

/** In the seller's state, by GSTIN or by name, in another one, and abroad. */
const billings: { billing: BillingDetails; isInState: boolean; placeOfSupply: string }[] = [
  { billing: aBilling, isInState: true, placeOfSupply: 'Karnataka (29)' },
  { billing: billingOf({ legalName: 'Small Shop', taxId: '' }, {}), isInState: true, placeOfSupply: 'Karnataka (29)' },
  {
    billing: billingOf({ taxId: '27DDDDD0000D1Z8' }, { city: 'Pune', state: 'Maharashtra', postalCode: '411001' }),
    ...{ isInState: false, placeOfSupply: 'Maharashtra (27)' },
  },
  {
    billing: billingOf(
      { legalName: 'Muster GmbH', taxId: '' },
      { city: 'Berlin', state: 'Berlin', postalCode: '10115', country: 'DE' },
    ),
    ...{ isInState: false, placeOfSupply: 'Outside India (96)' },
  },
];

export interface Invoiced {
  billing: BillingDetails;
  buyer: Buyer;
}

export const buyers: Invoiced[] = billings.map(({ billing, ...rest }) => ({
  billing,
  buyer: { name: billing.legalName, email: billing.email, ...rest },
}));

export const timeZones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'America/Santiago'];
/** In percent. */
export const taxRates = [18, 18, 12, 5, 28, 2.5];

/** The product with its clock, and who is signed in. */
export interface World {
  api: TestApi;
  clock: Clock;
  tokens: Record<string, string>;
}

/** The same moment for all sessions: long after every history. */
const signedInAt = Date.UTC(2035, 0, 1);

export async function openWorld(): Promise<World> {
  const api = await openTestApi({}, openClockedDatabase);
  const clock = takeClock(api.database);
  await clock.set(signedInAt);
  const tokens: World['tokens'] = {};
  for (const account of ['admin', 'buyer', 'buyer2']) tokens[account] = await api.signIn(account);
  await api.database.pool.query(
    `update sessions set expires_at = '2040-01-01', proven_at = '2040-01-01', idle_seconds = 1000000000`,
  );
  return { api, clock, tokens };
}

/** The setting of a history, drawn once at its start. */
export interface Setting {
  prices: Map<string, PriceList[]>;
  coupons: Coupon[];
  /** By client, as stored with it. */
  invoiced: Map<string, Invoiced>;
}

/** An odd price per user and day, in minor units. */
const uglyPrice = (random: Random) => BigInt(random.of([1, 7, 33, 333, 1_999, 12_345]) + random.below(97));

function drawLists(random: Random): PriceList[] {
  const model = random.of(['volume', 'volume', 'graduated'] as const);
  const first = uglyPrice(random) + 3n;
  const [second, third] = [first - BigInt(random.below(3)), first - 3n];
  const steps = [
    { upTo: 3 + random.below(6), price: first },
    { upTo: 12 + random.below(20), price: second },
    { upTo: null, price: third },
  ];
  const long = steps.map((step) => ({ ...step, price: (step.price * 9n) / 10n }));
  return [{ model, minDays: 1, steps }, ...(random.below(2) ? [{ model, minDays: 60, steps: long }] : [])];
}

const drawCoupons = (random: Random): Coupon[] => [
  { code: 'SHARE', kind: 'percentage', value: BigInt(1 + random.below(9_999)), cap: null, modules: null },
  { code: 'CAPPED', kind: 'percentage', value: 1_250n, cap: BigInt(100 + random.below(50_000)), modules: null },
  { code: 'FIXED', kind: 'fixed', value: BigInt(1 + random.below(200_000)), cap: null, modules: null },
  { code: 'SOME', kind: 'percentage', value: 3_333n, cap: null, modules: ['attendance', 'fleet'] },
  { code: 'ALL', kind: 'percentage', value: 10_000n, cap: null, modules: ['payroll'] },
];

/** Empties the books and opens new ones: the company's zone and tax, prices, coupons, terms and addresses. */
export async function beginHistory(
  { api, clock }: World,
  random: Random,
): Promise<{ ledger: Ledger; setting: Setting }> {
  await clock.set(Date.UTC(2027, 5, 1) + random.below(265 * 86_400) * 1_000);
  const run = (statement: string, values: unknown[] = []) => api.database.pool.query(statement, values);
  await run(`truncate invoices, orders, subscriptions, credit_notes, payments, sandbox_payments, coupons, pricing_tiers,
    document_series, dunning, mails, cart_lines, checkout_drafts, idempotency_keys, rate_limits cascade`);
  const setting = {
    prices: new Map(modules.map(({ id }) => [id, drawLists(random)])),
    coupons: drawCoupons(random),
    invoiced: new Map(organizations.map(({ id }) => [id, random.of(buyers)])),
  };
  const trialDays = new Map(modules.map(({ id }) => [id, random.of([0, 0, 1, 7, 14, 40])]));
  const termsDays = new Map(organizations.map(({ id }) => [id, random.of([0, 7, 15, 30, 45])]));
  const fill = (table: string, rows: object[]) =>
    run(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(rows)]);
  await fill('pricing_tiers', [...setting.prices].flatMap(tiersOf));
  await fill('coupons', setting.coupons.map(couponRow));
  await run(
    `update modules m set trial_days = (trial.value)::int from jsonb_each_text($1) trial where m.id = trial.key`,
    [JSON.stringify(Object.fromEntries(trialDays))],
  );
  for (const { id } of organizations)
    await run('update clients set terms_days = $2, billing = $3 where id = $1', [
      ...[id, termsDays.get(id), setting.invoiced.get(id)?.billing],
    ]);
  const [timeZone, taxRate] = [random.of(timeZones), random.of(taxRates)];
  await setCompany(api, { timeZone, taxRate });
  const ledger: Ledger = {
    ...{ timeZone, taxRate: BigInt(taxRate * 100), termsDays, trialDays, series: new Map() },
    ...{ invoices: [], subscriptions: [] },
  };
  return { ledger, setting };
}

/** A price list as the product stores it, tier by tier. */
const tiersOf = ([moduleId, lists]: [string, PriceList[]]) =>
  lists.flatMap(({ model, minDays, steps }) =>
    steps.map(({ upTo, price }, index) => ({
      ...{ id: `${moduleId} ${minDays} ${index}`, module_id: moduleId, name: moduleId, currency: 'INR', model },
      ...{ min_users: (steps[index - 1]?.upTo ?? 0) + 1, max_users: upTo },
      ...{ min_days: minDays, unit_price: Number(price) },
    })),
  );

const couponRow = ({ code, kind, value, cap, modules: ids }: Coupon) => ({
  ...{ id: code, code, name: code, type: kind, value: Number(value), max_discount: cap === null ? null : Number(cap) },
  ...{ min_spend: 0, currency: 'INR', scope: ids === null ? 'all' : 'modules', scope_ids: ids ?? [] },
  ...{ status: 'active', published: false, created_at: new Date(), updated_at: new Date() },
});

export const setCompany = ({ database }: TestApi, change: { timeZone?: string; taxRate?: number }) =>
  database.pool.query('update company_master set data = data || $1', [JSON.stringify(change)]);
