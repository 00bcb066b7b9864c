import { defineView, openRow, page, search } from '@marketplace/shared/ui/list';

/** The role whose members are open, and the search among them. */
export const roles = defineView(
  { open: openRow(), search: search('Name, email or organization', { label: 'Search members' }), page: page() },
  { tab: 'roles' },
);
export type RolesView = ReturnType<typeof roles.readView>;

/** The members of the open role, active or not. */
export const membersPath = ({ open, search: words, page: at }: RolesView) => {
  const query = new URLSearchParams({ search: words.trim(), page: String(at), size: '20' });
  return `/tex-admin/marketplace-roles/${encodeURIComponent(open)}/members?${query.toString()}`;
};
