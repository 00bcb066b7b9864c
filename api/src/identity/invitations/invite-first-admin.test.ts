import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase } from '../../create-database.ts';
import { createMailer } from '../../notifications/index.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteFirstAdmin } from './invite-first-admin.ts';
import { findInvitation } from './pending-invitation.ts';

let database: TestDatabase;
const config = { publicUrl: 'https://market.example', brand: 'Bazaar', mailFrom: 'Bazaar <no-reply@market.example>' };
const email = 'mira.shah@company.example';

/** As a production start leaves an empty database. */
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  const { url: databaseUrl } = database;
  await (await createDatabase({ databaseUrl, databasePoolSize: 2, dataDir: '/nonexistent', production: true })).close();
});
afterEach(() => database.drop());

const invite = (wanted: { email?: string; name?: string; additional?: boolean } = {}, mailer = false) =>
  inviteFirstAdmin(
    { db: database.db, config, mailer: mailer ? createMailer('Bazaar') : undefined },
    { email, additional: false, ...wanted },
  );
const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? '';
const accept = async (link: { url: string }) =>
  acceptInvitation(
    { db: database.db, brand: 'Bazaar' },
    { token: tokenOf(link), newPassword: 'Brand-new-1' },
    '127.0.0.1',
  );
const people = async () =>
  (await database.pool.query('select email, name, role, status from users order by email')).rows;

it('creates a SUPER_ADMIN in an empty production database, through a link', async () => {
  const link = await invite();
  expect(link.url).toMatch(/^https:\/\/market\.example\/marketplace\/accept-invitation\?token=[\w-]{43}$/);
  expect(await findInvitation(database.db, tokenOf(link))).toMatchObject({ email, invitedBy: null });
  await accept(link);
  expect(await people()).toEqual([{ email, name: 'mira.shah', role: 'SUPER_ADMIN', status: 'active' }]);
  const { rows } = await database.pool.query(
    "select actor_id, target_name from audit_events where action = 'user.invited'",
  );
  expect(rows).toEqual([{ actor_id: null, target_name: email }]);
});

it('creates the roles that grants need, without the demo', async () => {
  const { rows } = await database.pool.query('select role_name from marketplace_role_definitions order by 1');
  expect(rows).toEqual([{ role_name: 'PAYMENT_ADMIN' }, { role_name: 'PAYMENT_CREATOR' }]);
});

it('sends the link if there is a mail server', async () => {
  const { url } = await invite({ name: 'Mira Shah' }, true);
  const { rows } = await database.pool.query('select to_address, text from mails');
  expect(rows).toEqual([{ to_address: email, text: expect.stringContaining(url) }]);
  expect(rows[0].text).toContain('Bazaar (no-reply@market.example) has set up an account');
});

it('replaces the link for the same address, ignoring case, even for two requests at once', async () => {
  const first = await invite();
  await Promise.all([invite({ email: email.toUpperCase() }), invite()]);
  await expect(accept(first)).rejects.toThrow(/no longer valid/);
  expect(await people()).toHaveLength(1);
  await accept(await invite());
});

it('refuses a second one besides an active SUPER_ADMIN, unless explicitly requested', async () => {
  await accept(await invite());
  await expect(invite({ email: 'other@company.example' })).rejects.toThrow(
    `${email} is SUPER_ADMIN already and can invite others under IAM. Add --additional if nobody can sign in.`,
  );
  expect(await people()).toHaveLength(1);
  await accept(await invite({ email: 'other@company.example', additional: true }));
  expect(await people()).toHaveLength(2);
});

it('leaves an existing account as it is', async () => {
  await accept(await invite());
  await expect(invite({ additional: true })).rejects.toThrow(/already has an account \(SUPER_ADMIN, active\)/);
  await database.pool.query(
    "insert into users (id, name, email, role) values ('u', 'U', 'user@company.example', 'USER')",
  );
  await expect(invite({ email: 'user@company.example', additional: true })).rejects.toThrow(
    /already has an account \(USER, active\)/,
  );
  expect((await people())[1]).toEqual({ email: 'user@company.example', name: 'U', role: 'USER', status: 'active' });
});

it.each(['mira', 'mira@', '@company.example', 'a b@company.example', '', `${'x'.repeat(250)}@company.example`])(
  'refuses the address "%s"',
  async (wrong) => {
    await expect(invite({ email: wrong })).rejects.toThrow(`"${wrong}" isn't a valid email address`);
    expect(await people()).toEqual([]);
  },
);

it.each([['12'], ['x'.repeat(81)], ['a\u0000b']])('refuses the name %j', async (name) => {
  await expect(invite({ name })).rejects.toThrow(/can't be a name/);
  expect(await people()).toEqual([]);
});
