import type { WaitingPerson } from '@marketplace/shared/contracts';
import { Button, formatDate } from '@marketplace/shared/ui';
import type { Column } from '@marketplace/shared/ui/table';
import { UserCell } from '../../users/user-cell.tsx';
import styles from '../organization-columns.module.css';

export const waitingColumns = (onAssign: (person: WaitingPerson) => void): Column<WaitingPerson>[] => [
  {
    ...{ key: 'person', sortedBy: 'name', title: 'Person', lead: true },
    cell: (person) => (
      <UserCell {...person} organization={null} to={`/iam-dashboard?user=${encodeURIComponent(person.id)}`} />
    ),
  },
  { key: 'provider', title: 'Signs in with', cell: ({ provider }) => provider ?? 'Password' },
  { key: 'suggestion', title: 'Domain belongs to', cell: ({ suggestion }) => suggestion?.name ?? 'None' },
  {
    ...{ key: 'since', sortedBy: 'createdAt', title: 'Account created' },
    cell: ({ createdAt }) => <span className={styles.day}>{formatDate(createdAt)}</span>,
  },
  {
    ...{ key: 'assign', title: 'Assign', action: true },
    cell: (person) => (
      <Button size="small" onClick={() => onAssign(person)} aria-label={`Assign ${person.name}`}>
        Assign
      </Button>
    ),
  },
];
