import type { TicketSummary } from '@marketplace/shared/contracts';
import type { Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { LastSeen } from '../users/last-seen.tsx';
import { PriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
import styles from './ticket-columns.module.css';

const Subject = ({ ticket: { id, number, subject, name }, to }: { ticket: TicketSummary; to: string }) => (
  <span className={styles.texts}>
    <RowLink to={to} row={id}>
      {subject}
    </RowLink>
    <span className={styles.from}>{`${number} · ${name}`}</span>
  </span>
);

export const ticketColumns = (linkTo: (id: string) => string): Column<TicketSummary>[] => [
  {
    key: 'ticket',
    lead: true,
    title: 'Ticket',
    cell: (ticket) => <Subject ticket={ticket} to={linkTo(ticket.id)} />,
  },
  { key: 'status', title: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
  { key: 'priority', title: 'Priority', cell: ({ priority }) => <PriorityBadge priority={priority} /> },
  {
    key: 'assignee',
    title: 'Assigned to',
    cell: ({ assignee }) => assignee?.name ?? <span className={styles.nobody}>Nobody</span>,
  },
  { key: 'updatedAt', title: 'Changed', cell: ({ updatedAt }) => <LastSeen at={updatedAt} /> },
];
