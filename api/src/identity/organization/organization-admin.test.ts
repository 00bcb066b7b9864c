import { Organization, type OrganizationPage, WaitingPage, type BillingDetails } from '@marketplace/shared/contracts';
import type { Static } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { administerOrganizations, organizations } from '../../../test/organizations.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let token: string;
let admin: ReturnType<typeof administerOrganizations>;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn('admin');
  admin = administerOrganizations(api, token);
});
afterAll(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const list = async (search: Record<string, string> = {}) =>
  (await api.call({ path: organizations, query: search, token })).json<Static<typeof OrganizationPage>>();
const events = async (id: string) =>
  (
    await query('select action, before, after, actor_id from audit_events where target_id = $1 order by at', [id])
  ).rows.map(({ action }) => String(action));

const billing: BillingDetails = {
  legalName: 'Nilgiri Mills',
  email: 'accounts@nilgiri.example',
  taxId: '33BBBBB0000B1Z6',
  address: { line1: '1 Mill Road', city: 'Ooty', state: 'Tamil Nadu', postalCode: '643001', country: 'IN' },
};

describe('the list', () => {
  it('has every organization with its payer and members, by name', async () => {
    const { content, totalElements } = await list();
    expect(content.map(({ name, orgId, members }) => [name, orgId, members])).toEqual([
      ['Meridian Components', 'ORG-1001', 7],
      ['Meridian Exports', 'ORG-1001', 1],
      ['Sahyadri Foods', 'ORG-1002', 1],
    ]);
    expect(totalElements).toBe(3);
  });

  it.each([
    [{ search: 'sahyadri foods private' }, ['Sahyadri Foods']],
    [{ search: 'org-1001' }, ['Meridian Components', 'Meridian Exports']],
    [{ search: '%' }, []],
    [{ sort: 'name,desc', size: '1' }, ['Sahyadri Foods']],
    [{ sort: 'members,desc', size: '1' }, ['Meridian Components']],
    [{ status: 'closed' }, []],
  ])('is searched, sorted and paged: %j', async (search, names) => {
    expect((await list(search as Record<string, string>)).content.map(({ name }) => name)).toEqual(names);
  });
});

describe('adding an organization', () => {
  const fresh = { name: ' Nilgiri Mills ', currency: 'INR', orgId: ' ORG-2001 ', legalName: 'Nilgiri Mills Ltd' };

  it('creates it with its payer, or for an existing payer', async () => {
    const made = expectContract(Organization, (await admin.create(fresh)).json());
    expect(made).toMatchObject({ name: 'Nilgiri Mills', orgId: 'ORG-2001', members: 0, closedAt: null });
    const second = (await admin.create({ ...fresh, name: 'Nilgiri Retail', legalName: null })).json<Organization>();
    expect(second.siblings).toEqual([{ id: made.id, name: 'Nilgiri Mills' }]);
    expect(await events(made.id)).toEqual(['organization.created']);
  });

  it('refuses a taken id or one that nobody has, and writes nothing', async () => {
    const { totalElements } = await list();
    const taken = await admin.create({ ...fresh, orgId: 'ORG-1002' });
    expect([taken.statusCode, taken.json().message]).toEqual([
      400,
      'ORG-1002 belongs to Sahyadri Foods Private Limited. Enter another ID.',
    ]);
    const unknown = await admin.create({ ...fresh, orgId: 'ORG-9', legalName: null });
    expect(unknown.json().errors[0].field).toBe('orgId');
    expect((await list()).totalElements).toBe(totalElements);
    expect((await query("select 1 from master_clients where org_id = 'ORG-9'")).rows).toEqual([]);
  });

  it('creates one payer for an id that eight requests use at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => admin.create({ ...fresh, orgId: 'ORG-3001', name: `Twin ${n}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
  });

  it.each([{ name: ' ' }, { currency: 'inr' }, { orgId: 'a b' }, { legalName: '' }, { name: 'x'.repeat(161) }])(
    'refuses %j',
    async (fields) => {
      expect((await admin.create({ ...fresh, ...fields })).statusCode).toBe(400);
    },
  );
});

