import { OrganizationMemberPage, type OrganizationMember } from '@marketplace/shared/contracts';
import { expectContract } from '../../../../test/expect-contract.ts';
import { administerOrganizations, keepMembers } from '../../../../test/organizations.ts';
import { openTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let admin: ReturnType<typeof keepMembers>;
let own: ReturnType<typeof keepMembers>;
let buyer: string;
beforeEach(async () => {
  api = await openTestApi();
  admin = keepMembers(api, await api.signIn('admin'));
  buyer = await api.signIn('buyer');
  own = keepMembers(api, buyer);
});
afterEach(() => api.close());

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const clientsOf = async (userId: string) =>
  (await query('select client_id from client_members where user_id = $1 order by 1', [userId])).rows.map(
    ({ client_id: id }) => String(id),
  );
const rolesOf = async (userId: string) =>
  (await query('select role_name from user_marketplace_roles where user_id = $1', [userId])).rows.map(
    ({ role_name: name }) => String(name),
  );
const outcome = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
/** Adds many people of one client, far more than a page. */
const crowd = async (count: number) => {
  await query(
    `insert into users (id, name, email) select 'crowd-' || n, 'Person ' || n, 'person' || n || '@crowd.example' from generate_series(1, $1) n`,
    [count],
  );
  await query(
    `insert into client_members (client_id, user_id, is_default) select 'meridian', 'crowd-' || n, true from generate_series(1, $1) n`,
    [count],
  );
};

describe('the members of an organization', () => {
  it('are listed by page, with payment role, seats and other organizations', async () => {
    const { content } = expectContract(OrganizationMemberPage, (await own.list('meridian', { size: '3' })).json());
    expect(content.map(({ id, paymentRole, otherOrganizations }) => [id, paymentRole, otherOrganizations])).toEqual([
      ['buyer', 'PAYMENT_ADMIN', 1],
      ['creator', 'PAYMENT_CREATOR', 0],
      ['empty', null, 0],
    ]);
  });

  it('are searched among 10,000, and listed by page', async () => {
    await crowd(10_000);
    const page = (await own.list('meridian', { search: 'person9999@', size: '20' })).json();
    expect([page.totalElements, page.content.map(({ id }: OrganizationMember) => id)]).toEqual([1, ['crowd-9999']]);
    const all = (await own.list('meridian', { size: '100', page: '100' })).json();
    expect([all.totalElements, all.content.length]).toEqual([10_007, 7]);
    const roles = (await own.list('meridian', { paymentRole: 'any', size: '100' })).json();
    expect(roles.content.map(({ id }: OrganizationMember) => id)).toEqual(['buyer', 'creator', 'spaced']);
  });

  it('can’t be seen or changed by anyone else: 404 as for a nonexistent organization', async () => {
    for (const id of ['sahyadri', 'nothing']) {
      const answers = [
        await own.list(id),
        await own.add(id, 'user@tex.example'),
        await own.remove(id, 'buyer2'),
        await own.setRole(id, 'buyer2', null),
      ];
      for (const answer of answers) expect(outcome(answer)).toEqual([404, 'not_found']);
    }
    expect(await clientsOf('buyer2')).toEqual(['sahyadri']);
    expect(outcome(await own.remove('meridian', 'buyer2'))).toEqual([404, 'not_found']);
  });

  it('are hidden from a marketplace role that only looks like an administrator', async () => {
    await query("insert into user_marketplace_roles (user_id, position, role_name) values ('empty', 0, 'ADMIN')");
    const looks = keepMembers(api, await api.signIn('empty'));
    expect((await looks.list('sahyadri')).statusCode).toBe(404);
    expect((await looks.remove('meridian', 'user')).statusCode).toBe(404);
  });
});

describe('adding a member', () => {
  it('lets an administrator add anyone with an account, and names addresses without one', async () => {
    expect((await admin.add('sahyadri', 'User@TEX.example')).json()).toMatchObject({ id: 'user' });
    expect(await clientsOf('user')).toEqual(['meridian', 'sahyadri']);
    expect(outcome(await admin.add('sahyadri', 'user@tex.example'))).toEqual([409, 'member_already']);
    const nobody = await admin.add('sahyadri', 'nobody@tex.example');
    expect([nobody.statusCode, nobody.json().message]).toEqual([
      400,
      "There's no account for nobody@tex.example. Invite them in IAM first.",
    ]);
    // Not administrators themselves, who would gain rights.
    expect((await admin.add('sahyadri', 'admin@tex.example')).statusCode).toBe(403);
  });

  it('accepts from a payment admin only waiting people with an address of the organization', async () => {
    await query("insert into client_domains values ('crowd.example', 'meridian')");
    await query(
      "insert into users (id, name, email) values ('free', 'Free', 'free@crowd.example'), ('alien', 'Alien', 'alien@far.example')",
    );
    expect((await own.add('meridian', 'free@crowd.example')).statusCode).toBe(201);
    const refusals = ['alien@far.example', 'buyer2@tex.example', 'nobody@far.example'].map((email) =>
      own.add('meridian', email),
    );
    for (const answer of await Promise.all(refusals)) {
      expect(outcome(answer)).toEqual([400, 'invalid_request']);
      expect(answer.json<{ message: string }>().message).toContain("You can't add");
    }
    expect(outcome(await own.add('meridian', 'user@tex.example'))).toEqual([409, 'member_already']);
  });

  it('is refused for a closed organization and for a deactivated account', async () => {
    await query("update users set status = 'disabled' where id = 'user'");
    expect(outcome(await admin.add('sahyadri', 'user@tex.example'))).toEqual([409, 'account_disabled']);
    await administerOrganizations(api, await api.signIn('admin')).setClosed('sahyadri', true);
    expect(outcome(await admin.add('sahyadri', 'empty@tex.example'))).toEqual([409, 'organization_closed']);
    const buyer2 = keepMembers(api, await api.signIn('buyer2'));
    expect((await buyer2.list('sahyadri')).statusCode).toBe(200);
    expect(outcome(await buyer2.remove('sahyadri', 'buyer2'))).toEqual([409, 'organization_closed']);
    expect((await admin.remove('sahyadri', 'buyer2')).statusCode).toBe(200);
  });
});

describe('removing a member', () => {
  it('gives up their seats and payment role, and takes effect on their next request', async () => {
    const creator = await api.signIn('creator');
    await query(`insert into subscription_seats (client_id, subscription_id, user_id)
      select client_id, id, 'creator' from subscriptions where client_id = 'meridian' limit 1 on conflict do nothing`);
    expect((await own.remove('meridian', 'creator')).statusCode).toBe(200);
    expect([await clientsOf('creator'), await rolesOf('creator')]).toEqual([[], []]);
    expect((await query("select 1 from subscription_seats where user_id = 'creator'")).rows).toEqual([]);
    const { user } = (await api.call({ path: '/auth/check-auth', token: creator })).json();
    expect([user.organization, user.marketplaceRoles]).toEqual([null, []]);
  });

  it('leaves the payment role to people who belong to another organization', async () => {
    await admin.remove('meridian', 'buyer');
    expect([await clientsOf('buyer'), await rolesOf('buyer')]).toEqual([['meridian-exports'], ['PAYMENT_ADMIN']]);
  });

  it('leaves one payment admin, even if two remove each other at once', async () => {
    const spaced = keepMembers(api, await api.signIn('spaced'));
    const answers = await Promise.all([own.remove('meridian', 'spaced'), spaced.remove('meridian', 'buyer')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const last = (await clientsOf('buyer')).includes('meridian')
      ? { by: own, id: 'buyer' }
      : { by: spaced, id: 'spaced' };
    expect(outcome(await last.by.remove('meridian', last.id))).toEqual([409, 'last_payment_admin']);
    expect((await admin.remove('meridian', last.id)).statusCode).toBe(200);
  });
});

describe('the payment role of a member', () => {
  it('is given, exchanged and removed, and recorded in the audit log', async () => {
    expect((await own.setRole('meridian', 'user', 'PAYMENT_CREATOR')).json()).toMatchObject({
      paymentRole: 'PAYMENT_CREATOR',
    });
    expect((await own.setRole('meridian', 'user', 'PAYMENT_ADMIN')).json()).toMatchObject({
      paymentRole: 'PAYMENT_ADMIN',
    });
    expect(await rolesOf('user')).toEqual(['PAYMENT_ADMIN']);
    expect((await own.setRole('meridian', 'user', null)).json()).toMatchObject({ paymentRole: null });
    const { rows } = await query(
      "select actor_id from audit_events where action = 'user.marketplace_roles_changed' and target_id = 'user'",
    );
    expect(rows).toEqual(Array<object>(3).fill({ actor_id: 'buyer' }));
  });

  it('is given again to people whose role is inactive, and if the marketplace defines no roles', async () => {
    await query('delete from marketplace_role_definitions');
    expect((await own.setRole('meridian', 'inactive', 'PAYMENT_ADMIN')).json()).toMatchObject({
      paymentRole: 'PAYMENT_ADMIN',
    });
  });

  it('stays with the last payment admin', async () => {
    expect((await own.setRole('meridian', 'spaced', null)).statusCode).toBe(200);
    // Only Buyer belongs to another organization, which is theirs as well.
    expect(outcome(await own.setRole('meridian', 'buyer', 'PAYMENT_CREATOR'))).toEqual([409, 'last_payment_admin']);
  });

  it('is not changed by a payment admin for members of other organizations or administrators', async () => {
    await admin.add('meridian', 'buyer2@tex.example');
    expect(outcome(await own.setRole('meridian', 'buyer2', null))).toEqual([409, 'in_another_organization']);
    await query("insert into client_members (client_id, user_id) values ('meridian', 'super')");
    expect(outcome(await own.setRole('meridian', 'super', 'PAYMENT_ADMIN'))).toEqual([403, 'forbidden']);
    expect(await rolesOf('super')).toEqual([]);
  });
});

describe('moving a member', () => {
  it('lets a signed-in member act for the other organization from the next request on', async () => {
    const { accessToken } = await api.signInFully('spaced');
    expect((await admin.move('meridian', 'spaced', 'sahyadri')).statusCode).toBe(200);
    expect(await clientsOf('spaced')).toEqual(['sahyadri']);
    const { user } = (await api.call({ path: '/auth/check-auth', token: accessToken })).json();
    expect(user.organization).toEqual({ id: 'sahyadri', name: 'Sahyadri Foods' });
    const { rows } = await query("select target_id from audit_events where action = 'organization.member_moved'");
    expect(rows.map(({ target_id: id }) => id).sort()).toEqual(['meridian', 'sahyadri']);
  });

  it('leaves everything as it is if it can’t be done', async () => {
    expect(outcome(await admin.move('meridian', 'user', 'meridian'))).toEqual([400, 'invalid_request']);
    expect(outcome(await admin.move('meridian', 'user', 'nothing'))).toEqual([404, 'not_found']);
    expect(outcome(await admin.move('meridian', 'buyer', 'meridian-exports'))).toEqual([409, 'member_already']);
    expect(outcome(await admin.move('sahyadri', 'user', 'meridian'))).toEqual([404, 'not_found']);
    expect(await clientsOf('buyer')).toEqual(['meridian', 'meridian-exports']);
    expect(await clientsOf('user')).toEqual(['meridian']);
  });

  it('happens once for two simultaneous moves in opposite directions', async () => {
    await admin.add('sahyadri', 'empty@tex.example');
    const answers = await Promise.all([
      admin.move('meridian', 'user', 'sahyadri'),
      admin.move('sahyadri', 'buyer2', 'meridian'),
      admin.move('meridian', 'user', 'sahyadri'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 404]);
    expect([await clientsOf('user'), await clientsOf('buyer2')]).toEqual([['sahyadri'], ['meridian']]);
  });
});
