import type { OrganizationsQuery } from '@marketplace/shared/contracts';
import { choice, defineView, openRow, paging, queryOf, search, sort } from '@marketplace/shared/ui/list';
import { ORGANIZATIONS } from './organization-paths.ts';

const statuses: { value: NonNullable<OrganizationsQuery['status']> | 'all'; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];

const sorts: { value: NonNullable<OrganizationsQuery['sort']>; label: string }[] = [
  { value: 'name,asc', label: 'Name, A to Z' },
  { value: 'name,desc', label: 'Name, Z to A' },
  { value: 'createdAt,desc', label: 'Newest' },
  { value: 'createdAt,asc', label: 'Oldest' },
  { value: 'members,desc', label: 'Most members' },
  { value: 'members,asc', label: 'Fewest members' },
  { value: 'status,asc', label: 'Open first' },
  { value: 'status,desc', label: 'Closed first' },
];

export const organizations = defineView({
  search: search('Name, organization ID, payer or domain'),
  status: choice('Status', statuses),
  sort: sort(sorts),
  ...paging(),
  /** `new` while an organization is being added. */
  edit: openRow(),
});
type OrganizationsView = ReturnType<typeof organizations.readView>;

/** The endpoint with a view's query. */
export const organizationsPath = ({ edit: _, status, ...view }: OrganizationsView) =>
  `${ORGANIZATIONS}?${queryOf({ ...view, status: status === 'all' ? '' : status })}`;
