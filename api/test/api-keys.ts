import { randomUUID } from 'node:crypto';
import type { CreatedApiKey, ServiceAccount } from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';

export const accountsPath = '/tex-suite/service-accounts';

/** Requests that manage service accounts. */
export function keepAccounts(api: TestApi, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    api.call({ method, path: accountsPath + path, token, ...(payload && { payload }) });
  return {
    list: (clientId?: string) => call('GET', clientId === undefined ? '' : `?clientId=${clientId}`),
    create: (clientId: string | null, fields: object = {}) =>
      call('POST', '', { clientId, name: 'Import', description: '', scopes: ['orders:read'], ...fields }),
    change: (id: string, fields: object) => call('PUT', `/${id}`, fields),
    remove: (id: string) => call('DELETE', `/${id}`),
    createKey: (id: string, fields: object = { days: 30 }) => call('POST', `/${id}/keys`, fields),
    rotate: (id: string, keyId: string, fields: object = { days: 30, overlapDays: 1 }) =>
      call('POST', `/${id}/keys/${keyId}/rotate`, fields),
    revoke: (id: string, keyId: string) => call('DELETE', `/${id}/keys/${keyId}`),
  };
}

/** A service account with a key of these scopes, created by someone who is allowed to. */
export async function openKey(api: TestApi, clientId: string | null, scopes: readonly string[]) {
  const keeper = keepAccounts(api, await api.signIn('super'));
  const account = (await keeper.create(clientId, { scopes, name: `Program ${randomUUID()}` })).json<ServiceAccount>();
  const created = (await keeper.createKey(account.id)).json<CreatedApiKey>();
  return { account, ...created, keeper };
}
