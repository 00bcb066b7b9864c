import type { TicketDetail } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { Avatar, Button } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { organizationPage } from '../../organizations/organization-paths.ts';
import { categoryLabels } from '../ticket-labels.ts';
import { saveAttachment } from './save-attachment.ts';
import styles from './requester.module.css';

const KILOBYTE = 1_024;

const sizeText = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** With links to it and to its orders, if it has a page. */
const Organization = ({ ticket: { organization, organizationId } }: { ticket: TicketDetail }) => {
  if (!organization) return null;
  if (!organizationId) return <span className={styles.muted}> · {organization}</span>;
  return (
    <span className={styles.muted}>
      {' · '}
      <Link to={organizationPage(organizationId)}>{organization}</Link>
      {' · '}
      <Link to={`/orders?search=${encodeURIComponent(organization)}`}>Orders</Link>
    </span>
  );
};

/** The requester, topic and attachment. */
export const Requester = ({ ticket }: { ticket: TicketDetail }) => {
  const { id, kind = 'ticket', name, email, phone, category, module, userId, attachment } = ticket;
  return (
    <div className={styles.requester}>
      <Avatar name={name} size={40} />
      <div className={styles.texts}>
        <p className={styles.name}>
          {userId ? <Link to={`/iam-dashboard?user=${encodeURIComponent(userId)}`}>{name}</Link> : name}
          <Organization ticket={ticket} />
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </>
          )}
        </p>
        <p className={styles.muted}>
          {kind === 'ticket' && categoryLabels[category]}
          {kind === 'ticket' && module && ' · '}
          {kind !== 'demo' && module && <Link to={modulePage(module.id)}>{module.name}</Link>}
        </p>
      </div>
      {attachment && (
        <Button size="small" onClick={() => void saveAttachment(id, attachment.name)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.file}>{attachment.name}</span>
          <span className={styles.muted}>{sizeText(attachment.size)}</span>
        </Button>
      )}
    </div>
  );
};
