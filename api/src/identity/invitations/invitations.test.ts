import { InvitationView, PersonDetail } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { keepPeople } from '../../../test/keep-people.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
  admin = await api.signIn('admin');
  restore = await keepPeople(api);
});
afterEach(() => restore());
afterAll(() => api.close());

const email = 'nila@tex.example';
const nila = { name: 'Nila Das', email };
const someone = { people: [nila], role: 'USER', marketplaceRoleIds: ['payment-creator'], clientId: 'meridian' };
const invite = (body: object = someone, token = admin) =>
  api.call({ method: 'POST', path: '/tex-suite/user/invite', payload: body, token });
const view = (token: string) => api.call({ path: '/auth/invitation', query: { token } });
const accept = (token: string, newPassword = 'Brand-new-1') =>
  api.call({ method: 'POST', path: '/auth/invitation/accept', payload: { token, newPassword } });
const query = (statement: string) => api.database.pool.query(statement);
const idOf = async (address = email): Promise<string> =>
  (await query(`select id from users where email = '${address}'`)).rows[0]?.id;
const resend = async (id: string, token = admin) =>
  api.call({ method: 'POST', path: `/tex-suite/user/${id}/invitation`, token });
const withdraw = async (id: string, token = admin) =>
  api.call({ method: 'DELETE', path: `/tex-suite/user/${id}/invitation`, token });
/** Of the newest email. */
const linkToken = async (address = email) =>
  /accept-invitation\?token=([\w-]+)/.exec((await mailsTo(api, address))[0]?.text ?? '')?.[1] ?? '';
const signIn = (address = email, password = 'Brand-new-1') =>
  api.call({ method: 'POST', path: '/auth/login', payload: { email: address, password } });
const actions = async () =>
  (await query("select action from audit_events where action not like 'user.sign%' order by at")).rows.map(
    (row: { action: string }) => row.action,
  );

describe('a list of people', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Person ${index}`, email: `p${index}@tex.example` }));
  const invited = async () =>
    (await query("select count(*)::int as n from users where status = 'invited'")).rows[0]?.n as number;

  it('is invited, all fifty of them', async () => {
    const before = await invited();
    expect((await invite({ ...someone, people: people(50) })).json()).toEqual({ invited: 50 });
    expect(await invited()).toBe(before + 50);
    expect(await mailsTo(api, 'p49@tex.example')).toHaveLength(1);
  });

  it('is refused in full beyond that, in a sentence that names the limit', async () => {
    const before = await invited();
    const answer = await invite({ ...someone, people: people(51) });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'people must have at most 50 entries.']);
    expect(await invited()).toBe(before);
  });
});

describe('an invitation', () => {
  it('creates an account that nobody can use yet, and names the inviting user by email', async () => {
    expect((await invite()).json()).toEqual({ invited: 1 });
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toMatch(/ invited you to /);
    for (const words of ['Nila Das', 'admin@tex.example', 'Meridian Components', 'Expires']) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).toContain(`${api.config.publicUrl}/marketplace/accept-invitation?token=`);
    const found = await api.call({ path: `/tex-suite/user/${await idOf()}`, token: admin });
    expect(expectContract(PersonDetail, found.json())).toMatchObject({
      status: 'invited',
      role: 'USER',
      marketplaceRoles: [{ roleName: 'PAYMENT_CREATOR' }],
      clients: [{ id: 'meridian' }],
      invitation: { expired: false },
    });
    expect((await signIn(email, 'Marketplace1')).statusCode).toBe(401);
    const { rows } = await query("select * from audit_events where action = 'user.invited'");
    expect(rows[0]).toMatchObject({ actor_id: 'admin', target_name: email, after: { role: 'USER' } });
    expect(JSON.stringify(rows)).not.toContain(await linkToken());
  });

  it('shows on its page who invited whom, and sets the password once', async () => {
    await invite();
    const token = await linkToken();
    expect(expectContract(InvitationView, (await view(token)).json())).toMatchObject({
      ...nila,
      invitedBy: { email: 'admin@tex.example' },
      organization: 'Meridian Components',
    });
    for (const weak of ['short1A', 'alllower1', 'Password1', 'Nila-Das-1', 'Marketplace1', 'Meridian2026']) {
      const refused = await accept(token, weak);
      expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'newPassword']);
    }
    expect((await accept(token)).statusCode).toBe(200);
    expect((await signIn()).json()).toMatchObject({ userData: { email, marketplaceRoles: [{ roleStatus: true }] } });
    expect((await accept(token, 'Another-one-1')).statusCode).toBe(404);
    expect(await actions()).toEqual(['user.invited', 'user.invitation_accepted']);
  });

  it('is accepted once for sixteen submissions at the same moment', async () => {
    await invite();
    const token = await linkToken();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => accept(token, `Brand-new-${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 15 }, () => 404)]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await signIn(email, `Brand-new-${winner}`)).statusCode).toBe(200);
  });

  it('gets the same response if it is unknown, used, replaced, withdrawn or 7 days old', async () => {
    await invite({ ...someone, people: ['used', 'replaced', 'gone', 'old'].map((name) => aPerson(name)) });
    const tokens: string[] = ['unknown'];
    for (const name of ['used', 'replaced', 'gone', 'old']) tokens.push(await linkToken(`${name}@tex.example`));
    await accept(tokens[1] ?? '');
    await resend(await idOf('replaced@tex.example'));
    await withdraw(await idOf('gone@tex.example'));
    const old = await idOf('old@tex.example');
    const { rows } = await query(`select expires_at - created_at as life from invitations where user_id = '${old}'`);
    expect(rows[0].life).toMatchObject({ days: 7 });
    await query(`update invitations set expires_at = now() where user_id = '${old}'`);
    const shapes: unknown[] = [];
    for (const token of tokens) {
      for (const answer of [await view(token), await accept(token)]) {
        const { requestId: _id, ...body } = answer.json();
        shapes.push([answer.statusCode, body]);
      }
    }
    expect(shapes[0]).toEqual([404, expect.objectContaining({ code: 'invitation_not_good' })]);
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
  });

  it('is sent again with a new link, even after the old one expired', async () => {
    await invite();
    const [before, id] = [await linkToken(), await idOf()];
    await query('update invitations set expires_at = now()');
    const found = await api.call({ path: `/tex-suite/user/${id}`, token: admin });
    expect(found.json().invitation).toMatchObject({ expired: true });
    expect((await resend(id)).statusCode).toBe(200);
    const token = await linkToken();
    expect(token).not.toBe(before);
    expect((await accept(token)).statusCode).toBe(200);
    expect((await resend(id)).json().code).toBe('already_accepted');
    expect((await withdraw(id)).json().code).toBe('already_accepted');
  });

  it('fills nobody else’s mailbox', async () => {
    await invite();
    const id = await idOf();
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) codes.push((await resend(id)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await mailsTo(api, email)).toHaveLength(5);
  });

  it('is withdrawn with its account, and the address can be invited again', async () => {
    await invite();
    expect((await withdraw(await idOf())).statusCode).toBe(200);
    expect(await idOf()).toBeUndefined();
    expect(await actions()).toEqual(['user.invited', 'user.invitation_withdrawn']);
    expect((await invite()).statusCode).toBe(201);
  });

  it('causes no deadlock when it is accepted, sent again and withdrawn at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      await query("delete from rate_limits where key like 'mail:%'");
      const people = [aPerson(`cross${round}`)];
      await invite({ ...someone, people });
      const id = await idOf(people[0]?.email);
      const token = await linkToken(people[0]?.email);
      const answers = await Promise.all([accept(token), resend(id), withdraw(id), accept(token), resend(id)]);
      for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode);
    }
  });

  it('can’t be deactivated, only withdrawn', async () => {
    await invite();
    const payload = { ids: [await idOf(), 'user'], status: 'disabled' };
    const answer = await api.call({ method: 'PUT', path: '/tex-suite/user', payload, token: admin });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_accepted_yet']);
  });
});

