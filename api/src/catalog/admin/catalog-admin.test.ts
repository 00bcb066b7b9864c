import {
  ErrorBody,
  ImportReport,
  MarkdownPreview,
  ManagedCategory,
  ManagedCouponPage,
  ManagedModule,
  ManagedModulePage,
  ManagedSlide,
  ManagedTierPage,
  ManagedTopChoice,
  ManagedTutorial,
  Saved,
  type CouponFields,
  type Module,
  type ModuleFields,
  type TierFields,
  type TopChoice,
} from '@marketplace/shared/contracts';
import fc from 'fast-check';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';

let api: TestApi;
let admin: string;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
  buyer = await api.signIn('buyer');
});
afterAll(() => api.close());

const base = '/tex-admin/catalog';
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, token = admin) =>
  api.call({ method, path: base + path, token, ...(payload && { payload }) });
const get = async <T>(path: string): Promise<T> => (await api.call({ path: base + path, token: admin })).json<T>();

/** Creates or saves; returns the current version and place. */
const saved = async (method: 'POST' | 'PUT', path: string, payload: object): Promise<Saved> => {
  const answer = await send(method, path, payload);
  expect([answer.statusCode, answer.json()]).toEqual([method === 'POST' ? 201 : 200, expect.anything()]);
  return expectContract(Saved, answer.json());
};
const refused = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await send(method, path, payload);
  const { message, errors } = expectContract(ErrorBody, answer.json());
  return { status: answer.statusCode, message, fields: errors?.map(({ field }) => field) };
};

/** What visitors get, once every part of the API has learned of the change. */
const visitorSees = async <T>(path: string, good: (answer: T) => boolean): Promise<T> => {
  const read = async () => (await api.call({ path })).json<T>();
  let seen = await read();
  await until(async () => good(seen) || good((seen = await read())));
  return seen;
};

const aModule = (fields: Partial<ModuleFields> = {}): ModuleFields => ({
  bucketId: 'events',
  name: 'Badge Printer',
  tagline: 'Badges for every guest',
  description: 'Prints badges.',
  longDescription: '',
  tags: ['badges'],
  iconUrl: null,
  moduleUrl: 'https://badges.example/app',
  homepageUrl: null,
  repositoryUrl: null,
  videoUrl: null,
  screenshots: [],
  sections: [],
  priority: null,
  comingSoon: false,
  expectedOn: null,
  trialDays: 0,
  supportEmail: null,
  release: null,
  ...fields,
});

const published = async (fields: Partial<ModuleFields> = {}) => {
  const { id, version } = await saved('POST', '/modules', aModule(fields));
  return saved('PUT', `/modules/${id}/status`, { version, status: 'published' });
};

