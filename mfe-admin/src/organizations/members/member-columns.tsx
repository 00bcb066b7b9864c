import type { OrganizationMember } from '@marketplace/shared/contracts';
import { Avatar, Badge } from '@marketplace/shared/ui';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import type { Column } from '@marketplace/shared/ui/table';
import { roleText } from '@marketplace/shared/session';
import { StatusBadge } from '../../users/status-badge.tsx';
import { UserCell } from '../../users/user-cell.tsx';
import userStyles from '../../users/user-cell.module.css';
import { Breakable } from '../../view/breakable.tsx';

interface Options {
  /** Names link to the user, whose page only administrators may open. */
  linked: boolean;
  actionsOf: (member: OrganizationMember) => MenuAction[];
}

const Person = ({ name, email }: OrganizationMember) => (
  <span className={userStyles.user}>
    <Avatar name={name} size={32} />
    <span className={userStyles.texts}>
      <span>{name}</span>
      <span className={userStyles.email}>
        <Breakable text={email} at={/(?=@)/} />
      </span>
    </span>
  </span>
);

export const memberColumns = ({ linked, actionsOf }: Options): Column<OrganizationMember>[] => [
  {
    ...{ key: 'person', sortedBy: 'name', title: 'Member', lead: true },
    cell: (member) =>
      linked ? (
        <UserCell {...member} organization={null} to={`/iam-dashboard?user=${encodeURIComponent(member.id)}`} />
      ) : (
        <Person {...member} />
      ),
  },
  {
    ...{ key: 'role', sortedBy: 'paymentRole', title: 'Payment role' },
    cell: ({ paymentRole }) => (paymentRole ? <Badge tone="info">{roleText(paymentRole)}</Badge> : 'None'),
  },
  {
    key: 'seats',
    sortedBy: 'seats',
    title: 'Seats',
    numeric: true,
    cell: ({ seats }) => seats.toLocaleString('en-IN'),
  },
  {
    ...{ key: 'others', title: 'Other organizations', numeric: true, spare: true },
    cell: ({ otherOrganizations }) => otherOrganizations,
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    ...{ key: 'actions', title: 'Actions', action: true },
    cell: (member) => <ActionsMenu label={`Actions for ${member.name}`} actions={actionsOf(member)} />,
  },
];
