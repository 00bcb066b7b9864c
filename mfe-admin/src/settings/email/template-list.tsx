import type { EmailTemplate } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { Badge } from '@marketplace/shared/ui';
import { ChevronRight } from 'lucide-react';
import styles from './template-list.module.css';

/** All messages, with customized ones marked. */
export const TemplateList = ({ templates }: { templates: EmailTemplate[] }) => (
  <ul className={styles.list} aria-label="Templates">
    {templates.map(({ id, title, when, changedAt }) => (
      <li key={id}>
        <Link to={`?section=email&template=${id}`} className={styles.row}>
          <span className={styles.texts}>
            <span className={styles.title}>{title}</span>
            <span className={styles.when}>{when}</span>
          </span>
          {changedAt !== null && <Badge tone="info">Customized</Badge>}
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden className={styles.chevron} />
        </Link>
      </li>
    ))}
  </ul>
);
