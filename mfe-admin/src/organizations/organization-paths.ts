export const ORGANIZATIONS = '/tex-admin/organizations';

/** An endpoint of one organization, for administrators. */
export const organizationApi = (id: string, part = '') => `${ORGANIZATIONS}/${encodeURIComponent(id)}${part}`;

/** The endpoint of an organization's members, or of one of them. */
export const membersApi = (id: string, userId?: string) =>
  `/tex-suite/clients/${encodeURIComponent(id)}/members${userId === undefined ? '' : `/${encodeURIComponent(userId)}`}`;

/** The page of an organization. */
export const organizationPage = (id: string) => `/organizations/${encodeURIComponent(id)}`;
