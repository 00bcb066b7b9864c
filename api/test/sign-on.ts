import type {
  IdentityProvider,
  IdentityProviderBody,
  IdentityProviderList,
  LoginAnswer,
} from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';

/** A browser in front of the API: it keeps the cookie of single sign-on. */
export function openBrowser(api: TestApi) {
  let cookie = '';
  const call: TestApi['call'] = async ({ headers, ...options }) => {
    const answer = await api.call({ ...options, headers: { ...headers, ...(cookie && { cookie }) } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const kept = /^marketplace-sign-on=[^;]+/.exec(set)?.[0];
      if (kept) cookie = kept;
    }
    return answer;
  };
  /** Where a provider's button leads. */
  const start = async (id: string, query = '') =>
    (await call({ path: `/auth/sign-on/${id}/start${query}` })).headers.location ?? '';
  /** Follows the address that a provider sends the browser back to; returns the page it ends on. */
  const comeBack = async (address: string) => {
    const url = new URL(address);
    const own = /\/callback\/[\w-]+$/.exec(url.pathname)?.[0] ?? '/callback';
    const answer = await call({ path: `/auth/sign-on${own}${url.search}` });
    expect(answer.statusCode).toBe(303);
    return new URL(answer.headers.location ?? '');
  };
  /**
   * Out to a hostile provider and back at once; it knows the nonce from the code.
   * @param change to what the provider sends back
   */
  const passBy = async (id: string, query = '', change: (answer: URLSearchParams) => void = () => undefined) => {
    const begun = new URL(await start(id, query));
    const asked = begun.searchParams;
    if (asked.has('signOn')) return begun;
    const answer = new URLSearchParams({ state: asked.get('state') ?? '', code: asked.get('nonce') ?? '' });
    change(answer);
    return comeBack(`${asked.get('redirect_uri')}?${answer.toString()}`);
  };
  /** @param token of the session that the browser already has */
  const exchange = (code: string, token?: string) =>
    call({ method: 'POST', path: '/auth/login/sign-on', payload: { code }, token });
  /** The tokens behind the page that completes a sign-in. */
  const collect = async (page: URL) => (await exchange(page.hash.slice(1))).json<LoginAnswer>();
  return { call, start, comeBack, passBy, exchange, collect };
}

export const aProvider = (fields: Partial<IdentityProviderBody> = {}): IdentityProviderBody => ({
  name: 'Tex Directory',
  issuer: 'http://localhost:1',
  clientId: 'marketplace',
  clientSecret: 'a secret of the client',
  domains: ['tex.example'],
  roleClaim: null,
  roleMapping: [],
  createUsers: false,
  required: false,
  ...fields,
});

/** Administers providers with an administrator's token. */
export function administer(api: TestApi, token: string) {
  const path = '/tex-admin/sign-on/providers';
  const add = (fields: Partial<IdentityProviderBody> = {}) =>
    api.call({ method: 'POST', path, token, payload: aProvider(fields) });
  /** Keeps the secret unless given another. */
  const change = async (id: string, fields: Partial<IdentityProviderBody>) => {
    const { providers } = (await api.call({ path, token })).json<IdentityProviderList>();
    return api.call({
      method: 'PUT',
      path: `${path}/${id}`,
      token,
      payload: {
        ...aProvider(fields),
        clientSecret: fields.clientSecret,
        version: providers.find((provider) => provider.id === id)?.version ?? 'none',
      },
    });
  };
  const enable = (id: string, enabled = true) =>
    api.call({ method: 'PUT', path: `${path}/${id}/enabled`, token, payload: { enabled } });
  /** As if the records of all its domains had been found. */
  const prove = (id: string) =>
    api.database.pool.query('update provider_domains set proven_at = now() where provider_id = $1', [id]);
  /** One that people may sign in with, as if it had been tested. */
  const addEnabled = async (fields: Partial<IdentityProviderBody> = {}) => {
    const { id } = (await add(fields)).json<IdentityProvider>();
    await prove(id);
    await api.database.pool.query('update identity_providers set tested_at = now(), enabled = true where id = $1', [
      id,
    ]);
    return id;
  };
  return { path, add, change, enable, prove, addEnabled };
}
