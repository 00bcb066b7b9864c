import { ErrorBody, LoginAnswer, SignOnOffers, type IdentityProvider } from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import {
  signInAtProvider,
  startIdentityProvider,
  type IdentityProviderServer,
} from '../../../test/identity-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

const verified = (login: string, claims: object = {}) => ({
  [login]: { sub: login, email: `${login}@tex.example`, email_verified: true, name: `${login} at work`, ...claims },
});
const accounts = {
  ...verified('buyer'),
  ...verified('user', { groups: ['staff', 'finance'] }),
  ...verified('super'),
  ...verified('temp'),
  ...verified('newcomer', { groups: ['staff'] }),
  ...verified('unproven', { email_verified: false }),
  ...verified('stranger', { email: 'stranger@elsewhere.example' }),
  ...verified('nameless', { email: undefined }),
  ...verified('buyer-again', { email: 'buyer@tex.example' }),
  ...verified('moved', { email: 'creator@tex.example' }),
};

let api: TestApi;
let server: IdentityProviderServer;
let admin: ReturnType<typeof administer>;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ publicUrl: 'http://localhost:4000', publicPostsPerMinute: 1_000 });
  server = await startIdentityProvider({
    clientId: 'marketplace',
    clientSecret: 'a secret of the client',
    redirectUri: 'http://localhost:4000/api/marketplace/auth/sign-on/callback',
    accounts,
  });
  token = await api.signIn('super');
  admin = administer(api, token);
});
afterEach(() => api.database.pool.query('delete from identity_providers'));
afterAll(async () => {
  await server.close();
  await api.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const addEnabled = (fields = {}) => admin.addEnabled({ issuer: server.issuer, ...fields });

/** Up to the page where a complete sign-in ends. */
const signIn = async (id: string, login: string, browser = openBrowser(api), start = '') =>
  browser.comeBack(await signInAtProvider(await browser.start(id, start), login));

describe('a sign-in through a provider', () => {
  it('gives the answer of a sign-in by password, and says in the log by whom', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    const page = await signIn(id, 'buyer', browser);
    expect([page.origin + page.pathname, page.search]).toEqual([
      'http://localhost:4000/marketplace/login',
      '?signOn=complete',
    ]);
    const answer = expectContract(LoginAnswer, await browser.collect(page));
    expect(answer.userData?.email).toBe('buyer@tex.example');
    const me = await api.call({ path: '/auth/check-auth', token: answer.accessToken });
    expect(me.json().user.id).toBe('buyer');
    const { rows } = await query(
      "select after from audit_events where action = 'user.signed_in' and actor_id = 'buyer'",
    );
    expect(rows.at(-1)).toMatchObject({ after: { signOn: 'Tex Directory' } });
  });

  it('ends the browser’s previous session', async () => {
    const id = await addEnabled();
    const before = await api.signIn('user');
    const browser = openBrowser(api);
    const page = await signIn(id, 'buyer', browser);
    const checkAuth = async () => (await api.call({ path: '/auth/check-auth', token: before })).statusCode;
    await browser.exchange('not-a-code', before);
    expect(await checkAuth()).toBe(200);
    expect((await browser.exchange(page.hash.slice(1), before)).statusCode).toBe(200);
    expect(await checkAuth()).toBe(401);
  });

  it('lasts as long as "Remember me" asks for', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    await browser.collect(await signIn(id, 'buyer', browser, '?rememberMe=true'));
    const { rows } = await query('select remember_me from sessions order by created_at desc limit 1');
    expect(rows).toEqual([{ remember_me: true }]);
  });

  it('asks with PKCE, state and nonce; without PKCE the provider itself refuses', async () => {
    const id = await addEnabled();
    const url = new URL(await openBrowser(api).start(id));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    for (const name of ['code_challenge', 'code_challenge_method']) url.searchParams.delete(name);
    const back = new URL(await signInAtProvider(url.href, 'buyer'));
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  it('is offered on the sign-in page while it is enabled, without anything secret', async () => {
    const id = await addEnabled();
    const offers = async () =>
      expectContract(SignOnOffers, (await api.call({ path: '/auth/sign-on/providers' })).json());
    expect(await offers()).toEqual([{ id, name: 'Tex Directory', domains: ['tex.example'], required: false }]);
    await admin.enable(id, false);
    expect(await offers()).toEqual([]);
    expect(await openBrowser(api).start(id)).toContain('/login?signOn=unavailable');
  });

  it.each([
    ['super', 'password_only'],
    ['temp', 'temporary_password'],
    ['newcomer', 'unknown_user'],
    ['unproven', 'email_unverified'],
    ['stranger', 'foreign_domain'],
    ['nameless', 'email_missing'],
  ])('is refused to %s with a reason, and leaves no link', async (login, problem) => {
    const page = await signIn(await addEnabled(), login);
    expect([page.pathname, page.search, page.hash]).toEqual(['/marketplace/login', `?signOn=${problem}`, '']);
    expect((await query('select * from user_identities')).rows).toEqual([]);
  });

  it('is refused for a disabled user, before and after the handover', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    const page = await signIn(id, 'buyer', browser);
    await query("update users set status = 'disabled' where id = 'buyer'");
    const answer = await browser.exchange(page.hash.slice(1));
    const again = await signIn(id, 'buyer');
    await query("update users set status = 'active' where id = 'buyer'");
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([401, 'sign_on_expired']);
    expect(again.search).toBe('?signOn=disabled');
  });

  it('lets an invited user in, which uses up the invitation', async () => {
    await query("update users set status = 'invited' where id = 'creator'");
    await query(`insert into invitations (user_id, token_hash, invited_by, expires_at)
      values ('creator', '\\x01', 'admin', now() + interval '1 day')`);
    const browser = openBrowser(api);
    const { userData } = await browser.collect(await signIn(await addEnabled(), 'moved', browser));
    expect(userData?.id).toBe('creator');
    expect((await query("select status from users where id = 'creator'")).rows).toEqual([{ status: 'active' }]);
    expect((await query("select * from invitations where user_id = 'creator'")).rows).toEqual([]);
  });
});

describe('the account', () => {
  it('stays linked when the email of the account changes, and nobody else takes the place', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    await browser.collect(await signIn(id, 'buyer', browser));
    await query("update users set email = 'b@tex.example' where id = 'buyer'");
    expect((await browser.collect(await signIn(id, 'buyer', browser))).userData?.id).toBe('buyer');
    await query("update users set email = 'buyer@tex.example' where id = 'buyer'");
    expect((await signIn(id, 'buyer-again')).search).toBe('?signOn=linked_elsewhere');
  });

  it('is a new one for an unknown person, created once for two first sign-ins', async () => {
    const id = await addEnabled({ createUsers: true });
    const browsers = [openBrowser(api), openBrowser(api)];
    const pages = await Promise.all(browsers.map((browser) => signIn(id, 'newcomer', browser)));
    const answers = await Promise.all(browsers.map((browser, index) => browser.collect(pages[index] as URL)));
    expect(answers[0]?.userData).toMatchObject({
      email: 'newcomer@tex.example',
      role: 'USER',
      name: 'newcomer at work',
    });
    expect(answers[1]?.userData?.id).toBe(answers[0]?.userData?.id);
    await query("delete from users where email = 'newcomer@tex.example'");
  });

  const directors = { group: 'directors', role: 'ADMIN' as const };
  const finance = { group: 'finance', role: 'PAYMENT_ADMIN' as const };
  const buyers = { group: 'staff', role: 'PAYMENT_CREATOR' as const };
  const everybody = { group: 'staff', role: 'USER' as const };
  const bosses = { group: 'finance', role: 'ADMIN' as const };
  const mapTo = async (roleMapping: object[], held = 'USER') => {
    await query("update users set role = $1 where id = 'user'", [held]);
    await query("delete from user_marketplace_roles where user_id = 'user'");
    const id = await addEnabled({ roleClaim: 'groups', roleMapping });
    return { id, rolesAfter: () => rolesOf(id, 'user') };
  };
  const rolesOf = async (id: string, login: string) => {
    const browser = openBrowser(api);
    const { userData } = await browser.collect(await signIn(id, login, browser));
    const marketplaceRoles = (userData?.marketplaceRoles ?? []) as { roleName: string }[];
    return [userData?.role, ...marketplaceRoles.map(({ roleName }) => roleName).toSorted()];
  };

  // The groups are staff and finance.
  it.each([
    ['every role that fits', [everybody, finance, buyers], 'USER', ['USER', 'PAYMENT_ADMIN', 'PAYMENT_CREATOR']],
    ['the higher one of its own roles, wherever it comes', [everybody, bosses], 'USER', ['ADMIN']],
    ['and in the other order', [bosses, everybody], 'USER', ['ADMIN']],
    ['no role of a group that it is not in', [directors, finance], 'USER', ['USER', 'PAYMENT_ADMIN']],
    ['and loses ADMIN with the group', [directors, buyers], 'ADMIN', ['USER', 'PAYMENT_CREATOR']],
    ['and loses ADMIN to USER', [everybody], 'ADMIN', ['USER']],
    ['and keeps what no line names', [buyers], 'ADMIN', ['ADMIN', 'PAYMENT_CREATOR']],
  ])('gets %s', async (_what, roleMapping, held, expected) => {
    expect(await (await mapTo(roleMapping, held)).rolesAfter()).toEqual(expected);
  });

  it('loses a marketplace role with its group, and the log says so', async () => {
    const { id, rolesAfter } = await mapTo([finance, buyers]);
    expect(await rolesAfter()).toEqual(['USER', 'PAYMENT_ADMIN', 'PAYMENT_CREATOR']);
    await query('update identity_providers set role_mapping = $2::jsonb where id = $1', [
      id,
      JSON.stringify([{ ...finance, group: 'nobody' }, buyers]),
    ]);
    await query('truncate audit_events');
    expect(await rolesAfter()).toEqual(['USER', 'PAYMENT_CREATOR']);
    const { rows } = await query("select before, after from audit_events where action = 'user.roles_mapped'");
    expect(rows).toEqual([
      {
        before: { role: 'USER', marketplaceRoles: ['PAYMENT_ADMIN'] },
        after: { role: 'USER', marketplaceRoles: [], signOn: 'Tex Directory' },
      },
    ]);
  });

  describe('of someone who created, changed or enabled the provider', () => {
    const all = [bosses, finance];
    // They were a super administrator at the time.
    const asEditor = async (act: (id: string, other: ReturnType<typeof administer>) => Promise<unknown>) => {
      const { id } = await mapTo(all);
      await query("update users set role = 'SUPER_ADMIN' where id = 'user'");
      await act(id, administer(api, await api.signIn('user')));
      await query("update users set role = 'USER' where id = 'user'");
      await query("delete from user_marketplace_roles where user_id = 'user'");
      return id;
    };
    const fields = () => ({ issuer: server.issuer, roleClaim: 'groups', roleMapping: all });

    it.each<[string, (id: string, other: ReturnType<typeof administer>) => Promise<unknown>]>([
      ['changed', (id, other) => other.change(id, { ...fields(), name: 'Mine' })],
      [
        'changed, and then another did',
        async (id, other) => {
          await other.change(id, { ...fields(), createUsers: true });
          await admin.change(id, { ...fields(), name: 'Theirs' });
        },
      ],
      [
        'enabled',
        async (id, other) => {
          await admin.enable(id, false);
          await other.enable(id);
        },
      ],
    ])('never rises: %s', async (_what, act) => {
      const id = await asEditor(act);
      await query('update identity_providers set enabled = true where id = $1', [id]);
      expect(await rolesOf(id, 'user')).toEqual(['USER']);
    });

    it('never rises: made', async () => {
      let made = '';
      await asEditor(async (_id, other) => void (made = await other.addEnabled(fields())));
      expect(await rolesOf(made, 'user')).toEqual(['USER']);
    });

    it('falls like everyone’s', async () => {
      const id = await asEditor((one, other) => other.change(one, { ...fields(), name: 'Mine' }));
      await query("update users set role = 'ADMIN' where id = 'user'");
      await query('update identity_providers set role_mapping = $2::jsonb where id = $1', [
        id,
        JSON.stringify([everybody]),
      ]);
      expect(await rolesOf(id, 'user')).toEqual(['USER']);
    });
  });
});

