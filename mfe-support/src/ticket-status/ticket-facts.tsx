import { useRuntimeConfig } from '@marketplace/shared/config';
import type { TicketView } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { categories } from '../ticket/ticket-draft.ts';
import { formatSize } from '../ticket/format-size.ts';
import { MomentText } from './moment-text.tsx';
import styles from './ticket-facts.module.css';
import { priorityLabels, statusLooks } from './ticket-texts.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const useFileUrl = (token: string) =>
  `${useRuntimeConfig().marketplaceApi}/tex-suite/ticket/status/attachment?token=${encodeURIComponent(token)}`;

/** Beside the conversation: the ticket's status and details. An older API sends only one attachment. */
export const TicketFacts = ({ ticket, token }: { ticket: TicketView; token: string }) => {
  const { status, category, module, priority, attachment, files, createdAt, updatedAt } = ticket;
  const fileUrl = useFileUrl(token);
  const { tone, label, meaning } = statusLooks[status];
  return (
    <aside className={styles.facts} aria-label="About this ticket">
      <div className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
        <p>{meaning}</p>
      </div>
      <dl className={styles.list}>
        <Fact name="Category">{categories.find(({ value }) => value === category)?.label ?? category}</Fact>
        {module && <Fact name="Module">{module.name}</Fact>}
        <Fact name="Priority">{priorityLabels[priority]}</Fact>
        <Fact name="Raised">
          <MomentText at={createdAt} />
        </Fact>
        <Fact name="Last change">
          <MomentText at={updatedAt} />
        </Fact>
      </dl>
      {attachment && !files && (
        <a className={styles.file} href={fileUrl} download={attachment.name}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          <span className={styles.name}>{attachment.name}</span>
          <span className={styles.size}>{formatSize(attachment.size)}</span>
        </a>
      )}
    </aside>
  );
};
