import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { passwordMatches } from '../src/identity/auth/passwords.ts';
import { readContent } from './content.ts';
import { seedDemo } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 3 })));
afterAll(() => database.drop());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;
const one = async (statement: string) => Object.values((await rows(statement))[0] ?? {})[0];

/** The catalog of the demo world. */
const modulesOf: Record<string, string[]> = {
  'Core HR': ['People', 'Org Chart', 'Document Vault', 'Letters', 'ID Cards', 'Self Service'],
  Time: ['Attendance', 'Leave', 'Shift Roster', 'Timesheets', 'Field Check-in'],
  Payroll: ['Payroll', 'Statutory Filings', 'Claims', 'Benefits', 'Loans'],
  Talent: ['Recruit', 'Onboarding', 'Appraisals', 'Learning'],
  Engagement: ['Pulse Surveys', 'Recognition'],
  Accounting: ['General Ledger', 'Payables', 'Receivables', 'Fixed Assets', 'Bank Reconcile'],
  Tax: ['GST Returns', 'TDS Manager', 'E-Invoice'],
  Treasury: ['Budgets', 'Cash Forecast', 'Cost Centers', 'Expense Cards'],
  Sales: ['Leads', 'Pipeline', 'Quotes', 'Orders', 'Commissions'],
  Marketing: ['Campaigns', 'Landing Forms', 'Loyalty'],
  Service: ['Service Desk', 'Field Service', 'AMC Contracts', 'Feedback'],
  Procurement: ['Requisitions', 'Purchase Orders', 'Vendor Portal', 'Tenders'],
  Inventory: ['Stock', 'Batch & Serial', 'Cycle Count'],
  Warehouse: ['Inbound', 'Pick & Pack', 'Yard'],
  Logistics: ['Dispatch', 'Fleet', 'Freight Bills'],
  Planning: ['MRP', 'Demand Forecast'],
  Production: ['Work Orders', 'BOM & Routing', 'Shop Floor', 'Job Work'],
  Quality: ['Inspections', 'CAPA', 'Calibration'],
  Maintenance: ['Asset Upkeep', 'Spares', 'Breakdown Log'],
  'Product Design': ['Change Control'],
  Insights: ['Dashboards', 'Report Builder', 'KPI Boards', 'Data Connect', 'Alerts', 'Ask Data'],
  'IT Operations': ['IT Assets', 'IT Helpdesk', 'License Tracker'],
  Access: ['Visitor Gate', 'Access Control', 'Audit Trail'],
  Workplace: ['Tasks', 'Projects', 'Chat Rooms', 'Meetings', 'Wiki'],
  Events: [],
  'Risk & Legal': ['Contracts', 'Risk Register', 'Policy Hub'],
};

describe('the demo world', () => {
  it('has the named categories, buckets and modules', async () => {
    const found =
      await rows(`select b.name, coalesce(array_agg(m.name) filter (where m.id is not null), '{}') as modules
      from buckets b left join modules m on m.bucket_id = b.id group by b.id, b.name`);
    expect(Object.fromEntries(found.map((bucket) => [bucket.name, [...bucket.modules].sort()]))).toEqual(
      Object.fromEntries(Object.entries(modulesOf).map(([bucket, modules]) => [bucket, [...modules].sort()])),
    );
    expect(await one('select count(*)::int from categories')).toBe(8);
    expect(await one('select max(n)::int from (select count(*) as n from buckets group by category_id) x')).toBe(9);
  });

  it('has a preview for every slide, screenshot and poster', async () => {
    const { previews } = await readContent();
    const pictures = readdirSync(join(import.meta.dirname, 'media'))
      .filter((name) => /^(slide|shot|video)-.*\.avif$/.test(name) && !/-\d{3,4}\.avif$/.test(name))
      .map((name) => name.replace('.avif', ''));
    expect(pictures.length).toBeGreaterThan(200);
    expect(Object.keys(previews).sort()).toEqual(pictures.sort());
    const stored = await one(`select count(*)::int from modules, jsonb_array_elements(screenshots) shot
      where shot #>> '{renditions,0,preview}' is null or shot #>> '{renditions,0,previewDark}' is null`);
    expect(stored).toBe(0);
  });

  it('is uneven on purpose: 4 coming soon, 3 without an address, 8 with a priority of 5 or lower', async () => {
    expect(await one('select count(*)::int from modules where coming_soon')).toBe(4);
    expect(await one('select count(*)::int from modules where coming_soon and expected_on is null')).toBe(0);
    expect(await one('select count(*)::int from modules where module_url is null and not coming_soon')).toBe(3);
    expect(await one('select count(*)::int from modules where priority <= 5')).toBe(8);
  });

  it('gives every module a price, a tagline, a description, tags and one to seven sections', async () => {
    expect(
      await one(`select count(*)::int from modules m where tagline = '' or description = '' or long_description = ''
      or cardinality(tags) = 0 or jsonb_array_length(sections) not between 1 and 7
      or not exists (select 1 from pricing_tiers t where t.module_id = m.id)`),
    ).toBe(0);
  });

  it('refers only to media files that exist, and to all of them', async () => {
    const texts = ['modules', 'slides', 'top_choices'].map(
      (table) => `select to_jsonb(${table})::text as t from ${table}`,
    );
    const named = await rows(`select distinct (regexp_matches(t, '/media/([^"]+)', 'g'))[1] as file
      from (${texts.join(' union all ')}) texts order by 1`);
    const files = named.map(({ file }) => String(file)).sort();
    expect(files).toEqual(readdirSync(join(import.meta.dirname, 'media')).sort());
    expect(files.length).toBeGreaterThan(500);
  });

  it('has the ten accounts with their roles, all with the same password', async () => {
    const accounts = await rows('select id, email, role, temp_password, password_hash from users order by id');
    expect(accounts.map((account) => account.id)).toEqual([
      'admin',
      'buyer',
      'buyer2',
      'creator',
      'empty',
      'inactive',
      'spaced',
      'super',
      'temp',
      'user',
    ]);
    expect(accounts.filter((account) => account.temp_password).map((account) => account.id)).toEqual(['temp']);
    expect(await passwordMatches(accounts[0]?.password_hash, 'Marketplace1')).toBe(true);
    expect(await passwordMatches(accounts[0]?.password_hash, 'marketplace1')).toBe(false);
    expect(
      await rows("select user_id, client_id from client_members where user_id in ('buyer', 'buyer2') order by 1, 2"),
    ).toEqual([
      { user_id: 'buyer', client_id: 'meridian' },
      { user_id: 'buyer', client_id: 'meridian-exports' },
      { user_id: 'buyer2', client_id: 'sahyadri' },
    ]);
  });

  it('gives user@ full, partial, other and no access, some of it without an address, and empty@ nothing', async () => {
    const access = await rows(`select a.access, m.module_url is null as unreachable from user_module_access a
      join modules m on m.id = a.module_id where user_id = 'user'`);
    expect(access.map((row) => row.access)).toEqual(
      expect.arrayContaining(['Full Access', 'Partial Access', 'No Access', 'Trial', '']),
    );
    expect(access.some((row) => row.unreachable)).toBe(true);
    expect(await one("select count(*)::int from user_module_access where user_id = 'empty'")).toBe(0);
  });

  it('is left alone once it exists', async () => {
    await database.pool.query("delete from modules where id = 'wiki'");
    await seedDemo(database.db);
    expect(await one("select count(*)::int from modules where id = 'wiki'")).toBe(0);
  });
});
