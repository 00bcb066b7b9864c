import { type InboundMail, statusTones } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Badge } from '@marketplace/shared/ui';
import { ActionsMenu } from '@marketplace/shared/ui/menu';
import type { Column } from '@marketplace/shared/ui/table';
import { Download } from 'lucide-react';
import { tickets } from '../tickets/tickets-query.ts';
import { LastSeen } from '../users/last-seen.tsx';
import { Breakable } from '../view/breakable.tsx';
import styles from './part-columns.module.css';

const states = {
  waiting: <Badge tone={statusTones.waiting}>Waiting</Badge>,
  noted: <Badge tone={statusTones.noted}>Noted</Badge>,
  'set-aside': <Badge tone={statusTones.setAside}>Set aside</Badge>,
};

const Subject = ({ subject, from, state }: InboundMail) => (
  <span className={styles.part}>
    <span className={styles.name}>
      {subject || 'No subject'} {states[state]}
    </span>
    <span className={styles.release}>
      <Breakable text={from ?? 'Unknown sender'} at={/(?<=[.@_+-])/} />
    </span>
  </span>
);

export const mailColumns = (onDownload: (mail: InboundMail) => void): Column<InboundMail>[] => [
  { key: 'mail', lead: true, title: 'Mail', cell: (mail) => <Subject {...mail} /> },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? '–' },
  {
    key: 'ticket',
    title: 'Ticket',
    cell: ({ ticket }) =>
      ticket ? <Link to={`/tickets${tickets.linkTo({ ticket: ticket.id })}`}>{ticket.number}</Link> : '–',
  },
  { key: 'received', title: 'Received', spare: true, cell: ({ receivedAt }) => <LastSeen at={receivedAt} /> },
  {
    key: 'actions',
    title: 'Actions',
    action: true,
    cell: (mail) => (
      <ActionsMenu
        label={`Actions for ${mail.subject || 'mail without a subject'}`}
        actions={[{ label: 'Download', icon: Download, onSelect: () => onDownload(mail) }]}
      />
    ),
  },
];
