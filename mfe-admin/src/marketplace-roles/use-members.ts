import type { Page, RoleMember } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import type { RolesView } from './roles-view.ts';

export const MEMBERS_SIZE = 20;

const readMembers = (answer: unknown) => {
  const members = listOf<RoleMember>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<RoleMember>>;
  return { members, total: totalElements ?? members.length };
};

/** Who holds a role, actively or not; a page of them. */
export const useMembers = ({ role, search, page }: RolesView) => {
  const query = new URLSearchParams({ search: search.trim(), page: String(page), size: String(MEMBERS_SIZE) });
  const path = `/tex-admin/marketplace-roles/${encodeURIComponent(role)}/members?${query.toString()}`;
  return useResource(path, { life: 'short', parse: readMembers });
};