describe('categories and buckets', () => {
  it('are created, ordered and shown at once, from the responses in memory [ROLE-13]', async () => {
    await api.call({ path: '/tex-admin/categories/categories' });
    const { id } = await saved('POST', '/categories', { name: '  Field   work ', description: 'Out there.', hue: 40 });
    expect(id).toBe('field-work');
    const bucket = await saved('POST', '/buckets', { categoryId: id, name: 'Visits', description: '' });
    const other = await saved('POST', '/buckets', { categoryId: id, name: 'Routes', description: '' });
    expect((await send('PUT', `/categories/${id}/buckets/order`, { ids: [other.id, bucket.id] })).statusCode).toBe(200);
    const tree = await get<ManagedCategory[]>('/tree');
    expectContract(Type.Array(ManagedCategory), tree);
    const ids = [id, ...tree.map((category) => category.id).filter((known) => known !== id)];
    expect((await send('PUT', '/categories/order', { ids })).statusCode).toBe(200);
    const shown = await visitorSees<{ id: string; name: string; buckets: { name: string }[] }[]>(
      '/tex-admin/categories/categories',
      (categories) => categories[0]?.id === id && categories[0].buckets[0]?.name === 'Routes',
    );
    expect([shown[0]?.name, shown[0]?.buckets.map(({ name }) => name)]).toEqual(['Field work', ['Routes', 'Visits']]);
  });

  it('have unique names, ignoring case', async () => {
    expect(await refused('POST', '/categories', { name: 'FINANCE', description: '', hue: 1 })).toMatchObject({
      status: 400,
      message: 'A category is already called FINANCE. Choose another name.',
      fields: ['name'],
    });
    const bucket = { categoryId: 'finance', name: 'tax', description: '' };
    expect(await refused('POST', '/buckets', bucket)).toMatchObject({ status: 400, fields: ['name'] });
    expect(await refused('POST', '/buckets', { ...bucket, categoryId: 'none' })).toMatchObject({
      fields: ['categoryId'],
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', '/categories', { name: 'Twins', description: '', hue: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [201, 400, 409].includes(statusCode))).toBe(true);
  });

  it.each([
    [{ name: '', description: '', hue: 1 }, 'name'],
    [{ name: ' ', description: '', hue: 1 }, 'name'],
    [{ name: 'x'.repeat(121), description: '', hue: 1 }, 'name'],
    [{ name: 'x', description: 'x'.repeat(501), hue: 1 }, 'description'],
    [{ name: 'x', description: '', hue: 360 }, 'hue'],
  ])('refuse %j', async (payload, field) => {
    expect(await refused('POST', '/categories', payload)).toMatchObject({ status: 400, fields: [field] });
  });

  it('reject what a second editor wrote until they have seen the first one’s change', async () => {
    const tree = await get<ManagedCategory[]>('/tree');
    const category = tree.find(({ id }) => id === 'governance');
    const fields = { ...category?.fields, version: category?.version };
    const first = await saved('PUT', '/categories/governance', { ...fields, description: 'First' });
    expect(await refused('PUT', '/categories/governance', { ...fields, description: 'Second' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('Someone else has changed this category'),
    });
    await saved('PUT', '/categories/governance', { ...fields, ...first, description: 'Second' });
    const { rows } = await api.database.pool.query(
      "select before, after from audit_events where action = 'category.saved' and target_id = 'governance' order by at",
    );
    expect(rows).toEqual([
      { before: { description: category?.fields.description }, after: { description: 'First' } },
      { before: { description: 'First' }, after: { description: 'Second' } },
    ]);
  });

  it('reject an order that omits one of them', async () => {
    expect(await refused('PUT', '/categories/order', { ids: ['finance'] })).toMatchObject({ status: 409 });
    expect(await refused('PUT', '/categories/finance/buckets/order', { ids: ['tax', 'tax', 'tax'] })).toMatchObject({
      status: 409,
    });
  });

  it('vanish with their content when archived, and come back; buyers of a module keep it', async () => {
    const tree = await get<ManagedCategory[]>('/tree');
    const bucket = tree.flatMap(({ buckets }) => buckets).find(({ id }) => id === 'time');
    const impact = await get<{ buckets: number; modules: number; subscriptions: number }>(
      '/impact?kind=bucket&id=time',
    );
    expect(impact).toMatchObject({ buckets: 1, modules: 5 });
    expect(impact.subscriptions).toBeGreaterThan(0);
    const mine = async () =>
      (await api.call({ path: '/auth/check-auth', token: buyer })).json().user.userAccess.modules;
    const before = await mine();
    expect(before.map(({ id }: { id: string }) => id)).toContain('attendance');

    const at = await saved('PUT', '/buckets/time/status', { version: bucket?.version, status: 'archived' });
    await visitorSees<{ id: string }[]>('/tex-admin/buckets', (buckets) => buckets.every(({ id }) => id !== 'time'));
    await visitorSees<{ code?: string }>('/tex-admin/modules/attendance', ({ code }) => code === 'not_found');
    await visitorSees<{ content: unknown[] }>(
      '/tex-admin/modules?search=shift%20roster',
      ({ content }) => content.length === 0,
    );
    expect((await api.call({ path: '/tex-admin/buckets/time/with-modules' })).statusCode).toBe(404);
    const added = await api.call({
      method: 'POST',
      path: '/tex-suite/cart',
      token: buyer,
      payload: { itemId: 'attendance', itemType: 'module', name: 'x', noOfUsers: 1, noOfDays: 30 },
    });
    expect([added.statusCode, added.json().message]).toEqual([409, 'Attendance is no longer available.']);
    const kept = (await mine()).find(({ id }: { id: string }) => id === 'attendance');
    expect(kept).toMatchObject({ id: 'attendance', moduleUrl: '/api/marketplace/demo-app/attendance' });

    await saved('PUT', '/buckets/time/status', { version: at.version, status: 'published' });
    await visitorSees<{ id?: string }>('/tex-admin/modules/attendance', ({ id }) => id === 'attendance');
    expect(await mine()).toEqual(before);
  });

  it('of an archived category are hidden, while a module that moves out of it is shown', async () => {
    const tree = await get<ManagedCategory[]>('/tree');
    const version = tree.find(({ id }) => id === 'it-security')?.version;
    const at = await saved('PUT', '/categories/it-security/status', { version, status: 'archived' });
    await visitorSees<{ code?: string }>('/tex-admin/modules/audit-trail', ({ code }) => code === 'not_found');
    await visitorSees<{ id: string }[]>('/tex-admin/categories/categories', (all) =>
      all.every(({ id }) => id !== 'it-security'),
    );
    const module = await get<ManagedModule>('/modules/audit-trail');
    expect(module.withdrawn).toBe(true);
    const moved = await saved('PUT', '/modules/audit-trail', {
      ...module.fields,
      bucketId: 'risk-legal',
      version: module.version,
    });
    await saved('PUT', '/modules/audit-trail/status', { version: moved.version, status: 'published' });
    await visitorSees<{ bucketId?: string }>(
      '/tex-admin/modules/audit-trail',
      ({ bucketId }) => bucketId === 'risk-legal',
    );
    await saved('PUT', '/categories/it-security/status', { version: at.version, status: 'published' });
  });
});

describe('modules', () => {
  it('are drafts that nobody sees until they are published, and then found by search [ROLE-13]', async () => {
    const { id, version } = await saved('POST', '/modules', aModule());
    expect((await api.call({ path: `/tex-admin/modules/${id}` })).statusCode).toBe(404);
    expectContract(ManagedModule, await get(`/modules/${id}`));
    await saved('PUT', `/modules/${id}/status`, { version, status: 'published' });
    await visitorSees<{ content: { id: string }[] }>(
      '/tex-admin/modules?search=badge%20printer',
      ({ content }) => content[0]?.id === id,
    );
  });

  it('show changes to a published one only to editors until they are published or discarded', async () => {
    const { id, version } = await published({ name: 'Ledger Lens' });
    const first = await saved('PUT', `/modules/${id}`, { ...aModule({ name: 'Ledger Glass' }), version });
    const module = expectContract(ManagedModule, await get(`/modules/${id}`));
    expect([module.fields.name, module.draft?.name]).toEqual(['Ledger Lens', 'Ledger Glass']);
    expect((await api.call({ path: `/tex-admin/modules/${id}` })).json().name).toBe('Ledger Lens');
    const page = expectContract(ManagedModulePage, await get('/modules?status=unpublished'));
    expect(page.content.map((row) => row.id)).toContain(id);

    expect(await refused('PUT', `/modules/${id}/status`, { version, status: 'published' })).toMatchObject({
      status: 409,
    });
    const dropped = await send('DELETE', `/modules/${id}/changes?version=${first.version}`);
    expect(dropped.json().version).toBe(version);
    const second = await saved('PUT', `/modules/${id}`, { ...aModule({ name: 'Ledger Glass' }), version });
    expect(second.version).toBe(first.version);
    await saved('PUT', `/modules/${id}/status`, { version: second.version, status: 'published' });
    await visitorSees<{ name?: string }>(`/tex-admin/modules/${id}`, ({ name }) => name === 'Ledger Glass');
    expect((await get<ManagedModule>(`/modules/${id}`)).draft).toBeNull();
  });

  it('show version notes only to editors until published, and stop editors overwriting each other', async () => {
    const aVersion = (version: string, releasedOn: string) => ({ version, releasedOn, notes: `New in ${version}.` });
    const first = {
      publisher: ' Inkwell ',
      worksWith: ['Wiki', 'wiki ', 'Wiki'],
      versions: [aVersion('1.0', '2026-01-01')],
      taxCode: ' 998314 ',
    };
    const { id, version } = await published({ name: 'Versioned', ...first });
    const seen = await visitorSees<Module>(`/tex-admin/modules/${id}`, ({ publisher }) => publisher === 'Inkwell');
    expect(seen.worksWith).toEqual([{ name: 'Wiki', id: 'wiki' }]);
    expect(seen.versions).toMatchObject(first.versions);

    const more = { ...first, versions: [aVersion('1.0', '2026-01-01'), aVersion('1.1', '2026-02-28')] };
    const edit = (fields: Partial<ModuleFields>) => ({ ...aModule({ name: 'Versioned', ...fields }), version });
    const second = await saved('PUT', `/modules/${id}`, edit(more));
    expect(await refused('PUT', `/modules/${id}`, edit({ ...first, versions: [] }))).toMatchObject({ status: 409 });
    expect((await api.call({ path: `/tex-admin/modules/${id}` })).json<Module>().versions).toMatchObject(
      first.versions,
    );
    // A page from before these fields existed sends none of them, so they stay.
    const old = { ...aModule({ name: 'Versioned', tagline: 'Other' }), version: second.version };
    const third = await saved('PUT', `/modules/${id}`, old);
    await saved('PUT', `/modules/${id}/status`, { version: third.version, status: 'published' });
    const shown = await visitorSees<Module>(`/tex-admin/modules/${id}`, ({ tagline }) => tagline === 'Other');
    expect([shown.publisher, shown.versions.map((one) => one.version)]).toEqual(['Inkwell', ['1.1', '1.0']]);
    const kept = expectContract(ManagedModule, await get(`/modules/${id}`));
    expect([kept.draft, kept.fields.taxCode]).toEqual([null, '998314']);
  });

  it('can be archived and brought back, but never become drafts again', async () => {
    const { id, version } = await published({ name: 'Short Lived' });
    expect(await refused('PUT', `/modules/${id}/status`, { version, status: 'draft' })).toMatchObject({ status: 400 });
    const archived = await saved('PUT', `/modules/${id}/status`, { version, status: 'archived' });
    await visitorSees<{ code?: string }>(`/tex-admin/modules/${id}`, ({ code }) => code === 'not_found');
    await saved('PUT', `/modules/${id}/status`, { version: archived.version, status: 'published' });
  });

  it('are not published without a tagline and a description', async () => {
    const { id, version } = await saved('POST', '/modules', aModule({ name: 'Empty', tagline: '', description: '' }));
    expect(await refused('PUT', `/modules/${id}/status`, { version, status: 'published' })).toMatchObject({
      status: 400,
      fields: ['tagline', 'description'],
    });
  });

  it.each([
    [{ moduleUrl: 'javascript:alert(1)' }, 'moduleUrl'],
    [{ iconUrl: 'data:image/svg+xml,x' }, 'iconUrl'],
    [{ moduleUrl: ' JaVaScRiPt:alert(1)' }, 'moduleUrl'],
    [{ moduleUrl: '//evil.example' }, 'moduleUrl'],
    [{ moduleUrl: '/\\evil.example' }, 'moduleUrl'],
    [{ homepageUrl: '/here' }, 'homepageUrl'],
    [{ repositoryUrl: 'ftp://x.example' }, 'repositoryUrl'],
    [{ screenshots: [{ url: 'vbscript:x', urlDark: null, alt: 'x' }] }, 'screenshots.0.url'],
    [{ screenshots: [{ url: 'https://x.example/a.png', urlDark: null, alt: '' }] }, 'screenshots.0.alt'],
    [{ name: '' }, 'name'],
    [{ tagline: 'x'.repeat(161) }, 'tagline'],
    [{ tags: ['x'.repeat(61)] }, 'tags.0'],
    [{ bucketId: 'none' }, 'bucketId'],
    [{ priority: 0 }, 'priority'],
    [{ comingSoon: true, expectedOn: '2026-02-31' }, 'expectedOn'],
    [{ supportEmail: 'x' }, 'supportEmail'],
    [{ sections: [{ sectionId: 'a', sectionName: '' }] }, 'sections.0.sectionName'],
    [{ taxCode: '99831' }, 'taxCode'],
    [{ taxCode: '9983141' }, 'taxCode'],
    [{ taxCode: '998314123' }, 'taxCode'],
    [{ taxCode: '99831A' }, 'taxCode'],
    [{ trialDays: -1 }, 'trialDays'],
    [{ versions: [{ version: '1', releasedOn: '2026-02-30', notes: 'x' }] }, 'versions.0.releasedOn'],
    [{ versions: [{ version: '1', releasedOn: '2026-02-28', notes: ' ' }] }, 'versions.0.notes'],
    [
      {
        versions: [
          { version: '1', releasedOn: '2026-02-28', notes: 'x' },
          { version: ' 1', releasedOn: '2026-02-27', notes: 'y' },
        ],
      },
      'versions.1.version',
    ],
  ])('refuse %j', async (fields, field) => {
    const answer = await refused('POST', '/modules', aModule({ name: 'Refused', ...fields }));
    expect(answer).toMatchObject({ status: 400, fields: expect.arrayContaining([field]) });
  });

  it('with several faults get all of them reported at once', async () => {
    const screenshots = [{ url: '', urlDark: 'no', alt: '' }];
    const sections = [{ sectionId: 'a', sectionName: '' }];
    const faults = { name: '', iconUrl: 'nope', homepageUrl: '/here', screenshots, sections, supportEmail: 'x' };
    const { status, message, fields } = await refused('POST', '/modules', aModule(faults));
    expect(status).toBe(400);
    expect(message).toContain('homepageUrl must be an address that starts with https:// or http://.');
    expect(message).toContain(
      'iconUrl must be an address that starts with https:// or http://, or a path on this site.',
    );
    const listed = ['screenshots.0.url', 'screenshots.0.urlDark', 'screenshots.0.alt', 'sections.0.sectionName'];
    expect(fields?.toSorted()).toEqual(['name', 'iconUrl', 'homepageUrl', 'supportEmail', ...listed].toSorted());
  });

  it('treat a blank address as none', async () => {
    const { id } = await saved('POST', '/modules', aModule({ name: 'No Icon', iconUrl: ' ', homepageUrl: '' }));
    expect((await get<ManagedModule>(`/modules/${id}`)).fields).toMatchObject({ iconUrl: null, homepageUrl: null });
  });

  it('ignore fields that aren’t theirs', async () => {
    const odd = { ...aModule({ name: 'Odd One' }), rating: 5, downloads: 9_999, status: 'published', id: 'mine' };
    const { id } = await saved('POST', '/modules', odd);
    const { rows } = await api.database.pool.query('select id, status, rating, downloads from modules where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ id: 'odd-one', status: 'draft', rating: null, downloads: 0 }]);
  });
});

describe('prices', () => {
  const aTier = (fields: Partial<TierFields> = {}): TierFields => ({
    moduleId: 'wiki',
    name: 'Launch',
    minUsers: 1,
    maxUsers: 50,
    minDays: 2,
    unitPrice: 1_250,
    model: 'volume',
    currency: 'INR',
    validFrom: '2030-01-01T00:00:00Z',
    validTo: '2031-01-01T00:00:00Z',
    ...fields,
  });

  it('of one module never overlap in users, days and validity', async () => {
    await saved('POST', '/prices', aTier());
    expect(await refused('POST', '/prices', aTier({ minUsers: 50, maxUsers: null }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Launch already has a price for some of these users'),
    });
    await saved('POST', '/prices', aTier({ minUsers: 51, maxUsers: null }));
    await saved('POST', '/prices', aTier({ minDays: 3 }));
    await saved('POST', '/prices', aTier({ validFrom: '2031-01-01T00:00:00Z', validTo: null }));
    await saved('POST', '/prices', aTier({ currency: 'EUR' }));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', '/prices', aTier({ minDays: 77, name: 'At once' }))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it.each([
    [{ maxUsers: 0 }, 'maxUsers'],
    [{ minUsers: 9, maxUsers: 8 }, 'maxUsers'],
    [{ unitPrice: 1.5 }, 'unitPrice'],
    [{ unitPrice: -1 }, 'unitPrice'],
    [{ unitPrice: 1e204 }, 'unitPrice'],
    [{ currency: 'ZZZ' }, 'currency'],
    [{ validTo: '2029-01-01T00:00:00Z' }, 'validTo'],
    [{ validTo: 'soon' }, 'validTo'],
    [{ moduleId: 'none' }, 'moduleId'],
  ])('refuse %j', async (fields, field) => {
    const answer = await refused('POST', '/prices', aTier({ minDays: 9, ...fields }));
    expect(answer).toMatchObject({ status: 400, fields: expect.arrayContaining([field]) });
  });

  it('show up for visitors within moments, and are found, saved and removed', async () => {
    const now = { validFrom: null, validTo: null, minDays: 5, minUsers: 70_000, maxUsers: null, name: 'Huge' };
    const { id } = await saved('POST', '/prices', aTier(now));
    await visitorSees<{ name: string }[]>('/tex-admin/pricing-tiers?moduleId=wiki', (tiers) =>
      tiers.some(({ name }) => name === 'Huge'),
    );
    const page = expectContract(ManagedTierPage, await get('/prices?search=huge&kind=module'));
    const [tier] = page.content;
    expect([tier?.id, tier?.moduleName, tier?.validity]).toEqual([id, 'Wiki', 'current']);
    const next = await saved('PUT', `/prices/${id}`, { ...aTier(now), name: 'Vast', version: tier?.version });
    expect(await refused('DELETE', `/prices/${id}?version=${tier?.version}`)).toMatchObject({ status: 409 });
    expect((await send('DELETE', `/prices/${id}?version=${next.version}`)).statusCode).toBe(200);
    expect(await refused('DELETE', `/prices/${id}?version=${next.version}`)).toMatchObject({ status: 404 });
  });
});

describe('coupons', () => {
  const aCoupon = (fields: Partial<CouponFields> = {}): CouponFields => ({
    code: 'spring-20',
    name: 'Spring',
    type: 'percentage',
    value: 2_000,
    maxDiscount: null,
    minSpend: 0,
    currency: 'INR',
    scope: 'all',
    scopeIds: [],
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    perClientLimit: null,
    clientIds: null,
    ...fields,
  });
  const offered = async () =>
    (await api.call({ path: '/tex-suite/coupon', token: buyer })).json<{ code: string }[]>().map(({ code }) => code);

  it('are kept in capitals, offered, paused, and counted', async () => {
    const { id, version } = await saved('POST', '/coupons', aCoupon({ published: true }));
    expect(await offered()).toContain('SPRING-20');
    const paused = await saved('PUT', `/coupons/${id}/status`, { version, status: 'paused' });
    expect(await offered()).not.toContain('SPRING-20');
    await saved('PUT', `/coupons/${id}/status`, { version: paused.version, status: 'archived' });
    const page = expectContract(ManagedCouponPage, await get('/coupons?search=spring&status=archived'));
    expect(page.content.map(({ fields, uses }) => [fields.code, uses])).toEqual([['SPRING-20', 0]]);
    expect(await refused('POST', '/coupons', aCoupon({ code: 'SPRING-20' }))).toMatchObject({
      message: 'An archived coupon already has the code SPRING-20. Choose another code.',
    });
  });

  it('are private until published, and stay private when an older client saves them', async () => {
    const summer = aCoupon({ code: 'SUMMER' });
    const { id, version } = await saved('POST', '/coupons', summer);
    expect(await offered()).not.toContain('SUMMER');
    const shown = await saved('PUT', `/coupons/${id}`, { ...summer, published: true, version });
    expect(await offered()).toContain('SUMMER');
    await saved('PUT', `/coupons/${id}`, { ...summer, name: 'Summer', version: shown.version });
    expect(await offered()).toContain('SUMMER');
  });

  it.each([
    [{ value: 10_001 }, 'value'],
    [{ value: 0 }, 'value'],
    [{ code: 'a b' }, 'code'],
    [{ scope: 'modules' as const }, 'scopeIds'],
    [{ scope: 'modules' as const, scopeIds: ['none'] }, 'scopeIds'],
    [{ clientIds: ['none'] }, 'clientIds'],
    [{ startsAt: '2030-01-02T00:00:00Z', endsAt: '2030-01-01T00:00:00Z' }, 'endsAt'],
    [{ usageLimit: 1, perClientLimit: 2 }, 'perClientLimit'],
  ])('refuse %j', async (fields, field) => {
    const answer = await refused('POST', '/coupons', aCoupon({ code: 'refused', ...fields }));
    expect(answer).toMatchObject({ status: 400, fields: expect.arrayContaining([field]) });
  });
});

describe('the showcase', () => {
  it('shows a slide in its order once published, and no longer once archived', async () => {
    const slide = {
      title: 'Autumn',
      description: 'All modules at hand.',
      imageUrl: 'https://x.example/a.png',
      imageUrlDark: null,
      imageAlt: '',
      buttonTitle: 'Look',
      buttonLink: '/coming-soon',
    };
    const { id, version } = await saved('POST', '/slides', slide);
    const all = expectContract(Type.Array(ManagedSlide), await get('/slides'));
    expect(all.at(-1)).toMatchObject({ id, status: 'draft' });
    await saved('PUT', `/slides/${id}/status`, { version, status: 'published' });
    const ids = [id, ...all.map((one) => one.id).filter((one) => one !== id)];
    expect((await send('PUT', '/slides/order', { ids })).statusCode).toBe(200);
    await visitorSees<{ id: string }[]>('/tex-admin/slideshow/active', ([first]) => first?.id === id);
    const now = (await get<ManagedSlide[]>('/slides'))[0];
    await saved('PUT', `/slides/${id}/status`, { version: now?.version, status: 'archived' });
    await visitorSees<{ id: string }[]>('/tex-admin/slideshow/active', (shown) => shown.every((one) => one.id !== id));
    for (const [field, url] of [
      ['buttonLink', 'javascript:alert(1)'],
      ['imageUrl', 'data:image/png;base64,x'],
      ['imageUrlPhone', 'data:image/png;base64,x'],
    ] as const)
      expect(await refused('POST', '/slides', { ...slide, [field]: url })).toMatchObject({ fields: [field] });
  });

  it('refuses a dark picture for phones only', async () => {
    const slide = {
      ...{ title: 'Night', description: 'Dark.', imageUrl: '/a.png', imageUrlDark: null, imageAlt: '' },
      ...{ imageUrlPhoneDark: '/a-dark.png', buttonTitle: 'Look', buttonLink: '/x' },
    };
    expect(await refused('POST', '/slides', slide)).toMatchObject({ fields: ['imageUrlPhone'] });
  });

  it('accepts a module as a top choice once, and removes it again', async () => {
    const choice = {
      moduleId: 'wiki',
      description: 'Pages for everybody.',
      videoUrl: null,
      thumbnailUrl: '/api/marketplace/media/x.avif',
      imageUrl: '/api/marketplace/media/x.avif',
      rating: 4.25,
    };
    const inTheDark = { videoUrlDark: '/d.webm', thumbnailUrlDark: '/d-small.avif', imageUrlDark: '/d.avif' };
    const { id, version } = await saved('POST', '/top-choices', { ...choice, ...inTheDark });
    const choices = await visitorSees<TopChoice[]>('/tex-suite/top-choice', (all) =>
      all.some((one) => one.id === 'wiki'),
    );
    expect(choices.find((one) => one.id === 'wiki')).toMatchObject(inTheDark);
    for (const field of Object.keys(inTheDark))
      expect(await refused('POST', '/top-choices', { ...choice, [field]: 'javascript:x' })).toMatchObject({
        fields: expect.arrayContaining([field]),
      });
    expect(await refused('POST', '/top-choices', choice)).toMatchObject({ fields: ['moduleId'] });
    expectContract(Type.Array(ManagedTopChoice), await get('/top-choices'));
    expect((await send('DELETE', `/top-choices/${id}?version=${version}`)).statusCode).toBe(200);
    await visitorSees<{ id: string }[]>('/tex-suite/top-choice', (all) => all.every((one) => one.id !== 'wiki'));
  });

  it('shows a tutorial only to editors until it is published', async () => {
    const tutorial = {
      moduleId: 'wiki',
      title: 'First page',
      summary: 'How to begin.',
      steps: [{ title: 'Open', text: 'Open the wiki.' }],
      level: 'beginner',
      minutes: 3,
    };
    const { id, version } = await saved('POST', '/tutorials', tutorial);
    const isThere = (all: { id: string }[]) => all.some((one) => one.id === id);
    expect(isThere((await api.call({ path: '/tex-admin/tutorials' })).json())).toBe(false);
    await saved('PUT', `/tutorials/${id}/status`, { version, status: 'published' });
    await visitorSees('/tex-admin/tutorials', isThere);
    expectContract(Type.Array(ManagedTutorial), await get('/tutorials'));
    expect(await refused('POST', '/tutorials', { ...tutorial, steps: [] })).toMatchObject({ fields: ['steps'] });
  });
});

describe('files', () => {
  it('that were exported change nothing when imported', async () => {
    await api.database.pool.query("update modules set tax_code = '85234910' where id = 'fleet'");
    const file = await get<object>('/export');
    expect(JSON.stringify(file)).toContain('"taxCode":"85234910"');
    const answer = await send('POST', '/import?dryRun=true', file);
    const report = expectContract(ImportReport, answer.json());
    const none = { categories: 0, buckets: 0, modules: 0 };
    expect(answer.statusCode).toBe(200);
    expect(report).toMatchObject({ dryRun: true, created: none, changed: none, refusedCount: 0, leftOutCount: 0 });
    expect(report.skipped.modules).toBeGreaterThan(80);
  });

  it('are tried first, then applied, and noted', async () => {
    const file = {
      categories: [{ name: 'Imported', buckets: [{ name: 'One', modules: [{ name: 'A', tags: [1] }, { name: '' }] }] }],
    };
    const tried = await send('POST', '/import?dryRun=true', file);
    const report = expectContract(ImportReport, tried.json());
    expect([tried.statusCode, report.created.modules, report.refused[0]?.path, report.leftOut[0]?.path]).toEqual([
      207,
      1,
      'categories[0].buckets[0].modules[1].name',
      'categories[0].buckets[0].modules[0].tags[0]',
    ]);
    expect((await send('POST', '/import', file)).statusCode).toBe(207);
    await visitorSees<{ name: string }[]>('/tex-admin/categories/categories', (all) =>
      all.some(({ name }) => name === 'Imported'),
    );
    const { rows } = await api.database.pool.query(
      "select after from audit_events where action = 'catalogue.imported'",
    );
    expect(rows.at(-1)?.after).toMatchObject({ created: { modules: 1 }, refused: 1, leftOut: 1 });
    expect(await refused('POST', '/import', { nothing: true })).toMatchObject({
      status: 400,
      message: 'The file must be an object with the field "categories".',
    });
  });

  it('are not accepted as a policy if they contain a script', async () => {
    const answer = await send('POST', '/policy-preview', { privacyPolicy: '<p>a</p><script>alert(1)</script>' });
    expect(answer.json()).toEqual({ html: '<p>a</p>' });
  });

  it('are previewed as the storefront formats them, in their order, without scripts', async () => {
    const preview = (description: string, notes: string[]) => send('POST', '/markdown-preview', { description, notes });
    const answer = await preview('**Strong** <script>alert(1)</script>', ['One.', '[b](javascript:alert(1))']);
    expect(expectContract(MarkdownPreview, answer.json())).toEqual({
      about: [
        { tag: 'p', children: [{ tag: 'strong', children: ['Strong'] }, ' ', '<script>', 'alert(1)', '</script>'] },
      ],
      notes: [[{ tag: 'p', children: ['One.'] }], [{ tag: 'p', children: ['b'] }]],
    });
    expect((await preview('', [])).json()).toEqual({ about: [], notes: [] });
    const tooLong = await Promise.all([preview('x'.repeat(20_001), []), preview('', ['x'.repeat(4_001)])]);
    expect(tooLong.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });
});

it('keeps a privacy policy that someone else has saved since it was opened [PRIV-03]', async () => {
  const path = '/tex-admin/privacypolicy/shared';
  const put = (privacyPolicy: string, basedOn: string | null) =>
    api.call({ method: 'PUT', path, token: admin, payload: { privacyPolicy, basedOn } });
  const first = await put('<p>First</p>', null);
  expect(first.statusCode).toBe(200);
  const late = await put('<p>Late</p>', null);
  expect([late.statusCode, expectContract(ErrorBody, late.json()).code]).toEqual([409, 'changed_meanwhile']);
  expect((await put('<p>Second</p>', first.json().updatedAt)).statusCode).toBe(200);
});

it('never responds with 500 or above to random input', async () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('\0', '\ud800', 1e204, -0, 2 ** 31, '__proto__', null, 'https://x.example', '2026-01-01T00:00:00Z'),
  );
  const names = [
    'name',
    'version',
    'ids',
    'status',
    'moduleId',
    'bucketId',
    'categoryId',
    'unitPrice',
    'steps',
    'code',
    'scopeIds',
    'categories',
    'fields',
    'imageUrl',
  ];
  const body = fc.oneof(fc.dictionary(fc.constantFrom(...names), odd), fc.jsonValue({ maxDepth: 3 }));
  const calls = ['categories', 'buckets', 'modules', 'prices', 'coupons', 'slides', 'top-choices', 'tutorials'].flatMap(
    (kind) => [['POST', `/${kind}`] as const, ['PUT', `/${kind}/leave`] as const, ['PUT', `/${kind}/order`] as const],
  );
  const call = fc.constantFrom(
    ...calls,
    ['POST', '/import?dryRun=true'] as const,
    ['PUT', '/modules/leave/status'] as const,
  );
  await fc.assert(
    fc.asyncProperty(call, body, async ([method, path], payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await api.call({
        method,
        path: base + path,
        token: admin,
        headers,
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('another replica learns of a change within two seconds', async () => {
  const { createApi } = await import('../../create-api.ts');
  const replica = await createApi({ db: api.database, config: api.config });
  const read = async () => (await replica.inject('/api/marketplace/tex-admin/buckets')).body;
  expect(await read()).not.toContain('Second replica');
  await saved('POST', '/buckets', { categoryId: 'finance', name: 'Second replica', description: '' });
  await until(async () => (await read()).includes('Second replica'), 2_000);
  await replica.close();
});
