import type { Alert, AlertKind } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { CalendarClock, Hourglass, Mail, Siren, type LucideIcon } from 'lucide-react';
import { LastSeen } from '../users/last-seen.tsx';
import styles from './alert-list.module.css';

export const alertLooks: Record<AlertKind, { icon: LucideIcon; label: string }> = {
  urgent_ticket: { icon: Siren, label: 'Urgent ticket' },
  waiting_ticket: { icon: Hourglass, label: 'Waiting too long' },
  contact_message: { icon: Mail, label: 'Contact message' },
  demo_request: { icon: CalendarClock, label: 'Demo request' },
};

interface Props {
  alert: Alert;
  onLeave: () => void;
}

export const AlertItem = ({ alert: { kind, ticketId, number, subject, name, createdAt, isNew }, onLeave }: Props) => {
  const { icon: Icon, label } = alertLooks[kind];
  return (
    <li>
      <Link
        to={`/tickets?ticket=${encodeURIComponent(ticketId)}`}
        className={styles.alert}
        data-kind={kind}
        onClick={onLeave}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span className={styles.texts}>
          <span className={styles.kind}>
            {label}
            {isNew && <span className={styles.new}>New</span>}
          </span>
          <span className={styles.subject}>{subject}</span>
          <span className={styles.by}>
            {name} · {number} · <LastSeen at={createdAt} />
          </span>
        </span>
      </Link>
    </li>
  );
};
