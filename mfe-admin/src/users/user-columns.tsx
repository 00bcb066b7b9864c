import type { UserSummary } from '@marketplace/shared/contracts';
import type { Column } from '@marketplace/shared/ui/table';
import { LastSeen } from './last-seen.tsx';
import { MarketplaceRoleBadges } from './marketplace-role-badges.tsx';
import { RoleBadge } from './role-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UserCell } from './user-cell.tsx';

export const userColumns: Column<UserSummary>[] = [
  { key: 'user', title: 'User', cell: (user) => <UserCell {...user} /> },
  { key: 'role', title: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    key: 'marketplaceRoles',
    title: 'Marketplace roles',
    cell: ({ marketplaceRoles }) => <MarketplaceRoleBadges roles={marketplaceRoles} />,
  },
  { key: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'organization', title: 'Organization', cell: ({ organization }) => organization ?? 'None' },
  { key: 'lastSeenAt', title: 'Last seen', cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} /> },
];
