import type { Organization, OrganizationChange } from '@marketplace/shared/contracts';
import type { TestApi } from './test-api.ts';

export const organizations = '/tex-admin/organizations';

/** Administers organizations with an administrator's token. */
export function administerOrganizations(api: TestApi, token: string) {
  const read = async (id: string) => (await api.call({ path: `${organizations}/${id}`, token })).json<Organization>();
  const put = (id: string, payload: object) =>
    api.call({ method: 'PUT', path: `${organizations}/${id}`, token, payload });
  /** Overwrites the present version. */
  const change = async (id: string, fields: Partial<OrganizationChange>) => {
    const { name, termsDays, domains, billing, payer, version } = await read(id);
    return put(id, { name, termsDays, domains, billing, payer, version, ...fields });
  };
  const create = (payload: object) => api.call({ method: 'POST', path: organizations, token, payload });
  const setClosed = (id: string, closed: boolean) =>
    api.call({ method: 'PUT', path: `${organizations}/${id}/status`, token, payload: { closed } });
  return { read, put, change, create, setClosed };
}

/** Manages members with any token. */
export function keepMembers(api: TestApi, token: string) {
  const path = (id: string, userId = '') => `/tex-suite/clients/${id}/members${userId && `/${userId}`}`;
  const list = (id: string, query: Record<string, string> = {}) => api.call({ path: path(id), query, token });
  const add = (id: string, email: string) => api.call({ method: 'POST', path: path(id), token, payload: { email } });
  const remove = (id: string, userId: string) => api.call({ method: 'DELETE', path: path(id, userId), token });
  const setRole = (id: string, userId: string, paymentRole: string | null) =>
    api.call({ method: 'PUT', path: `${path(id, userId)}/payment-role`, token, payload: { paymentRole } });
  const move = (id: string, userId: string, clientId: string) =>
    api.call({ method: 'POST', path: `${organizations}/${id}/members/${userId}/move`, token, payload: { clientId } });
  return { list, add, remove, setRole, move };
}
