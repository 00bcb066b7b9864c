import { ErrorBody, IdentityProvider, IdentityProviderList } from '@marketplace/shared/contracts';
import Fastify from 'fastify';
import { expectContract } from '../../../test/expect-contract.ts';
import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, aProvider, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { registerApi } from '../../register-api.ts';
import { StartError } from '../../start-error.ts';

let api: TestApi;
let server: HostileProvider;
let token: string;
let admin: ReturnType<typeof administer>;
beforeAll(async () => {
  api = await openTestApi();
  server = await startHostileProvider('marketplace');
  token = await api.signIn('super');
  admin = administer(api, token);
});
afterEach(() => api.database.pool.query('truncate identity_providers, audit_events cascade'));
afterAll(async () => {
  await server.close();
  await api.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const list = async () => expectContract(IdentityProviderList, (await api.call({ path: admin.path, token })).json());
const add = async (fields = {}) =>
  expectContract(IdentityProvider, (await admin.add({ issuer: server.issuer, ...fields })).json());
const errorsOf = (body: unknown) => expectContract(ErrorBody, body).errors?.map(({ field }) => field);

describe('the right to change a provider', () => {
  const calls: [string, 'POST' | 'PUT' | 'DELETE', (id: string) => string, object | undefined][] = [
    ['adds', 'POST', () => '', aProvider()],
    ['changes', 'PUT', (id) => `/${id}`, aProvider()],
    ['enables', 'PUT', (id) => `/${id}/enabled`, { enabled: true }],
    ['disables', 'PUT', (id) => `/${id}/enabled`, { enabled: false }],
    ['tests', 'POST', (id) => `/${id}/test`, undefined],
    ['checks the domains of', 'POST', (id) => `/${id}/check-domains`, undefined],
    ['removes', 'DELETE', (id) => `/${id}`, undefined],
  ];
  const people = ['admin', 'buyer', 'creator', 'inactive'];

  it('covers every endpoint', async () => {
    const { paths } = (await api.app.inject({ path: '/api/docs/json' })).json<{ paths: Record<string, object> }>();
    const changing = Object.entries(paths)
      .filter(([path]) => path.includes('sign-on/providers'))
      .flatMap(([, methods]) => Object.keys(methods).filter((method) => method !== 'get'));
    expect(changing.sort()).toEqual(['delete', 'post', 'post', 'post', 'put', 'put']);
  });

  describe.each(people)('%s', (person) => {
    it.each(calls)('neither %s one', async (_what, method, pathOf, payload) => {
      const id = await admin.addEnabled({ issuer: server.issuer });
      const before = await query('select * from identity_providers');
      const answer = await api.call({
        method,
        path: `${admin.path}${pathOf(id)}`,
        token: await api.signIn(person),
        ...(payload && { payload: { ...payload, issuer: server.issuer } }),
      });
      expect(answer.statusCode).toBe(403);
      expect((await query('select * from identity_providers')).rows).toEqual(before.rows);
    });
  });

  it('lets ADMIN see them', async () => {
    await add();
    const answer = await api.call({ path: admin.path, token: await api.signIn('admin') });
    expect(expectContract(IdentityProviderList, answer.json()).providers).toHaveLength(1);
  });
});

describe('the providers', () => {
  it('are added, listed with the redirect address, changed and removed, each with an entry in the log', async () => {
    const { id } = await add({ domains: [' TEX.example', '@tex.example'] });
    const { redirectUri, providers } = await list();
    expect(redirectUri).toBe(`${api.config.publicUrl}/api/marketplace/auth/sign-on/callback`);
    expect(providers).toEqual([
      expect.objectContaining({ id, domains: ['tex.example'], enabled: false, testedAt: null }),
    ]);
    await admin.change(id, { issuer: server.issuer, name: 'Renamed' });
    await api.call({ method: 'DELETE', path: `${admin.path}/${id}`, token });
    expect((await list()).providers).toEqual([]);
    const { rows } = await query(
      'select action, actor_id, after from audit_events where target_type = $1 order by at',
      ['identity_provider'],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'identity_provider.created',
      'identity_provider.changed',
      'identity_provider.deleted',
    ]);
    expect(JSON.stringify(rows)).not.toContain('a secret of the client');
  });

  it('keep their secret sealed: it is in no response and unreadable in the database', async () => {
    await add();
    expect(JSON.stringify(await list())).not.toMatch(/secret/i);
    const { rows } = await query('select client_secret from identity_providers');
    expect(rows[0].client_secret.toString('latin1')).not.toContain('secret');
  });

  it('never carry a secret over to another issuer', async () => {
    const { id, version } = await add();
    const other = await startHostileProvider('marketplace');
    const { clientSecret: _, ...settings } = aProvider({ issuer: other.issuer });
    const body = { ...settings, version };
    const answer = await api.call({ method: 'PUT', path: `${admin.path}/${id}`, token, payload: body });
    await other.close();
    expect([answer.statusCode, errorsOf(answer.json())]).toEqual([400, ['clientSecret']]);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['an issuer that is no address', { issuer: 'tex' }, 'issuer'],
    ['an issuer that runs a script', { issuer: 'javascript:alert(1)' }, 'issuer'],
    ['an issuer with a query', { issuer: 'https://tex.example/?a=b' }, 'issuer'],
    ...['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad', 'contoso.onmicrosoft.com'].map(
      (tenant): [string, object, string] => [
        `accounts of any tenant: ${tenant}`,
        { issuer: `https://login.microsoftonline.com/${tenant}/v2.0` },
        'issuer',
      ],
    ),
    ['an issuer that answers nothing', { issuer: 'http://localhost:9' }, 'issuer'],
    ['no secret', { clientSecret: undefined }, 'clientSecret'],
    ['a domain that is none', { domains: ['tex'] }, 'domains'],
    ['groups without their claim', { roleMapping: [{ group: 'a', role: 'USER' as const }] }, 'roleClaim'],
    [
      'a mapping to SUPER_ADMIN',
      { roleClaim: 'g', roleMapping: [{ group: 'a', role: 'SUPER_ADMIN' as never }] },
      undefined,
    ],
  ])('refuse %s with a sentence', async (_what, fields, field) => {
    const answer = await admin.add({ issuer: server.issuer, ...fields });
    expect(answer.statusCode).toBe(400);
    if (field) expect(errorsOf(answer.json())).toEqual([field]);
  });

  it('are not enabled, tested or otherwise set by extra fields', async () => {
    const payload = { ...aProvider({ issuer: server.issuer }), enabled: true, testedAt: new Date(), id: 'mine' };
    const answer = (await api.call({ method: 'POST', path: admin.path, token, payload })).json<IdentityProvider>();
    expect(answer).toMatchObject({ enabled: false, testedAt: null });
    expect(answer.id).not.toBe('mine');
  });

  it('respond 404 if they do not exist', async () => {
    const answers = await Promise.all([
      admin.change('none', { issuer: server.issuer }),
      admin.enable('none'),
      api.call({ method: 'DELETE', path: `${admin.path}/none`, token }),
      api.call({ method: 'POST', path: `${admin.path}/none/test`, token }),
      api.call({ method: 'POST', path: `${admin.path}/none/check-domains`, token }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('without the key for secrets', () => {
  const open = async (config: object) => {
    const app = Fastify();
    await registerApi(app, { db: api.database, config: { ...api.config, ...config } });
    return app;
  };

  it('a server with providers does not start, and says what to set', async () => {
    await add();
    await expect(open({ secretsKey: undefined })).rejects.toThrow(StartError);
  });

  it('a server starts without providers, and refuses to keep a secret', async () => {
    const other = await openTestApi({ secretsKey: undefined });
    const answer = await administer(other, await other.signIn('super')).add({ issuer: server.issuer });
    await other.close();
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_secrets_key']);
  });

  it('nobody signs in with a secret that was sealed with another key', async () => {
    const id = await admin.addEnabled({ issuer: server.issuer });
    const app = await open({ secretsKey: 'k'.repeat(32) });
    const { headers } = await app.inject(`/api/marketplace/auth/sign-on/${id}/start`);
    await app.close();
    expect(headers.location).toContain('?signOn=secret_unreadable');
  });
});

describe('in production', () => {
  it('nothing inside the network is contacted, whatever its name', async () => {
    const id = await admin.addEnabled({ issuer: server.issuer });
    await query("update identity_providers set issuer = replace(issuer, 'http:', 'https:')");
    const strict = await openTestApi({ signOnInside: false });
    const { add: addStrictly } = administer(strict, await strict.signIn('super'));
    const refused = [];
    for (const host of [
      'localhost:9',
      '127.0.0.1',
      '[::1]',
      '169.254.169.254',
      '10.0.0.1',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
    ])
      refused.push((await addStrictly({ issuer: `https://${host}` })).json().errors?.[0].field);
    refused.push((await addStrictly({ issuer: server.issuer })).json().errors?.[0].message);
    await strict.close();
    expect(refused).toEqual([...Array<string>(7).fill('issuer'), 'The issuer must start with https://.']);
    expect(await openBrowser(api).start(id)).toContain('?signOn=unreachable');
  });
});
