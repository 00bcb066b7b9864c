import {
  BucketSummary,
  BucketWithModules,
  Category,
  CompanyMaster,
  Comparison,
  Dashboard,
  ErrorBody,
  Module,
  ModuleCard,
  ModuleName,
  PricingTier,
  PrivacyPolicy,
  Slide,
  TopChoice,
  Tutorial,
  UpcomingModules,
} from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await openTestApi()));
afterAll(() => api.close());

const get = async (path: string) => {
  const answer = await api.call({ path });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe('the public catalog', () => {
  it('answers categories with buckets and modules [CALL-10, ENTITY-05, ENTITY-06, ENTITY-11]', async () => {
    const categories = expectContract(Type.Array(Category), await get('/tex-admin/categories/categories'));
    expect(categories).toHaveLength(8);
    expect(categories[0]?.name).toBe('Human Resources');
    expect(categories[0]?.buckets[0]?.modules[0]).toHaveProperty('moduleUrl');
    const events = categories.flatMap((category) => category.buckets).find((bucket) => bucket.name === 'Events');
    expect(events).toMatchObject({ moduleCount: 0, modules: [] });
  });

  it('answers slides, all shown ones in their order [CALL-11, ENTITY-16]', async () => {
    const slides = expectContract(Type.Array(Slide), await get('/tex-admin/slideshow/active'));
    expect(slides.length).toBeGreaterThan(2);
    await api.database.pool.query('update slides set active = false where id = $1', [slides[0]?.id]);
    await eventually(async () => expect(await get('/tex-admin/slideshow/active')).toHaveLength(slides.length - 1));
  });

  it('answers top choices with the id of their module [CALL-12, ENTITY-17]', async () => {
    const choices = expectContract(Type.Array(TopChoice), await get('/tex-suite/top-choice'));
    const names = await get('/tex-admin/modules/names');
    for (const choice of choices) expect(names).toContainEqual({ id: choice.id, name: choice.name });
  });

  it('answers all buckets with the count of their modules [CALL-14]', async () => {
    const buckets = expectContract(Type.Array(BucketSummary), await get('/tex-admin/buckets'));
    expect(buckets).toHaveLength(26);
    expect(buckets.reduce((sum, bucket) => sum + bucket.moduleCount, 0)).toBe(92);
  });

  it('answers a bucket with its modules, best ranked first [CALL-15]', async () => {
    const bucket = expectContract(BucketWithModules, await get('/tex-admin/buckets/time/with-modules'));
    expect(bucket).toMatchObject({ name: 'Time', categoryName: 'Human Resources', moduleCount: 5 });
    expect(bucket.modules.map(rankOf)).toEqual([...bucket.modules.map(rankOf)].sort(compareRanks));
  });

  it('adds the category to the title of a bucket only if another one has its name', async () => {
    const { pool } = api.database;
    const titleOf = async (id: string) => (await get(`/tex-admin/buckets/${id}/with-modules?size=1`)).title;
    expect(await titleOf('time')).toBe('Time');
    const name = async (id: string, text: string) => {
      const { rows } = await pool.query('select name from buckets where id = $1', [id]);
      await pool.query('update buckets set name = $2 where id = $1', [id, text]);
      return String(rows[0].name);
    };
    const before = await name('events', 'TIME');
    await eventually(async () => expect(await titleOf('time')).toBe('Time (Human Resources)'));
    expect(await titleOf('events')).toMatch(/^TIME \(.+\)$/);
    await name('events', before);
    await eventually(async () => expect(await titleOf('time')).toBe('Time'));
  });

  it('answers a bucket by page, searched and sorted [CALL-15]', async () => {
    const page = async (query: string) =>
      expectContract(BucketWithModules, await get(`/tex-admin/buckets/time/with-modules?${query}`));
    const whole = await page('');
    expect(whole.totalElements).toBeUndefined();
    const [first, second] = [await page('size=2'), await page('size=2&page=1')];
    expect([...first.modules, ...second.modules]).toEqual(whole.modules.slice(0, 4));
    expect(first).toMatchObject({ name: 'Time', moduleCount: 5, totalElements: 5 });
    expect((await page('size=2&page=9')).modules).toEqual([]);

    const byName = (await page('size=24&sort=name,desc')).modules.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort().reverse());
    const found = await page('size=24&search=ROSTER');
    expect(found.modules.map(({ name }) => name)).toContain('Shift Roster');
    expect(found).toMatchObject({ moduleCount: 5, totalElements: found.modules.length });
    expect((await api.call({ path: '/tex-admin/buckets/time/with-modules?size=101' })).statusCode).toBe(400);
  });

  it('answers a module with sections, tiers and related modules [CALL-17, ENTITY-08, ENTITY-09]', async () => {
    const module = expectContract(Module, await get('/tex-admin/modules/attendance'));
    expect(module).toMatchObject({
      id: 'attendance',
      name: 'Attendance',
      category: 'Human Resources',
      bucketName: 'Time',
    });
    expect(module.sections.length).toBeGreaterThan(0);
    expect(module.pricingTiers.every((tier) => tier.moduleId === 'attendance')).toBe(true);
    expect(module.related.map((one) => one.id)).not.toContain('attendance');
    expect(module.related.length).toBeGreaterThan(0);
  });

  it('relates the best of its bucket to a module, then the best of its category', async () => {
    const { rows } = await api.database.db.execute<{ id: string; related: string[] }>(sql`
      select m.id, array(
        select o.id from modules o join buckets ob on ob.id = o.bucket_id
         where ob.category_id = b.category_id and o.id <> m.id and o.status = 'published' and not o.withdrawn
         order by o.bucket_id = m.bucket_id desc, o.rank, o.popularity desc nulls last, o.id limit 4) as related
        from modules m join buckets b on b.id = m.bucket_id where m.status = 'published' and not m.withdrawn`);
    expect(rows.length).toBeGreaterThan(50);
    for (const { id, related } of rows) {
      const module = await get(`/tex-admin/modules/${id}`);
      expect([id, module.related.map((one: { id: string }) => one.id)]).toEqual([id, related]);
    }
  });

  it('answers a module’s publisher, what it works with, and what is new, newest first', async () => {
    const module = expectContract(Module, await get('/tex-admin/modules/attendance'));
    expect(module.publisher).toBe('Saanvi Labs');
    expect(module.worksWith).toContainEqual({ name: 'Payroll', id: 'payroll' });
    expect(module.worksWith).toContainEqual({ name: 'ZKTeco and eSSL terminals', id: null });
    expect(module.versions.map(({ version }) => version)).toEqual(['8.2.0', '8.1.0', '8.0.0', '7.6.3']);
    expect(module.versions[0]).toMatchObject({ releasedOn: '2026-08-03' });
  });

  it('links what a module works with only to published modules, ignoring case', async () => {
    const link = async () => (await get('/tex-admin/modules/wiki')).worksWith;
    await api.database.pool.query(`update modules set works_with = '{CONTRACTS, Policy hub}' where id = 'wiki'`);
    await api.database.pool.query(`update modules set status = 'archived' where id = 'policy-hub'`);
    await eventually(async () =>
      expect(await link()).toEqual([
        { name: 'CONTRACTS', id: 'contracts' },
        { name: 'Policy hub', id: null },
      ]),
    );
    await api.database.pool.query(`update modules set status = 'published' where id = 'policy-hub'`);
    await eventually(async () => expect((await link())[1]).toEqual({ name: 'Policy hub', id: 'policy-hub' }));
  });

  it('compares up to four modules in the requested order, and names those that are gone', async () => {
    const compare = async (ids: string) =>
      expectContract(Comparison, await get(`/tex-admin/compare?ids=${encodeURIComponent(ids)}`));
    const { modules, missing } = await compare('payroll, attendance,payroll,gone,../x');
    expect(modules.map(({ id }) => id)).toEqual(['payroll', 'attendance']);
    expect(missing).toEqual(['gone', '../x']);
    expect(modules[1]?.pricingTiers).toEqual((await get('/tex-admin/modules/attendance')).pricingTiers);
    expect((await compare('people,leave,letters,claims,payroll')).modules).toHaveLength(4);
    expect(await compare(' ,')).toEqual({ modules: [], missing: [] });
    expect((await api.call({ path: '/tex-admin/compare' })).statusCode).toBe(400);
  });

  it('answers names and upcoming modules, which are never mistaken for ids [CALL-18, CALL-19, ENTITY-15]', async () => {
    expect(expectContract(Type.Array(ModuleName), await get('/tex-admin/modules/names'))).toHaveLength(92);
    const upcoming = expectContract(UpcomingModules, await get('/tex-admin/modules/upcoming'));
    expect(Object.keys(upcoming)).toHaveLength(4);
    for (const [id, module] of Object.entries(upcoming)) expect(module.id).toBe(id);
  });

  it('answers price tiers, all or those of a module [CALL-20, ENTITY-36]', async () => {
    const all = expectContract(Type.Array(PricingTier), await get('/tex-admin/pricing-tiers'));
    expect(all.some((tier) => tier.moduleId === null)).toBe(true);
    const own = await get('/tex-admin/pricing-tiers?moduleId=attendance');
    expect(own).toEqual(all.filter((tier) => tier.moduleId === 'attendance'));
  });

  it('answers the company and the privacy policy [CALL-21, CALL-24, ENTITY-31]', async () => {
    expect(expectContract(CompanyMaster, await get('/tex-admin/company-master'))).toMatchObject({
      currency: 'INR',
      taxName: 'GST',
      taxRate: 18,
    });
    const { privacyPolicy } = expectContract(PrivacyPolicy, await get('/tex-admin/privacypolicy/1'));
    expect(privacyPolicy).toMatch(/<h2/);
    expect(privacyPolicy).not.toMatch(/<script|javascript:|\son\w+=/i);
  });

  it('answers tutorials, all or those of a module [CALL-22, CALL-23, ENTITY-36]', async () => {
    await api.database.pool
      .query(`insert into tutorials (id, module_id, title, summary, steps, level, minutes, position)
      values ('t-test', 'attendance', 'Mark a day', 'How to.', '[{"title":"Open","text":"Open it."}]', 'beginner', 3, 999)`);
    await eventually(async () => {
      const all = expectContract(Type.Array(Tutorial), await get('/tex-admin/tutorials'));
      expect(all.map((tutorial) => tutorial.id)).toContain('t-test');
    });
    const ofModule = await get('/tex-admin/tutorials/module/attendance');
    expect(ofModule.every((tutorial: { moduleId: string }) => tutorial.moduleId === 'attendance')).toBe(true);
  });

  it('suggests to a signed-in user what they do not have, closest matches first [CALL-13]', async () => {
    const token = await api.signIn('user');
    const suggested = expectContract(
      Type.Array(ModuleCard),
      (await api.call({ path: '/tex-suite/user/suggested-module', token })).json(),
    );
    const { rows } = await api.database.pool.query("select module_id from user_module_access where user_id = 'user'");
    const owned = rows.map((row) => row.module_id);
    expect(suggested.length).toBeGreaterThanOrEqual(4);
    for (const module of suggested) {
      expect(owned).not.toContain(module.id);
      expect(module.comingSoon).toBe(false);
    }
    const empty = (
      await api.call({ path: '/tex-suite/user/suggested-module', token: await api.signIn('empty') })
    ).json();
    expect(empty.map(rankOf)).toEqual([...empty.map(rankOf)].sort(compareRanks));
    expect((await api.call({ path: '/tex-suite/user/suggested-module' })).statusCode).toBe(401);
  });

  it.each([
    '/tex-admin/modules/none',
    '/tex-admin/buckets/none/with-modules',
    '/tex-admin/tutorials/module/none',
    '/tex-admin/privacypolicy/2',
  ])('answers 404 with a sentence: %s', async (path) => {
    const answer = await api.call({ path });
    expect(answer.statusCode).toBe(404);
    expect(expectContract(ErrorBody, answer.json()).message).toMatch(/^This [a-z ]+ doesn't exist\.$/);
  });

  it('shows nothing about an unpublished module', async () => {
    await api.database.pool.query("update modules set status = 'draft' where id = 'stock'");
    await eventually(async () => expect((await api.call({ path: '/tex-admin/modules/stock' })).statusCode).toBe(404));
    expect(JSON.stringify(await get('/tex-admin/categories/categories'))).not.toContain('"stock"');
    expect(JSON.stringify(await get('/tex-admin/modules/names'))).not.toContain('"stock"');
  });
});

describe('the dashboard', () => {
  it('answers all three parts, the first four modules of a bucket and the count of all [CALL-57, ENTITY-15]', async () => {
    const dashboard = expectContract(Dashboard, await get('/tex-suite/dashboard'));
    expect(dashboard.errors).toEqual([]);
    const coreHr = dashboard.categories[0]?.buckets.find((bucket) => bucket.name === 'Core HR');
    expect(coreHr?.moduleCount).toBe(6);
    expect(coreHr?.modules).toHaveLength(4);
    expect(coreHr?.modules.map(rankOf)).toEqual([...(coreHr?.modules ?? [])].map(rankOf).sort(compareRanks));
    expect(dashboard.popularSearches).toHaveLength(5);
  });

  it('shows the other parts when one fails, names it, and recovers by itself', async () => {
    await api.database.pool.query('alter table top_choices rename to top_choices_away');
    await api.database.pool.query("update slides set title = title || '' where true");
    await eventually(async () => {
      const broken = expectContract(Dashboard, await get('/tex-suite/dashboard'));
      expect(broken.errors).toEqual(['topChoices']);
      expect(broken.topChoices).toEqual([]);
      expect(broken.slideshow.length).toBeGreaterThan(0);
    });
    await api.database.pool.query('alter table top_choices_away rename to top_choices');
    const whole = await get('/tex-suite/dashboard');
    expect([whole.errors, whole.topChoices.length > 0]).toEqual([[], true]);
  });
});

type Ranked = Pick<ModuleCard, 'priority' | 'views' | 'rating' | 'downloads'>;
const rankOf = ({ priority, views, rating, downloads }: Ranked) => [
  priority ?? 999,
  -(views + 100 * (rating ?? 0) + downloads),
];
const compareRanks = ([a = 0, b = 0]: number[], [c = 0, d = 0]: number[]) => a - c || b - d;

/** A change is visible within two seconds. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 2_000; ;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
