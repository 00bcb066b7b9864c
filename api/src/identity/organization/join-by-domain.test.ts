import type { WaitingPerson } from '@marketplace/shared/contracts';
import {
  signInAtProvider,
  startIdentityProvider,
  type IdentityProviderServer,
} from '../../../test/identity-provider.ts';
import { administerOrganizations, keepMembers, organizations } from '../../../test/organizations.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

const account = (login: string, claims: object = {}) => ({
  [login]: { sub: login, email: `${login}@nilgiri.example`, email_verified: true, name: `${login} Nilgiri`, ...claims },
});

let api: TestApi;
let server: IdentityProviderServer;
let token: string;
let providerId: string;
let admin: ReturnType<typeof administerOrganizations>;
let members: ReturnType<typeof keepMembers>;
beforeEach(async () => {
  api = await openTestApi({ publicUrl: 'http://localhost:4000', publicPostsPerMinute: 1_000 });
  server = await startIdentityProvider({
    clientId: 'marketplace',
    clientSecret: 'a secret of the client',
    redirectUri: 'http://localhost:4000/api/marketplace/auth/sign-on/callback',
    accounts: {
      ...account('nila'),
      ...account('noor', { email: 'Noor@NILGIRI.example' }),
      ...account('boss', { groups: ['directors'] }),
      ...account('forged', { email_verified: false }),
    },
  });
  token = await api.signIn('super');
  admin = administerOrganizations(api, token);
  members = keepMembers(api, token);
  providerId = await administer(api, token).addEnabled({
    issuer: server.issuer,
    domains: ['nilgiri.example'],
    createUsers: true,
    roleClaim: 'groups',
    roleMapping: [{ group: 'directors', role: 'ADMIN' }],
  });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

/** Signs in through the provider; returns the organization that the account acts for. */
const signIn = async (login: string) => {
  const browser = openBrowser(api);
  const page = await browser.comeBack(await signInAtProvider(await browser.start(providerId), login));
  return (await browser.collect(page)).userData?.organization;
};
const waiting = async () =>
  (await api.call({ path: `${organizations}/waiting`, token })).json<{ content: WaitingPerson[] }>().content;
const own = (id: string, domains = ['nilgiri.example']) => admin.change(id, { domains });
const sahyadri = { id: 'sahyadri', name: 'Sahyadri Foods' };

it('joins the organization that owns the domain, whatever the case of the address', async () => {
  await own('sahyadri');
  expect(await signIn('nila')).toEqual(sahyadri);
  expect(await signIn('noor')).toEqual(sahyadri);
  expect(await waiting()).toEqual([]);
  const { rows } = await api.database.pool.query(
    "select after from audit_events where action = 'organization.member_joined' order by at",
  );
  expect(rows).toEqual([
    { after: { memberId: expect.any(String), member: 'nila@nilgiri.example', by: 'email domain' } },
    { after: { memberId: expect.any(String), member: 'Noor@NILGIRI.example', by: 'email domain' } },
  ]);
});

it('waits if no organization owns the domain, and joins when one does', async () => {
  expect(await signIn('nila')).toBeNull();
  expect(await waiting()).toEqual([
    expect.objectContaining({ email: 'nila@nilgiri.example', provider: 'Tex Directory', suggestion: null }),
  ]);
  await own('sahyadri');
  expect(await waiting()).toEqual([]);
  expect(await signIn('nila')).toEqual(sahyadri);
});

it('does not bring back removed people until someone adds them again', async () => {
  await own('sahyadri');
  await signIn('nila');
  const { rows } = await api.database.pool.query("select id from users where email = 'nila@nilgiri.example'");
  await members.remove('sahyadri', String(rows[0].id));
  expect(await signIn('nila')).toBeNull();
  expect(await waiting()).toEqual([expect.objectContaining({ suggestion: sahyadri })]);
  await members.add('sahyadri', 'nila@nilgiri.example');
  expect(await signIn('nila')).toEqual(sahyadri);
});

it('leaves members of another organization and administrators where they are', async () => {
  await own('sahyadri');
  await signIn('nila');
  await own('sahyadri', []);
  await own('meridian');
  expect(await signIn('nila')).toEqual(sahyadri);
  expect(await signIn('boss')).toBeNull();
  expect(await waiting()).toEqual([]);
});

it('joins no closed organization', async () => {
  await own('sahyadri');
  await admin.setClosed('sahyadri', true);
  expect(await signIn('nila')).toBeNull();
  await own('sahyadri', ['nilgiri.example', 'other.example']);
  expect((await waiting()).map(({ email }) => email)).toContain('nila@nilgiri.example');
});

it('ignores addresses that no provider proved', async () => {
  await api.database.pool.query(
    "insert into users (id, name, email) values ('typed', 'Typed', 'typed@nilgiri.example')",
  );
  await own('sahyadri');
  expect((await waiting()).map(({ id, suggestion }) => [id, suggestion])).toEqual([['typed', sahyadri]]);
  await api.database.pool.query(
    "insert into user_identities (provider_id, subject, user_id) select id, 'typed', 'typed' from identity_providers",
  );
  await api.database.pool.query('update identity_providers set enabled = false');
  await own('sahyadri', []);
  await own('sahyadri');
  expect((await waiting()).map(({ id }) => id)).toEqual(['typed']);
});

it('joins once for two sign-ins at the same moment', async () => {
  await own('sahyadri');
  expect(await Promise.all([signIn('nila'), signIn('nila')])).toEqual([sahyadri, sahyadri]);
  const { rows } = await api.database.pool.query(
    "select 1 from audit_events where action = 'organization.member_joined'",
  );
  expect(rows).toHaveLength(1);
});
