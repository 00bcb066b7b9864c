import type { TicketDetail } from '@marketplace/shared/contracts';
import { Avatar, Button } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { categoryLabels } from '../ticket-labels.ts';
import { saveAttachment } from './save-attachment.ts';
import styles from './requester.module.css';

const KILOBYTE = 1_024;

const sizeText = (bytes: number) =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** The requester, topic and attachment. */
export const Requester = ({ ticket }: { ticket: TicketDetail }) => {
  const { id, name, email, phone, organization, category, module, attachment } = ticket;
  const about = [categoryLabels[category], module?.name].filter(Boolean).join(' · ');
  return (
    <div className={styles.requester}>
      <Avatar name={name} size={40} />
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}
          {organization && <span className={styles.muted}> · {organization}</span>}
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
        <p className={styles.muted}>{about}</p>
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
