import { type MarketplaceRole, ModuleGrant, PersonDetail, RoleMemberPage } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { expectContract } from '../../../test/expect-contract.ts';
import { keepPeople } from '../../../test/keep-people.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
let superAdmin: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openTestApi();
  [admin, superAdmin] = [await api.signIn('admin'), await api.signIn('super')];
  restore = await keepPeople(api);
});
afterEach(() => restore());
afterAll(() => api.close());

const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, token = admin) =>
  api.call({ method, path, token, ...(payload && { payload }) });
const put = (path: string, payload: object, token = admin) => call('PUT', `/tex-suite/user${path}`, payload, token);
const person = async (id: string) => expectContract(PersonDetail, (await call('GET', `/tex-suite/user/${id}`)).json());
const cartOf = async (token: string) => (await api.call({ path: '/tex-suite/cart', token })).statusCode;
const events = async (action: string) =>
  (await api.database.pool.query('select * from audit_events where action = $1 order by at', [action])).rows;
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('one user', () => {
  it('is shown with clients, devices and access', async () => {
    const { openSessions } = await person('buyer');
    await api.signIn('buyer');
    expect((await person('buyer')).openSessions).toBe(openSessions + 1);
    expect(await person('buyer')).toMatchObject({
      email: 'buyer@tex.example',
      clients: [{ name: 'Meridian Components' }, { name: 'Meridian Exports' }],
      invitation: null,
    });
    expect((await call('GET', '/tex-suite/user/nobody')).statusCode).toBe(404);
  });

  it('is renamed, with the old name in the audit log, and never to something unreadable', async () => {
    const answer = await put('/user', { name: '  Asha   Menon ', role: 'SUPER_ADMIN', email: 'x@y.example' });
    expect(expectContract(PersonDetail, answer.json())).toMatchObject({
      name: 'Asha Menon',
      role: 'USER',
      email: 'user@tex.example',
    });
    expect((await put('/user', { name: '...' })).json().errors).toEqual([
      { field: 'name', message: 'Please enter a valid name.' },
    ]);
    expect(codeOf(await put('/super', { name: 'Low' }))).toEqual([403, 'forbidden']);
    expect(await events('user.renamed')).toEqual([
      expect.objectContaining({ actor_id: 'admin', target_id: 'user', after: { name: 'Asha Menon' } }),
    ]);
  });
});

describe('the role of a user', () => {
  it('is changed, takes effect on the next request, and is in the audit log with both roles', async () => {
    const token = await api.signIn('user');
    expect((await call('GET', '/tex-suite/user', undefined, token)).statusCode).toBe(403);
    expect((await put('/user/role', { role: 'ADMIN' })).json()).toMatchObject({ role: 'ADMIN' });
    expect((await call('GET', '/tex-suite/user', undefined, token)).statusCode).toBe(200);
    await put('/user/role', { role: 'USER' });
    expect((await call('GET', '/tex-suite/user', undefined, token)).statusCode).toBe(403);
    expect((await events('user.role_changed')).map(({ before, after }) => [before.role, after.role])).toEqual([
      ['USER', 'ADMIN'],
      ['ADMIN', 'USER'],
    ]);
  });

  it('SUPER_ADMIN is given and removed only by a SUPER_ADMIN', async () => {
    expect(codeOf(await put('/user/role', { role: 'SUPER_ADMIN' }))).toEqual([403, 'forbidden']);
    expect(codeOf(await put('/super/role', { role: 'USER' }))).toEqual([403, 'forbidden']);
    expect((await put('/user/role', { role: 'SUPER_ADMIN' }, superAdmin)).statusCode).toBe(200);
    expect((await put('/user/role', { role: 'USER' }, superAdmin)).statusCode).toBe(200);
  });

  it('of an ADMIN can’t be raised by themselves or by a marketplace role', async () => {
    for (const role of ['SUPER_ADMIN', 'ADMIN', 'USER']) {
      expect(codeOf(await put('/admin/role', { role }))).toEqual([403, 'forbidden']);
    }
    expect(codeOf(await put('/admin/roles', { roles: ['PAYMENT_ADMIN'] }))).toEqual([403, 'forbidden']);
    expect(codeOf(await put('', { ids: ['admin'], grantRoleIds: ['payment-admin'] }))).toEqual([403, 'forbidden']);
    expect((await put('/user/roles', { roles: ['SUPER_ADMIN'] }, superAdmin)).statusCode).toBe(400);
    expect((await person('admin')).role).toBe('ADMIN');
  });

  it.each([{ role: 'ROOT' }, { role: null }, {}, { roles: ['ADMIN'] }])('%j is refused', async (body) => {
    expect((await put('/user/role', body)).statusCode).toBe(400);
  });
});