const aPerson = (name: string) => ({ name: `Person ${name}`, email: `${name}@tex.example` });

describe('who is invited', () => {
  it.each([
    ['has an account', [aPerson('new'), { ...nila, email: 'BUYER@tex.example' }], 'people.1.email'],
    ['is listed twice', [aPerson('new'), { ...nila, email: 'NEW@tex.example' }], 'people.1.email'],
    ['has no name', [aPerson('new'), { ...nila, name: ' ' }], 'people.1.name'],
    ['has no address', [aPerson('new'), { ...nila, email: 'nila' }], 'people/1/email'],
  ])('%s: nobody is invited, and the response names the row', async (_why, people, field) => {
    const answer = await invite({ ...someone, people });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field.replaceAll(/[./]/g, '.')).toContain(field.replaceAll('/', '.'));
    expect(await idOf('new@tex.example')).toBeUndefined();
    expect(await mailsTo(api, 'new@tex.example')).toEqual([]);
  });

  it.each([
    [403, { role: 'SUPER_ADMIN' }],
    [400, { role: 'OWNER' }],
    [400, { clientId: 'nowhere' }],
    [400, { marketplaceRoleIds: ['nothing'] }],
    [400, { people: [] }],
    [400, { people: Array.from({ length: 51 }, (_, index) => aPerson(`p${index}`)) }],
  ])('is refused with %i for %j', async (status, fields) => {
    expect((await invite({ ...someone, ...fields })).statusCode).toBe(status);
    expect(await idOf()).toBeUndefined();
  });

  it('is SUPER_ADMIN only when a SUPER_ADMIN says so; nothing else of the call has an effect', async () => {
    const superAdmin = await api.signIn('super');
    const body = { ...someone, role: 'SUPER_ADMIN', status: 'active', passwordHash: 'x' };
    expect((await invite(body, superAdmin)).statusCode).toBe(201);
    const { rows } = await query(`select role, status, password_hash from users where email = '${email}'`);
    expect(rows).toEqual([{ role: 'SUPER_ADMIN', status: 'invited', password_hash: null }]);
    expect((await resend(await idOf())).statusCode).toBe(403);
  });

  it('gets one account from two simultaneous invitations', async () => {
    const codes = (await Promise.all([invite(), invite(), invite()])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 400, 400]);
  });
});