describe('what a browser brings back', () => {
  it('is worth nothing in another browser, and stays good in its own', async () => {
    const id = await addEnabled();
    const [own, other] = [openBrowser(api), openBrowser(api)];
    await other.start(id);
    const back = await signInAtProvider(await own.start(id), 'buyer');
    expect((await other.comeBack(back)).search).toBe('?signOn=expired');
    expect((await openBrowser(api).comeBack(back)).search).toBe('?signOn=expired');
    const page = await own.comeBack(back);
    expect((await other.exchange(page.hash.slice(1))).statusCode).toBe(401);
    expect((await own.exchange(page.hash.slice(1))).statusCode).toBe(200);
  });

  it('is valid once: a replayed return is refused, and one of sixteen exchanges succeeds', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    const back = await signInAtProvider(await browser.start(id), 'buyer');
    const page = await browser.comeBack(back);
    expect((await browser.comeBack(back)).search).toBe('?signOn=expired');
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser.exchange(page.hash.slice(1))));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('expires: an attempt after ten minutes, a handover after one', async () => {
    const id = await addEnabled();
    const browser = openBrowser(api);
    const back = await signInAtProvider(await browser.start(id), 'buyer');
    const late = await signInAtProvider(await browser.start(id), 'buyer');
    const page = await browser.comeBack(back);
    await query("update sign_on_attempts set expires_at = expires_at - interval '10 minutes'");
    await query("update sign_on_handovers set expires_at = expires_at - interval '1 minute'");
    expect((await browser.comeBack(late)).search).toBe('?signOn=expired');
    expect((await browser.exchange(page.hash.slice(1))).statusCode).toBe(401);
  });

  it.each([
    ['error=access_denied', 'denied'],
    ['error=server_error', 'provider_error'],
  ])("ends on the sign-in page with the provider's refusal: %s", async (answer, problem) => {
    const browser = openBrowser(api);
    const state = new URL(await browser.start(await addEnabled())).searchParams.get('state') ?? '';
    const iss = encodeURIComponent(server.issuer);
    const page = await browser.comeBack(`http://localhost/?${answer}&state=${state}&iss=${iss}`);
    expect(page.search).toBe(`?signOn=${problem}`);
  });

  it.each(['', '?state=a&state=b', '?code=x', `?state=${'s'.repeat(600)}`, '?state=%00', '?error=%ff'])(
    'ends on the sign-in page however broken it is: "%s"',
    async (search) => {
      const answer = await api.call({ path: `/auth/sign-on/callback${search}` });
      expect([answer.statusCode, new URL(answer.headers.location ?? '').pathname]).toEqual([303, '/marketplace/login']);
    },
  );

  it('is limited by address, with a sentence on the sign-in page', async () => {
    const limited = await openTestApi({ publicPostsPerMinute: 2 });
    const locations = [];
    for (let round = 0; round < 21; round += 1)
      locations.push((await limited.call({ path: '/auth/sign-on/x/start' })).headers.location);
    await limited.close();
    expect(locations.map((location) => new URL(location ?? '').search)).toEqual([
      ...Array.from({ length: 20 }, () => '?signOn=unavailable'),
      '?signOn=too_many',
    ]);
  });

  it('lets a hundred people behind one address in within a minute', async () => {
    const office = await openTestApi({ publicUrl: 'http://localhost:4000' });
    const id = await administer(office, await office.signIn('super')).addEnabled({ issuer: server.issuer });
    const statuses: number[] = [];
    for (let person = 0; person < 100; person += 1) {
      const browser = openBrowser(office);
      const page = await signIn(id, 'buyer', browser);
      statuses.push((await browser.exchange(page.hash.slice(1))).statusCode);
    }
    await office.close();
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(statuses).toHaveLength(100);
  }, 60_000);
});

