import type { UserSummary } from '@marketplace/shared/contracts';
import type { Column } from '@marketplace/shared/ui/table';
import type { Ask } from '../question/use-question.tsx';
import { LastSeen } from './last-seen.tsx';
import { MarketplaceRoleBadges } from './marketplace-role-badges.tsx';
import { PersonActions } from './person-actions.tsx';
import { RoleBadge } from './role-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UserCell } from './user-cell.tsx';

interface Options {
  linkTo: (id: string) => string;
  ask: Ask;
  onOpen: (id: string) => void;
  onChanged: () => void;
}

export const userColumns = ({ linkTo, ask, onOpen, onChanged }: Options): Column<UserSummary>[] => [
  {
    key: 'user',
    sortedBy: 'name',
    lead: true,
    title: 'User',
    cell: (user) => <UserCell {...user} to={linkTo(user.id)} />,
  },
  { key: 'role', sortedBy: 'role', title: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    key: 'marketplaceRoles',
    title: 'Marketplace roles',
    cell: ({ marketplaceRoles }) => <MarketplaceRoleBadges roles={marketplaceRoles} />,
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'organization',
    sortedBy: 'organization',
    title: 'Organization',
    spare: true,
    cell: ({ organization }) => organization ?? 'None',
  },
  {
    key: 'lastSeenAt',
    sortedBy: 'lastSeenAt',
    title: 'Last seen',
    spare: true,
    cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (person) => (
      <PersonActions person={person} ask={ask} onOpen={() => onOpen(person.id)} onChanged={onChanged} />
    ),
  },
];
