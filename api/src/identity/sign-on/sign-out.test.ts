import { LogoutAnswer } from '@marketplace/shared/contracts';
import { decodeJwt } from 'jose';
import { expectContract } from '../../../test/expect-contract.ts';
import { startHostileProvider, type HostileProvider, type LogoutTwist } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { tidyDatabase } from '../../operations/index.ts';

let api: TestApi;
let server: HostileProvider;
let other: HostileProvider;
let token: string;
let id: string;
let otherId: string;
const metadata = { end_session_endpoint: 'http://localhost:9/out?tenant=tex' };
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 10_000, publicUrl: 'http://localhost:4000' });
  [server, other] = [
    await startHostileProvider('marketplace', metadata),
    await startHostileProvider('marketplace', { end_session_endpoint: 'javascript:alert(1)' }),
  ];
  token = await api.signIn('super');
  const admin = administer(api, token);
  id = await admin.addEnabled({ issuer: server.issuer, createUsers: true });
  otherId = await admin.addEnabled({ issuer: other.issuer, createUsers: true });
});
afterAll(async () => {
  await server.close();
  await other.close();
  await api.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

const arrive = async (claims: object, at = { server, id }) => {
  at.server.twist({ claims: { sub: 'asha', email: 'asha@tex.example', ...claims } });
  const browser = openBrowser(api);
  return { browser, code: (await browser.passBy(at.id)).hash.slice(1) };
};
const signIn = async (claims: object, at?: { server: HostileProvider; id: string }) => {
  const { browser, code } = await arrive(claims, at);
  return (await browser.exchange(code)).json<{ accessToken: string }>().accessToken;
};
const signOut = async (accessToken?: string) =>
  expectContract(LogoutAnswer, (await api.call({ method: 'POST', path: '/auth/logout', token: accessToken })).json());
const isOpen = async (accessToken: string) =>
  (await api.call({ path: '/auth/check-auth', token: accessToken })).statusCode === 200;

describe('the sign-out of a session that came through a provider', () => {
  it('leads on to the page of the provider, with the ID token as a hint', async () => {
    const { signOutUrl } = await signOut(await signIn({ sid: 's1' }));
    const url = new URL(signOutUrl ?? '');
    expect([url.origin + url.pathname, url.searchParams.get('tenant')]).toEqual(['http://localhost:9/out', 'tex']);
    const { id_token_hint: hint = '', ...query } = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      client_id: 'marketplace',
      post_logout_redirect_uri: 'http://localhost:4000/api/marketplace/auth/sign-on/signed-out',
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(decodeJwt(hint)).toMatchObject({ sub: 'asha', sid: 's1', iss: server.issuer });
  });

  it('comes back to the first page', async () => {
    const answer = await api.call({ path: '/auth/sign-on/signed-out?state=x' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, 'http://localhost:4000/marketplace/']);
  });

  it('leads there once', async () => {
    const accessToken = await signIn({});
    await signOut(accessToken);
    expect(await signOut(accessToken)).toEqual({ success: true, message: "You're signed out." });
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ['after a password', () => api.signIn('buyer')],
    ['without a session', async () => undefined],
    ['to an address that is no page', () => signIn({}, { server: other, id: otherId })],
  ])('leads nowhere %s', async (_what, open) => {
    expect(await signOut(await open())).toEqual({ success: true, message: "You're signed out." });
  });

  it('has no hint that is too long for an address', async () => {
    const { signOutUrl = '' } = await signOut(
      await signIn({ groups: Array.from({ length: 200 }, () => 'a'.repeat(36)) }),
    );
    expect(new URL(signOutUrl).searchParams.get('client_id')).toBe('marketplace');
    expect(signOutUrl).not.toContain('id_token_hint');
  });

  it('keeps the ID token sealed until then', async () => {
    await signIn({ email: 'sealed@tex.example', sub: 'sealed' });
    const { rows } = await query("select id_token from provider_sessions where subject = 'sealed'");
    expect(rows[0].id_token.toString('latin1')).not.toContain('eyJ');
  });
});

describe('a logout token of the provider', () => {
  const post = (body: string, to = id, type = 'application/x-www-form-urlencoded') =>
    api.call({
      method: 'POST',
      path: `/auth/sign-on/back-channel-logout/${to}`,
      payload: body,
      headers: { 'content-type': type },
    });
  const send = (logoutToken: string, to = id) =>
    post(new URLSearchParams({ logout_token: logoutToken }).toString(), to);

  it('ends the session that it names, and no other', async () => {
    const [one, two] = [await signIn({ sid: 'one' }), await signIn({ sid: 'two' })];
    const answer = await send(await server.logoutToken({ claims: { sid: 'one' } }));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, true]);
  });

  it('ends all sessions of a person if it names no session, and nobody else’s', async () => {
    const own = [await signIn({ sid: 'three' }), await signIn({})];
    const bela = await signIn({ sub: 'bela', email: 'bela@tex.example' });
    // With the same name at another provider.
    const elsewhere = await signIn({ sub: 'asha', email: 'cara@tex.example' }, { server: other, id: otherId });
    expect((await send(await server.logoutToken({ claims: { sub: 'asha' } }))).statusCode).toBe(200);
    expect(await Promise.all([...own, bela, elsewhere].map(isOpen))).toEqual([false, false, true, true]);
    const { rows } = await query(
      "select after, actor_id from audit_events where action = 'identity_provider.signed_out'",
    );
    expect(rows.at(-1)).toMatchObject({ actor_id: null });
  });

  it('with only the session is enough', async () => {
    const accessToken = await signIn({ sid: 'four' });
    await send(await server.logoutToken({ claims: { sub: undefined, sid: 'four' } }));
    expect(await isOpen(accessToken)).toBe(false);
  });

  it('ends a session that is about to begin', async () => {
    const { browser, code } = await arrive({ sid: 'five' });
    await send(await server.logoutToken({ claims: { sid: 'five' } }));
    expect((await browser.exchange(code)).statusCode).toBe(401);
  });

  it('is valid even if there is nothing to end', async () => {
    expect((await send(await server.logoutToken({ claims: { sid: 'unknown' } }))).statusCode).toBe(200);
  });

  it('counts once, of sixteen at the same time', async () => {
    const token = await server.logoutToken();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(15).fill(400)]);
    await query("update logout_tokens set expires_at = now() - interval '1 minute'");
    await tidyDatabase.run(undefined, { db: api.database.db, config: api.config }, { id: '', createdAt: new Date() });
    expect((await query('select 1 from logout_tokens')).rows).toEqual([]);
  });

  const now = Math.floor(Date.now() / 1_000);
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  it.each<[string, LogoutTwist]>([
    ['signed with another key', { otherKey: true }],
    ['signed by nobody', { algorithm: 'none' }],
    ['signed with the secret', { algorithm: 'HS256' }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['that has expired', { claims: { exp: now - 60 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['of long ago', { claims: { iat: now - 600, exp: now + 600 } }],
    ['of the future', { claims: { iat: now + 600, exp: now + 900 } }],
    ['without a time', { claims: { iat: undefined } }],
    ['without an id', { claims: { jti: undefined } }],
    ['with an empty id', { claims: { jti: '' } }],
    ['with a nonce, as ID tokens have', { claims: { nonce: 'n' } }],
    ['without events', { claims: { events: undefined } }],
    ['of another event', { claims: { events: { 'http://schemas.openid.net/event/other': {} } } }],
    ['whose event is no object', { claims: { events: { [event]: 'yes' } } }],
    ['whose events are a list', { claims: { events: [event] } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of an empty subject', { claims: { sub: '' } }],
    ['of an empty session', { claims: { sid: '' } }],
    ['of a session that is no text', { claims: { sid: { $ne: '' } } }],
    ['of another type', { typ: 'at+jwt' }],
  ])('is refused %s', async (_what, twist) => {
    const accessToken = await signIn({});
    const answer = await send(await server.logoutToken(twist));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(await isOpen(accessToken)).toBe(true);
  });

  it('is refused when it is an ID token', async () => {
    const accessToken = await signIn({});
    const { signOutUrl = '' } = await signOut(await signIn({}));
    expect((await send(new URL(signOutUrl).searchParams.get('id_token_hint') ?? '')).statusCode).toBe(400);
    expect(await isOpen(accessToken)).toBe(true);
  });

  it('is refused at the address of another provider, or of none', async () => {
    const accessToken = await signIn({});
    for (const to of [otherId, 'none']) expect((await send(await server.logoutToken(), to)).statusCode).toBe(400);
    expect(await isOpen(accessToken)).toBe(true);
  });

  it.each([
    ['', 400],
    ['logout_token=', 400],
    ['logout_token=a.b.c', 400],
    ['logout_token=%00', 400],
    ['other=1', 400],
    [`logout_token=${'x'.repeat(9_000)}`, 400],
    [`logout_token=${'x'.repeat(20_000)}`, 413],
  ])('is refused if it isn’t a token: %.20s', async (body, status) => {
    expect((await post(body)).statusCode).toBe(status);
  });

  it('is refused, without a server error, while the provider is down', async () => {
    await query("update identity_providers set issuer = 'http://localhost:9' where id = $1", [otherId]);
    expect((await send(await other.logoutToken(), otherId)).statusCode).toBe(400);
  });
});
