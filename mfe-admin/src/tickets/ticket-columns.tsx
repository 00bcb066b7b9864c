import type { TicketSummary } from '@marketplace/shared/contracts';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { RowLink } from '@marketplace/shared/ui/list';
import { CalendarClock, Mail, Ticket } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import { PriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
import styles from './ticket-columns.module.css';
import { kindLabels } from './ticket-labels.ts';

const kindIcons = { ticket: Ticket, contact: Mail, demo: CalendarClock };

const Subject = ({ ticket, to }: { ticket: TicketSummary; to: string }) => {
  const { id, kind = 'ticket', number, subject, name, organization, module } = ticket;
  const Icon = kindIcons[kind];
  return (
    <span className={styles.subject}>
      <span className={styles.kind} title={kindLabels[kind]}>
        <Icon size={16} strokeWidth={1.75} role="img" aria-label={kindLabels[kind]} />
      </span>
      <span className={styles.texts}>
        <RowLink to={to} row={id}>
          {subject}
        </RowLink>
        <RowText className={styles.from}>
          {[number, name, organization?.name, module?.name].filter(Boolean).join(' · ')}
        </RowText>
      </span>
    </span>
  );
};

const Activity = ({ ticket: { updatedAt, lastActivityBy } }: { ticket: TicketSummary }) => (
  <span className={styles.texts}>
    <LastSeen at={updatedAt} />
    {lastActivityBy && <span className={styles.from}>{lastActivityBy}</span>}
  </span>
);

export const ticketColumns = (linkTo: (id: string) => string): Column<TicketSummary>[] => [
  {
    key: 'ticket',
    sortedBy: 'subject',
    lead: true,
    title: 'Subject',
    cell: (ticket) => <Subject ticket={ticket} to={linkTo(ticket.id)} />,
  },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
  {
    key: 'priority',
    sortedBy: 'priority',
    title: 'Priority',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  {
    key: 'assignee',
    sortedBy: 'assignee',
    title: 'Assigned to',
    cell: ({ assignee }) => assignee?.name ?? <span className={styles.nobody}>Unassigned</span>,
  },
  { key: 'updatedAt', sortedBy: 'updatedAt', title: 'Last activity', cell: (ticket) => <Activity ticket={ticket} /> },
];