describe('changing an organization', () => {
  it('changes it and its payer, and records what changed', async () => {
    const answer = await admin.change('meridian-exports', {
      name: 'Meridian Exports LLP',
      termsDays: 45,
      domains: [' @Exports.Meridian.example ', 'exports.meridian.example'],
      billing,
      payer: { legalName: 'Meridian Group', billing },
    });
    expect(answer.statusCode).toBe(200);
    expect(await admin.read('meridian-exports')).toMatchObject({
      name: 'Meridian Exports LLP',
      termsDays: 45,
      domains: ['exports.meridian.example'],
      billing,
    });
    const found = await list({ search: 'exports.MERIDIAN.example' });
    expect(found.content.map(({ id }) => id)).toEqual(['meridian-exports']);
    expect((await admin.read('meridian')).payer).toEqual({ legalName: 'Meridian Group', billing });
    expect(await events('meridian-exports')).toEqual(['organization.changed']);
    await admin.change('meridian-exports', {});
    expect(await events('meridian-exports')).toEqual(['organization.changed']);
  });

  it('refuses the second of two administrators, even for a change of the shared payer', async () => {
    const first = await admin.read('meridian');
    const body = { ...first, termsDays: 10 };
    const answers = await Promise.all([admin.put('meridian', body), admin.put('meridian', { ...body, termsDays: 20 })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const sibling = await admin.read('meridian-exports');
    await admin.change('meridian', { payer: { legalName: 'Meridian Holdings', billing: null } });
    const stale = await admin.put('meridian-exports', { ...sibling, termsDays: 1 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it.each([
    [
      { domains: ['gmail.com'] },
      'domains',
      "Anyone can get an address at gmail.com, so it can't belong to an organization.",
    ],
    [{ domains: ['nonsense'] }, 'domains', '"nonsense" isn\'t a valid domain. Enter one such as tex.example.'],
    [
      { payer: { legalName: 'Group', billing: { ...billing, address: { ...billing.address, postalCode: '12' } } } },
      'payer.billing.address.postalCode',
      'Enter a valid postal code (India), such as 560001.',
    ],
    [
      { billing: { ...billing, taxId: '29WRONG' } },
      'billing.taxId',
      'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5. Correct it, or leave it blank.',
    ],
    [{ name: ' ' }, 'name', 'name has characters that are not allowed.'],
    [{ termsDays: 366 }, 'termsDays', 'termsDays must be at most 365.'],
  ])('refuses %j with a sentence and changes nothing', async (fields, field, message) => {
    const before = await admin.read('sahyadri');
    const answer = await admin.change('sahyadri', fields);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    expect(await admin.read('sahyadri')).toEqual(before);
  });

  it('gives a domain to only one organization, however many ask at once', async () => {
    const answers = await Promise.all(
      ['meridian', 'sahyadri'].map((id) => admin.change(id, { domains: ['shared.example'], termsDays: 7 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().message).toMatch(/^shared\.example already belongs to .+\.$/);
    const { rows } = await query("select client_id from client_domains where domain = 'shared.example'");
    expect(rows).toHaveLength(1);
    const loser = rows[0].client_id === 'meridian' ? 'sahyadri' : 'meridian';
    expect((await admin.read(loser)).termsDays).not.toBe(7);
    await admin.change(String(rows[0].client_id), { domains: [] });
  });

  it('responds 404 for a nonexistent one', async () => {
    const body = await admin.read('sahyadri');
    for (const answer of [await admin.put('nothing', body), await admin.setClosed('nothing', true)])
      expect([answer.statusCode, answer.json().message]).toEqual([404, "This organization doesn't exist."]);
  });
});

describe('closing an organization', () => {
  afterEach(() => admin.setClosed('sahyadri', false));

  it('ends what its members do for it at once, and keeps its books', async () => {
    const buyer = await api.signIn('buyer2');
    const asBuyer = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      api.call({ method, path, token: buyer, ...(payload && { payload }) });
    const item = { itemType: 'module', itemId: 'leave', name: 'Leave' };
    expect((await asBuyer('GET', '/tex-suite/cart')).statusCode).toBe(200);
    const { openInvoices, runningSubscriptions } = await admin.read('sahyadri');
    await query(
      "update subscriptions set ends_at = now() + interval '9 days' where id = (select id from subscriptions where client_id = 'sahyadri' limit 1)",
    );
    expect((await admin.setClosed('sahyadri', true)).json<Organization>().closedAt).not.toBeNull();
    const refused = await asBuyer('POST', '/tex-suite/cart', item);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'no_client']);
    const chosen = await asBuyer('PUT', '/tex-suite/clients/user/sahyadri/select');
    expect([chosen.statusCode, chosen.json().code]).toEqual([409, 'organization_closed']);
    const { rows } = await query("select id from subscriptions where client_id = 'sahyadri' and ends_at > now()");
    const seats = await asBuyer('PUT', `/tex-suite/subscription/${rows[0].id}/seats`, { userIds: [] });
    expect([seats.statusCode, seats.json().code]).toEqual([409, 'organization_closed']);
    const { user } = (await asBuyer('GET', '/auth/check-auth')).json<{ user: { organization: unknown } }>();
    expect(user.organization).toBeNull();
    expect((await asBuyer('GET', '/tex-suite/invoice/clientId/sahyadri/paginated')).statusCode).toBe(200);
    const after = await admin.read('sahyadri');
    expect(after.openInvoices).toEqual(openInvoices);
    expect(after.runningSubscriptions.count).toBeGreaterThanOrEqual(runningSubscriptions.count);
    await admin.setClosed('sahyadri', false);
    expect((await asBuyer('GET', '/tex-suite/cart')).statusCode).toBe(200);
    expect((await events('sahyadri')).slice(-2)).toEqual(['organization.closed', 'organization.reopened']);
  });

  it('is recorded once, however often it is requested', async () => {
    const closings = async () => (await events('sahyadri')).filter((action) => action === 'organization.closed').length;
    const before = await closings();
    await Promise.all([admin.setClosed('sahyadri', true), admin.setClosed('sahyadri', true)]);
    expect(await closings()).toBe(before + 1);
  });

  it('puts its members among the waiting people', async () => {
    const waiting = async () =>
      expectContract(WaitingPage, (await api.call({ path: `${organizations}/waiting`, token })).json()).content;
    expect((await waiting()).map(({ id }) => id)).not.toContain('buyer2');
    await admin.setClosed('sahyadri', true);
    expect(await waiting()).toEqual([expect.objectContaining({ id: 'buyer2', provider: null, suggestion: null })]);
  });
});