describe('the marketplace roles of a user', () => {
  it('are replaced by PUT /tex-suite/user/{id}/roles, as names or with a status, each in its own spelling [CALL-27, A-59]', async () => {
    const token = await api.signIn('user');
    expect(await cartOf(token)).toBe(403);
    const answer = await put('/user/roles', { roles: ['payment admin'] });
    expect(expectContract(PersonDetail, answer.json()).marketplaceRoles).toEqual([
      { roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', roleStatus: true },
    ]);
    expect(await cartOf(token)).toBe(200);
    await put('/user/roles', { roles: [{ roleName: 'PAYMENT_ADMIN', roleStatus: false }, 'PAYMENT_CREATOR'] });
    expect(await cartOf(token)).toBe(403);
    await put('/user/roles', { roles: [] });
    expect((await person('user')).marketplaceRoles).toEqual([]);
    expect((await put('/spaced/roles', { roles: ['PAYMENT_ADMIN'] })).json().marketplaceRoles).toEqual([
      'payment admin',
    ]);
    expect((await events('user.marketplace_roles_changed')).map(({ before, after }) => [before, after])).toEqual([
      [{ marketplaceRoles: [] }, { marketplaceRoles: ['PAYMENT_ADMIN'] }],
      [{ marketplaceRoles: ['PAYMENT_ADMIN'] }, { marketplaceRoles: ['PAYMENT_ADMIN (inactive)', 'PAYMENT_CREATOR'] }],
      [{ marketplaceRoles: ['PAYMENT_ADMIN (inactive)', 'PAYMENT_CREATOR'] }, { marketplaceRoles: [] }],
    ]);
  });

  it.each([
    [['OWNER'], "There's no marketplace role OWNER."],
    [['PAYMENT_ADMIN', 'payment admin'], 'payment admin is listed twice.'],
  ])('%j are refused: %s', async (roles, message) => {
    const answer = await put('/user/roles', { roles });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect((await person('user')).marketplaceRoles).toEqual([]);
  });

  it('are granted by POST /tex-suite/user/{id}/assign-roles in addition to earlier ones [CALL-28, A-59]', async () => {
    const assign = (id: string, body: object) => call('POST', `/tex-suite/user/${id}/assign-roles`, body);
    const answer = await assign('inactive', { roleIds: ['payment-admin', 'payment-creator'] });
    expect(expectContract(PersonDetail, answer.json()).marketplaceRoles).toEqual([
      { roleName: 'PAYMENT_ADMIN', roleType: 'PAYMENT', roleStatus: true },
      { roleName: 'PAYMENT_CREATOR', roleType: 'PAYMENT', roleStatus: true },
    ] satisfies MarketplaceRole[]);
    expect((await assign('user', { roleIds: ['payment-admin', 'no-such-role'] })).statusCode).toBe(400);
    expect((await assign('user', { roleIds: [] })).statusCode).toBe(400);
    expect((await assign('nobody', { roleIds: ['payment-admin'] })).statusCode).toBe(404);
    expect((await person('user')).marketplaceRoles).toEqual([]);
  });

  it('that are revoked end with the next request', async () => {
    const token = await api.signIn('buyer');
    expect(await cartOf(token)).toBe(200);
    await put('', { ids: ['buyer'], revokeRoleIds: ['payment-admin'] });
    expect(await cartOf(token)).toBe(403);
  });

  it('have members, active or not, who are found by name', async () => {
    const members = async (search = '') =>
      expectContract(
        RoleMemberPage,
        (await call('GET', `/tex-admin/marketplace-roles/payment-admin/members?search=${search}`)).json(),
      ).content.map(({ id, active }) => `${id} ${active}`);
    expect((await members()).sort()).toEqual(['buyer true', 'buyer2 true', 'inactive false', 'spaced true']);
    expect(await members('sahyadri')).toEqual(['buyer2 true']);
    await put('', { ids: ['buyer2'], suspendRoleIds: ['payment-admin'] });
    expect(await members('sahyadri')).toEqual(['buyer2 false']);
    await put('', { ids: ['spaced', 'inactive'], revokeRoleIds: ['payment-admin'] });
    expect((await members()).sort()).toEqual(['buyer true', 'buyer2 false']);
    expect((await call('GET', '/tex-admin/marketplace-roles/nothing/members')).statusCode).toBe(404);
  });
});

describe('several users at once', () => {
  it('are deactivated and signed out with their next call, and may come back', async () => {
    const [buyer, user] = [await api.signIn('buyer'), await api.signIn('user')];
    expect((await put('', { ids: ['buyer', 'user'], status: 'disabled' })).json()).toEqual({ changed: 2 });
    expect([await cartOf(buyer), await cartOf(user)]).toEqual([401, 401]);
    const login = () =>
      api.call({
        method: 'POST',
        path: '/auth/login',
        payload: { email: 'buyer@tex.example', password: 'Marketplace1' },
      });
    expect((await login()).statusCode).toBe(401);
    expect((await put('', { ids: ['buyer', 'user'], status: 'active' })).json()).toEqual({ changed: 2 });
    // What ended stays ended: a new sign-in is needed.
    expect(await cartOf(buyer)).toBe(401);
    expect((await login()).statusCode).toBe(200);
    expect(
      (await events('user.deactivated')).map(({ target_id, before, after }) => [target_id, before, after]),
    ).toEqual(
      ['buyer', 'user'].map((id) => [
        id,
        { status: 'active' },
        { status: 'disabled', sessionsEnded: expect.any(Number) },
      ]),
    );
  });

  it('are changed all or none', async () => {
    const grantRoleIds = ['payment-creator'];
    expect((await put('', { ids: ['user', 'nobody'], grantRoleIds })).statusCode).toBe(404);
    expect(codeOf(await put('', { ids: ['user', 'super'], status: 'disabled' }))).toEqual([403, 'forbidden']);
    expect((await put('', { ids: ['user', 'empty'], status: 'disabled', grantRoleIds: ['gone'] })).statusCode).toBe(
      400,
    );
    expect(await person('user')).toMatchObject({ status: 'active', marketplaceRoles: [] });
    expect((await put('', { ids: ['user', 'empty', 'creator'], grantRoleIds })).json()).toEqual({ changed: 2 });
    expect((await events('user.marketplace_roles_changed')).map(({ target_id }) => target_id)).toEqual([
      'empty',
      'user',
    ]);
  });

  it.each([
    { ids: [] },
    { ids: ['user'], status: 'invited' },
    { ids: Array.from({ length: 101 }, (_, index) => `u${index}`) },
    { ids: ["'"] },
    { ids: 'user', status: 'disabled' },
  ])('are refused as %j', async (body) => expect((await put('', body)).statusCode).toBe(400));
});

describe('the module access of a user', () => {
  const grantsOf = async (id: string) => {
    const answer = await call('GET', `/tex-suite/user/${id}/module-access`);
    return expectContract(Type.Array(ModuleGrant), answer.json());
  };
  const grantOf = async (id: string, moduleId: string) =>
    (await grantsOf(id)).find((grant) => grant.moduleId === moduleId);
  const seenBy = async (token: string) => {
    const { user } = (await api.call({ path: '/auth/check-auth', token })).json();
    return user.userAccess.modules.map((module: { id: string; moduleAccess: string; sections: unknown[] }) => [
      module.id,
      module.moduleAccess,
      module.sections.length,
    ]);
  };

  it('is given in full and in part, and removed, as the user sees on the next request', async () => {
    const token = await api.signIn('empty');
    const [section] = (await grantOf('empty', 'attendance'))?.sections ?? [];
    const modules = [
      { moduleId: 'attendance', access: 'Partial Access', sectionIds: [section?.sectionId] },
      { moduleId: 'payroll', access: 'Full Access' },
    ];
    expect((await put('/empty/module-access', { modules })).statusCode).toBe(200);
    expect(await seenBy(token)).toEqual([
      ['attendance', 'Partial Access', 1],
      ['payroll', 'Full Access', expect.any(Number)],
    ]);
    await put('/empty/module-access', { modules: [{ moduleId: 'payroll', access: 'No Access' }] });
    expect(await grantOf('empty', 'payroll')).toMatchObject({ access: 'No Access', sectionIds: [] });
    expect(await seenBy(token)).toContainEqual(['payroll', 'No Access', 0]);
    expect((await person('empty')).givenModules).toBe(1);
    const [given, taken] = await events('user.module_access_changed');
    expect(given).toMatchObject({
      before: { Attendance: 'No Access', Payroll: 'No Access' },
      after: { Attendance: `Partial Access: ${section?.sectionName}`, Payroll: 'Full Access' },
    });
    expect(taken).toMatchObject({ before: { Payroll: 'Full Access' }, after: { Payroll: 'No Access' } });
  });

  it.each([
    [400, [{ moduleId: 'attendance', access: 'Partial Access' }]],
    [400, [{ moduleId: 'attendance', access: 'Partial Access', sectionIds: ['none-of-it'] }]],
    [400, [{ moduleId: 'attendance', access: 'Some Access' }]],
    [
      404,
      [
        { moduleId: 'payroll', access: 'Full Access' },
        { moduleId: 'no-such-module', access: 'Full Access' },
      ],
    ],
  ])('responds %i and changes nothing for %j', async (status, modules) => {
    expect((await put('/empty/module-access', { modules })).statusCode).toBe(status);
    expect((await grantOf('empty', 'payroll'))?.access).toBe('No Access');
  });

  it('shows seats, which open a module whatever access was given', async () => {
    const seats = (await grantsOf('buyer')).filter(({ hasSeat }) => hasSeat);
    expect(seats.length).toBeGreaterThan(0);
    expect((await grantsOf('buyer2')).filter(({ hasSeat }) => hasSeat)).not.toEqual(seats);
  });
});

it('responds with no worse than a refusal to invalid ids and bodies', async () => {
  for (const id of ['%00', '..%2f', 'x'.repeat(65), "'", 'csv', 'invite']) {
    for (const [method, path] of [
      ['PUT', ''],
      ['PUT', '/role'],
      ['PUT', '/roles'],
      ['POST', '/assign-roles'],
      ['PUT', '/module-access'],
      ['GET', '/module-access'],
    ] as const) {
      const answer = await call(method, `/tex-suite/user/${id}${path}`, method === 'GET' ? undefined : { name: 1 });
      expect([400, 404]).toContain(answer.statusCode);
    }
  }
});

it('exports the found users as a CSV file, without a formula', async () => {
  await put('/user', { name: '=Mallory' }, superAdmin);
  const answer = await call('GET', '/tex-suite/user/csv?search=&role=payment%20admin&sort=email,asc');
  const lines = answer.body.trim().split('\n');
  expect(answer.headers['content-disposition']).toContain('users.csv');
  expect(lines[0]).toContain('Name,Email,Role,Marketplace roles,Status,Organization,Last seen,Created');
  expect(
    lines
      .slice(1)
      .map((line) => /[\w]+@tex\.example/.exec(line)?.[0] ?? '')
      .sort(),
  ).toEqual(['buyer2@tex.example', 'buyer@tex.example', 'spaced@tex.example']);
  expect((await call('GET', '/tex-suite/user/csv?search=mallory')).body).toContain("'=Mallory");
});
