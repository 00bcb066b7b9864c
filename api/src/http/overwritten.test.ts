import { readApiDocument } from '../../test/api-document.ts';
import { marketplace, openTestApi, organization, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let admin: string;
let buyer: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('super');
  buyer = await api.signIn('buyer');
  await api.database.pool.query(`insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id,
    no_of_users, starts_at, ends_at, unit_price, currency)
    values ('meridian', 'shared', 'fleet', 'Fleet', 'o', 'buyer', 9, now() - interval '1 day', now() + interval '9 days', 300, 'INR')`);
});
afterAll(() => api.close());

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

/** What a body carries to say which state the change started from. */
const guards = ['version', 'was', 'basedOn', 'updatedAt'];

/** Replacements that carry none, and why nobody overwrites unseen changes. */
const exceptions: Record<string, string> = {
  '/auth/profile': 'one person writes it, in their own session',
  '/auth/second-factor/passkeys/{id}': 'one person names it, in their own session',
  '/tex-suite/cart/{cartItemId}': 'carries the version of the line in the offline queue: see the cart tests',
  '/tex-suite/checkout/draft': 'one person writes it',
  '/tex-suite/clients/user/{id}/select': 'a switch of the caller',
  '/tex-suite/clients/{id}/members/{userId}/payment-role': 'a switch: says what is wanted',
  '/tex-suite/ticket': 'acts on many tickets: only what is named changes',
  '/tex-suite/user': 'acts on many people: only what is named changes',
  '/tex-suite/user/{id}/module-access': 'each module carries `was`: see below',
  '/tex-suite/user/{id}/roles': 'the payload is specified [CALL-27]; no screen uses it',
  '/tex-admin/organizations/{id}/status': 'a switch: says what is wanted',
  '/tex-admin/sign-on/providers/{id}/enabled': 'a switch: says what is wanted',
};

it('every replacement says which state it started from, or has a reason not to', async () => {
  const { paths } = await readApiDocument<{ paths: Record<string, { put?: Operation }> }>(api.app);
  const unguarded = Object.entries(paths)
    .filter(([path, { put }]) => put && (path.startsWith(marketplace) || path.startsWith(organization)))
    .filter(([, { put }]) => {
      const { properties = {} } = put?.requestBody?.content['application/json']?.schema ?? {};
      return !guards.some((name) => Object.hasOwn(properties, name));
    })
    .map(([path]) => path.replace(marketplace, ''))
    // The catalog has its own test for all its kinds.
    .filter((path) => !path.startsWith('/tex-admin/catalog/'));
  expect(unguarded.sort()).toEqual(Object.keys(exceptions).sort());
});

interface Form {
  path: string;
  token: () => string;
  /** What the form shows, as its body carries it. */
  shown: () => Promise<object>;
  /** Two different changes of it. */
  changes: [object, object];
  /** What is stored now. */
  stored: () => Promise<unknown>;
}

const read = async <T>(path: string, token: string) => (await api.call({ path, token })).json<T>();
const value = async (statement: string) => (await api.database.pool.query(statement)).rows;
const person = () => read<{ name: string; role: string }>('/tex-suite/user/user', admin);

