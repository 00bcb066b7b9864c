import { ErrorBody, IdentityProvider, SignOnOffers } from '@marketplace/shared/contracts';
import { startDnsServer, type DnsServer } from '../../../test/dns-server.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { startHostileProvider, type HostileProvider } from '../../../test/hostile-provider.ts';
import { administer, openBrowser } from '../../../test/sign-on.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createMailer } from '../../notifications/index.ts';
import { checkSignOnDomains } from './check-domains.ts';

let api: TestApi;
let dns: DnsServer;
let server: HostileProvider;
let token: string;
let admin: ReturnType<typeof administer>;
beforeAll(async () => {
  dns = await startDnsServer();
  api = await openTestApi({ dnsServers: [dns.address], publicPostsPerMinute: 1_000 });
  server = await startHostileProvider('marketplace');
  token = await api.signIn('super');
  admin = administer(api, token);
});
beforeEach(async () => {
  dns.answer({});
  await query('truncate identity_providers, audit_events, mails cascade');
});
afterAll(async () => {
  await server.close();
  await api.close();
  await dns.close();
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);
const add = async (fields = {}) =>
  expectContract(IdentityProvider, (await admin.add({ issuer: server.issuer, createUsers: true, ...fields })).json());
const post = (id: string, part: string) => api.call({ method: 'POST', path: `${admin.path}/${id}/${part}`, token });
const check = async (id: string) => expectContract(IdentityProvider, (await post(id, 'check-domains')).json()).proofs;
const runJob = () =>
  checkSignOnDomains.run(
    undefined,
    { db: api.database.db, config: api.config, mailer: createMailer('TEX') },
    { id: '', createdAt: new Date() },
  );
/** As after a complete test. */
const tested = (id: string) => query('update identity_providers set tested_at = now() where id = $1', [id]);
const publish = (...providers: IdentityProvider[]) =>
  dns.answer(
    Object.fromEntries(
      providers.flatMap(({ proofs }) => proofs.map(({ record }) => [record.name, ['v=spf1 -all', record.value]])),
    ),
  );
const addProven = async (fields = {}) => {
  const provider = await add(fields);
  publish(provider);
  await check(provider.id);
  await tested(provider.id);
  await admin.enable(provider.id);
  return provider;
};
const offers = async () =>
  expectContract(SignOnOffers, (await api.call({ path: '/auth/sign-on/providers' })).json()).map(
    ({ domains }) => domains,
  );
const signIn = async (id: string, email = 'asha@tex.example') => {
  server.twist({ claims: { sub: email, email } });
  return (await openBrowser(api).passBy(id)).search;
};
const ago = (column: string, days: number) =>
  query(`update provider_domains set ${column} = now() - make_interval(days => $1)`, [days]);
const mails = async () =>
  (await query("select to_address, subject from mails where subject not like '%was%' order by to_address")).rows;

describe('a domain', () => {
  it('names the record that proves it, with a different token for each provider', async () => {
    const [one, other] = [await add({ domains: ['tex.example', 'tex.co.in'] }), await add()];
    const records = [...one.proofs, ...other.proofs].map(({ record }) => record);
    expect(records.map(({ name }) => name)).toEqual([
      '_marketplace-verification.tex.example',
      '_marketplace-verification.tex.co.in',
      '_marketplace-verification.tex.example',
    ]);
    for (const { value } of records) expect(value).toMatch(/^marketplace-verification=[\w-]{32}$/);
    expect(new Set(records.map(({ value }) => value)).size).toBe(3);
  });

  it('is proven by its record among others, with the time of proof', async () => {
    const provider = await add();
    publish(provider);
    const [proof] = await check(provider.id);
    expect(proof).toMatchObject({ state: 'proven', provenAt: expect.any(String), found: [], unanswered: false });
    expect((await check(provider.id))[0]?.provenAt).toBe(proof?.provenAt);
    const { rows } = await query("select after, actor_id from audit_events where action like '%domain_proven'");
    expect(rows).toEqual([{ after: { domain: 'tex.example' }, actor_id: 'super' }]);
  });

  it.each<[string, (token: string, other: string) => string[]]>([
    ['with another token', () => ['marketplace-verification=another']],
    ['of another provider', (_token, other) => [other]],
    ['in other letters', (value) => [value.toUpperCase()]],
    ['that only begins with it', (value) => [`${value}x`]],
    ['that has it inside', (value) => [`x ${value}`]],
    ['that is empty', () => ['']],
  ])('is not proven by a record %s, and shows what was found', async (_what, recordsOf) => {
    const [provider, other] = [await add(), await add()];
    const { name, value } = provider.proofs[0]?.record ?? { name: '', value: '' };
    const records = recordsOf(value, other.proofs[0]?.record.value ?? '');
    dns.answer({ [name]: records });
    expect(await check(provider.id)).toEqual([
      expect.objectContaining({ state: 'unproven', provenAt: null, found: records, checkedAt: expect.any(String) }),
    ]);
  });

  it('shows no more of a foreign record than fits, and only text', async () => {
    const provider = await add();
    const name = provider.proofs[0]?.record.name ?? '';
    dns.answer({ [name]: Array.from({ length: 12 }, () => `a\u0000\u001b${'b'.repeat(600)}`) });
    const [proof] = await check(provider.id);
    expect(proof?.found).toEqual(Array.from({ length: 10 }, () => `a${'b'.repeat(199)}`));
  });

  it('keeps its token, but not its proof, when the provider drops it and adds it again', async () => {
    const before = await addProven({ domains: ['tex.example', 'tex.co.in'] });
    await admin.change(before.id, { issuer: server.issuer, domains: ['tex.co.in'] });
    await admin.change(before.id, { issuer: server.issuer, domains: ['tex.co.in', 'tex.example'] });
    const { proofs } = expectContract(
      IdentityProvider,
      (await admin.change(before.id, { issuer: server.issuer, domains: ['tex.example', 'tex.co.in'] })).json(),
    );
    expect(proofs.map(({ record }) => record)).toEqual(before.proofs.map(({ record }) => record));
    expect(proofs.map(({ state }) => state)).toEqual(['unproven', 'proven']);
  });
});

describe('an unproven domain', () => {
  it('lets its provider be tested, but not enabled', async () => {
    const { id } = await add();
    await tested(id);
    const answer = await admin.enable(id);
    expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([409, 'not_proven']);
  });

  it('is not offered, and signs nobody in beside one that is proven', async () => {
    const { id } = await addProven();
    await admin.change(id, { issuer: server.issuer, createUsers: true, domains: ['tex.example', 'other.example'] });
    await tested(id);
    await admin.enable(id);
    expect(await offers()).toEqual([['tex.example']]);
    expect(await signIn(id, 'a@other.example')).toBe('?signOn=unproven_domain');
    expect(await signIn(id)).toBe('?signOn=complete');
    expect((await query("select 1 from users where email = 'a@other.example'")).rows).toEqual([]);
  });

  it('starts no sign-in if it is the only one', async () => {
    const { id } = await addProven();
    await query('update provider_domains set proven_at = null');
    expect(await offers()).toEqual([]);
    expect(await signIn(id)).toBe('?signOn=unavailable');
  });

  it('lets nobody in who went to the provider before', async () => {
    const { id } = await addProven();
    server.twist({ claims: { sub: 'late', email: 'late@tex.example' } });
    const browser = openBrowser(api);
    const asked = new URL(await browser.start(id)).searchParams;
    await query('update provider_domains set proven_at = null');
    const answer = new URLSearchParams({ state: asked.get('state') ?? '', code: asked.get('nonce') ?? '' });
    expect((await browser.comeBack(`http://localhost/?${answer}`)).search).toBe('?signOn=unproven_domain');
  });
});

describe('a missing record', () => {
  it('is reported to the super administrators once, and the domain counts for seven more days', async () => {
    const { id } = await addProven();
    dns.answer({});
    await Promise.all([runJob(), check(id)]);
    await runJob();
    expect(await mails()).toEqual([
      { to_address: 'super@tex.example', subject: 'Single sign-on for tex.example stops soon' },
    ]);
    const [proof] = await check(id);
    expect(proof?.state).toBe('missing');
    expect(Date.parse(proof?.countsUntil ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await ago('missing_since', 6);
    expect([await offers(), await signIn(id)]).toEqual([[['tex.example']], '?signOn=complete']);
    await ago('missing_since', 7);
    expect([await offers(), await signIn(id)]).toEqual([[], '?signOn=unavailable']);
    expect((await check(id))[0]?.state).toBe('lapsed');
  });

  it('ends the sessions from its domain once it has lapsed, and no others', async () => {
    const { id } = await addProven({ domains: ['tex.example'] });
    const buyer = await api.signIn('buyer');
    server.twist({ claims: { sub: 'guest', email: 'guest@tex.example' } });
    const browser = openBrowser(api);
    const { hash } = await browser.passBy(id);
    const guest = (await browser.exchange(hash.slice(1))).json().accessToken;
    const statuses = async () => {
      const answers = [guest, buyer].map((of) => api.call({ path: '/auth/profile', token: of }));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    dns.answer({});
    await runJob();
    expect(await statuses()).toEqual([200, 200]);
    await ago('missing_since', 8);
    await runJob();
    expect(await statuses()).toEqual([401, 200]);
  });

  it('counts again once it is back', async () => {
    const provider = await addProven();
    dns.answer({});
    await runJob();
    await ago('missing_since', 30);
    publish(provider);
    await runJob();
    expect(await offers()).toEqual([['tex.example']]);
    expect((await check(provider.id))[0]).toMatchObject({ state: 'proven', countsUntil: null });
  });

  it('is different from a DNS that does not answer', async () => {
    const { id } = await addProven();
    dns.answer(undefined);
    await runJob();
    expect((await check(id))[0]).toMatchObject({ state: 'proven', unanswered: true });
    expect(await mails()).toEqual([]);
  });
});

describe('a domain of a provider that was enabled before proof was required', () => {
  const addAssumed = async () => {
    const provider = await addProven();
    await query('update provider_domains set assumed = true');
    dns.answer({});
    return provider;
  };

  it('counts without a record, and mails nobody', async () => {
    const { id } = await addAssumed();
    await runJob();
    expect((await check(id))[0]?.state).toBe('assumed');
    expect([await signIn(id), await mails()]).toEqual(['?signOn=complete', []]);
  });

  it('is proven as soon as the record is found', async () => {
    const provider = await addAssumed();
    publish(provider);
    await runJob();
    expect((await check(provider.id))[0]?.state).toBe('proven');
  });

  it('has to be proven for another issuer', async () => {
    const { id } = await addAssumed();
    const other = await startHostileProvider('marketplace');
    const answer = await admin.change(id, { issuer: other.issuer, clientSecret: 'another' });
    await other.close();
    expect(expectContract(IdentityProvider, answer.json()).proofs[0]?.state).toBe('unproven');
  });
});
