import type { MyTicket } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import { RowText, type Column } from '@marketplace/shared/ui/table';
import { MomentText } from '../ticket-status/moment-text.tsx';
import { statusLooks } from '../ticket-status/ticket-texts.ts';
import styles from './ticket-columns.module.css';

const kinds: Record<MyTicket['kind'], string> = { ticket: 'Ticket', contact: 'Message', demo: 'Demo request' };

const Subject = ({ id, kind, number, subject }: MyTicket) => (
  <span className={styles.texts}>
    <RowLink to={`/ticket/status?ticket=${encodeURIComponent(id)}`}>{subject}</RowLink>
    <RowText className={styles.quiet}>{`${kinds[kind]} ${number}`}</RowText>
  </span>
);

const Status = ({ status }: MyTicket) => {
  const { tone, label } = statusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
};

export const ticketColumns: Column<MyTicket>[] = [
  { key: 'subject', sortedBy: 'subject', title: 'Subject', lead: true, cell: Subject },
  { key: 'status', sortedBy: 'status', title: 'Status', cell: Status },
  {
    key: 'raised',
    sortedBy: 'createdAt',
    title: 'Raised',
    spare: true,
    cell: ({ createdAt }) => <MomentText at={createdAt} />,
  },
  {
    key: 'updated',
    sortedBy: 'updatedAt',
    title: 'Last activity',
    cell: ({ updatedAt }) => <MomentText at={updatedAt} />,
  },
];
