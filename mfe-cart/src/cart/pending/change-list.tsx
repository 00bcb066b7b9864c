import { requestOf, type CartEntry } from '@marketplace/shared/offline';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './change-list.module.css';

interface Props {
  icon: LucideIcon;
  tone?: 'calm' | 'danger';
  title: string;
  lead: string;
  changes: CartEntry[];
  action: ReactNode;
}

/** Cart changes, each with what it requests and why it was refused. */
export const ChangeList = ({ icon: Icon, tone = 'calm', title, lead, changes, action }: Props) => (
  <section className={styles.list} data-tone={tone} aria-label={title}>
    <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            {requestOf(change)}
            {change.reason && <span className={styles.reason}>{change.reason}</span>}
          </li>
        ))}
      </ul>
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </section>
);
