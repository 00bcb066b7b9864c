import type { MarketplaceRoleDefinition } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Badge } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { roleText } from '@marketplace/shared/session';
import { roles } from './roles-view.ts';
import styles from './role-columns.module.css';

/** The number of members, linked to the list of them. */
const Members = ({ roleName, members }: MarketplaceRoleDefinition) => (
  <Link to={`/iam-dashboard?role=${encodeURIComponent(roleName)}`} className={styles.members}>
    {members.toLocaleString('en-IN')}
    <span className="visually-hidden">{` with ${roleText(roleName)}`}</span>
  </Link>
);

export const roleColumns: Column<MarketplaceRoleDefinition>[] = [
  {
    key: 'roleName',
    lead: true,
    title: 'Role',
    cell: ({ id, roleName }) => (
      <RowLink to={roles.linkTo({ open: id })} row={id}>
        {roleText(roleName)}
      </RowLink>
    ),
  },
  { key: 'roleType', title: 'Type', cell: ({ roleType }) => <Badge>{roleText(roleType)}</Badge> },
  {
    key: 'description',
    title: 'What it allows',
    cell: ({ description }) => <span className={styles.description}>{description}</span>,
  },
  { key: 'members', title: 'Active members', numeric: true, cell: (role) => <Members {...role} /> },
];
