import type { AuditEvent } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { IconButton } from '@marketplace/shared/ui';
import { opensRow, type Column } from '@marketplace/shared/ui/table';
import { ChevronDown } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import styles from './event-columns.module.css';
import { actionText, actorText, words } from './event-text.ts';

interface Options {
  /** Id of the expanded event. */
  open: string;
  onOpen: (id: string) => void;
}

const Target = ({ target: { type, id, name } }: AuditEvent) =>
  type === 'user' ? (
    <Link to={`/iam-dashboard?user=${encodeURIComponent(id)}`} className={styles.target}>
      {name}
    </Link>
  ) : (
    <span className={styles.other}>
      {name}
      <span className={styles.muted}>{words(type)}</span>
    </span>
  );

export const eventColumns = ({ open, onOpen }: Options): Column<AuditEvent>[] => [
  { key: 'at', sortedBy: 'at', title: 'When', cell: ({ at }) => <LastSeen at={at} /> },
  { key: 'actor', title: 'Who', cell: (event) => <span className={styles.actor}>{actorText(event)}</span> },
  {
    key: 'action',
    title: 'Action',
    lead: true,
    cell: ({ action }) => <span className={styles.action}>{actionText(action)}</span>,
  },
  { key: 'target', title: 'Target', cell: (event) => <Target {...event} /> },
  {
    key: 'detail',
    title: 'Details',
    action: true,
    cell: ({ id, action }) => (
      <IconButton
        label={`${open === id ? 'Hide' : 'Show'} details: ${actionText(action)}`}
        size="small"
        {...opensRow}
        aria-expanded={open === id}
        aria-controls={`event-${id}`}
        className={styles.toggle ?? ''}
        onClick={() => onOpen(open === id ? '' : id)}
      >
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ),
  },
];
