import { rowsReaderOf } from '@marketplace/shared/data';
import { RoleMember } from '@marketplace/shared/contracts';
import { usePage } from '../view/use-page.ts';
import type { Change } from '../view/list-view.ts';
import type { RolesView } from './roles-view.ts';

export const MEMBERS_SIZE = 20;

/** Who holds a role, actively or not; a page of them. */
export const useMembers = ({ open, search, page }: RolesView, change: Change<RolesView>) => {
  const query = new URLSearchParams({ search: search.trim(), page: String(page), size: String(MEMBERS_SIZE) });
  const path = `/tex-admin/marketplace-roles/${encodeURIComponent(open)}/members?${query.toString()}`;
  return usePage(path, rowsReaderOf(RoleMember), { page, size: MEMBERS_SIZE }, change);
};