const forms: Record<string, Form> = {
  name: {
    path: '/tex-suite/user/user',
    token: () => admin,
    shown: async () => ({ was: (await person()).name }),
    changes: [{ name: 'First Name' }, { name: 'Second Name' }],
    stored: async () => (await person()).name,
  },
  role: {
    path: '/tex-suite/user/user/role',
    token: () => admin,
    shown: async () => ({ was: (await person()).role }),
    changes: [{ role: 'ADMIN' }, { role: 'SUPER_ADMIN' }],
    stored: async () => (await person()).role,
  },
  seats: {
    path: '/tex-suite/subscription/shared/seats',
    token: () => buyer,
    shown: async () => ({
      was: (await value("select user_id from subscription_seats where subscription_id = 'shared'")).map(
        ({ user_id: id }: { user_id: string }) => id,
      ),
    }),
    changes: [{ userIds: ['buyer'] }, { userIds: ['creator'] }],
    stored: () => value("select user_id from subscription_seats where subscription_id = 'shared'"),
  },
  renewal: {
    path: '/tex-suite/subscription/shared/renewal',
    token: () => buyer,
    shown: async () => ({
      was: (await value("select renew_days from subscriptions where id = 'shared'"))[0].renew_days,
    }),
    changes: [{ renewDays: 30 }, { renewDays: 60 }],
    stored: () => value("select renew_days from subscriptions where id = 'shared'"),
  },
  site: {
    path: '/tex-suite/locations/sites/shared',
    token: () => admin,
    shown: async () => {
      const { sites } = await read<{ sites: { id: string; updatedAt: string }[] }>('/tex-suite/locations', admin);
      const { id: _, ...site } = sites.find(({ id }) => id === 'shared') ?? { id: '' };
      return site;
    },
    changes: [{ name: 'First site' }, { address: 'Second address' }],
    stored: () => value("select name, address from sites where id = 'shared'"),
  },
  'privacy policy': {
    path: '/tex-admin/privacypolicy/shared',
    token: () => admin,
    shown: async () => ({
      basedOn: (await value("select updated_at from privacy_policies where id = 'shared'"))[0].updated_at,
    }),
    changes: [{ privacyPolicy: '<p>First</p>' }, { privacyPolicy: '<p>Second</p>' }],
    stored: () => value("select html from privacy_policies where id = 'shared'"),
  },
};

describe.each(Object.entries(forms))('the %s', (_name, { path, token, shown, changes: [one, other], stored }) => {
  const put = (payload: object) => api.call({ method: 'PUT', path, payload, token: token() });
  beforeEach(async () => {
    await api.database.pool.query("update users set name = 'User', role = 'USER' where id = 'user'");
    await api.database.pool.query("delete from subscription_seats where subscription_id = 'shared'");
    await api.database.pool.query("update subscriptions set renew_days = null where id = 'shared'");
    await api.database.pool.query(`insert into sites (id, name, address, lat, lng, radius)
      values ('shared', 'Site', 'Address', 1, 1, 100) on conflict (id) do update set name = 'Site', address = 'Address'`);
    await api.database.pool.query(`insert into privacy_policies (id, html) values ('shared', '<p>Before</p>')
      on conflict (id) do update set html = excluded.html`);
  });

  it('is not overwritten by the second of two people who opened the same version', async () => {
    const opened = await shown();
    expect((await put({ ...opened, ...one })).statusCode).toBe(200);
    const first = await stored();
    const late = await put({ ...opened, ...other });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await stored()).toEqual(first);
    expect((await put({ ...(await shown()), ...other })).statusCode).toBe(200);
    expect(await stored()).not.toEqual(first);
  });

  it('accepts one of two changes at the same moment', async () => {
    const opened = await shown();
    const answers = await Promise.all([put({ ...opened, ...one }), put({ ...opened, ...other })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('access to modules', () => {
  const none = { access: 'No Access', sectionIds: [] };
  const give = (moduleId: string, access: string, was: object) =>
    api.call({
      method: 'PUT',
      path: '/tex-suite/user/empty/module-access',
      payload: { modules: [{ moduleId, access, was }] },
      token: admin,
    });

  it('is not overwritten by the second of two people with the same module open, unlike another module', async () => {
    expect((await give('payroll', 'Full Access', none)).statusCode).toBe(200);
    const late = await give('payroll', 'No Access', { access: 'Partial Access', sectionIds: [] });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await give('fleet', 'Full Access', none)).statusCode).toBe(200);
    expect((await give('payroll', 'Full Access', none)).statusCode).toBe(200);
    expect((await give('payroll', 'No Access', { access: 'Full Access', sectionIds: [] })).statusCode).toBe(200);
  });
});