describe('the test of a provider', () => {
  const begin = async (id: string, browser: ReturnType<typeof openBrowser>) => {
    const answer = await browser.call({ method: 'POST', path: `${admin.path}/${id}/test`, token });
    return answer.json<{ url: string }>().url;
  };
  const test = async (id: string, login: string) => {
    const browser = openBrowser(api);
    return browser.comeBack(await signInAtProvider(await begin(id, browser), login));
  };
  const read = async (id: string) =>
    (await api.call({ path: admin.path, token }))
      .json<{ providers: IdentityProvider[] }>()
      .providers.find((one) => one.id === id);

  it('must pass with exactly the current settings before it can be enabled', async () => {
    const { id } = (await admin.add({ issuer: server.issuer })).json<IdentityProvider>();
    await admin.prove(id);
    expect((await admin.enable(id)).statusCode).toBe(409);
    const page = await test(id, 'buyer');
    expect([page.pathname, page.search]).toEqual(['/marketplace/signOn', `?provider=${id}&test=passed`]);
    expect((await admin.enable(id)).statusCode).toBe(200);
    expect((await query('select * from user_identities')).rows).toEqual([]);
    await admin.change(id, { issuer: server.issuer, name: 'Renamed' });
    expect(await read(id)).toMatchObject({ name: 'Renamed', enabled: true });
    await admin.change(id, { issuer: server.issuer, name: 'Renamed', createUsers: true });
    expect(await read(id)).toMatchObject({ enabled: false, testedAt: null });
    expect((await admin.enable(id)).statusCode).toBe(409);
  });

  it('says why it failed, and does not count if the settings changed meanwhile', async () => {
    const { id } = (await admin.add({ issuer: server.issuer })).json<IdentityProvider>();
    expect((await test(id, 'stranger')).search).toBe(`?provider=${id}&test=foreign_domain`);
    const browser = openBrowser(api);
    const back = await signInAtProvider(await begin(id, browser), 'buyer');
    await admin.change(id, { issuer: server.issuer, createUsers: true });
    expect((await browser.comeBack(back)).search).toBe(`?provider=${id}&test=changed_meanwhile`);
    expect(await read(id)).toMatchObject({ testedAt: null });
  });

  it('tells a wrong secret from a correct one', async () => {
    const fields = { issuer: server.issuer, clientSecret: 'another secret' };
    const { id } = (await admin.add(fields)).json<IdentityProvider>();
    expect((await test(id, 'buyer')).search).toBe(`?provider=${id}&test=provider_error`);
  });
});
