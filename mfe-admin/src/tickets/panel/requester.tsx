import type { TicketDetail } from '@marketplace/shared/contracts';
import { modulePage } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { Avatar, Button } from '@marketplace/shared/ui';
import { formatSize } from '@marketplace/shared/ui/conversation';
import { Download } from 'lucide-react';
import { organizationPage } from '../../organizations/organization-paths.ts';
import { categoryLabels } from '../ticket-labels.ts';
import { saveAttachment } from './save-attachment.ts';
import styles from './requester.module.css';

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

/** The requester and topic. An older API sends only one attachment. */
export const Requester = ({ ticket }: { ticket: TicketDetail }) => {
  const { id, kind = 'ticket', name, email, phone, category, module, userId, attachment, files } = ticket;
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
      {attachment && !files && (
        <Button size="small" onClick={() => void saveAttachment(id, attachment.name)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.file}>{attachment.name}</span>
          <span className={styles.muted}>{formatSize(attachment.size)}</span>
        </Button>
      )}
    </div>
  );
};
