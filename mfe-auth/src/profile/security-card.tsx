import { Link } from '@marketplace/shared/router';
import { KeyRound, MonitorSmartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionCard } from './section-card.tsx';
import styles from './security-card.module.css';

const Entry = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <li className={styles.entry}>
    <Icon size={20} strokeWidth={1.75} aria-hidden />
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{children}</p>
    </div>
  </li>
);

export const SecurityCard = () => (
  <SectionCard title="Security">
    <ul className={styles.list}>
      <Entry icon={KeyRound} title="Password">
        Support changes it with you for now.{' '}
        <Link to="/ticket?category=access&subject=Change%20my%20password">Raise a Ticket</Link>
      </Entry>
      <Entry icon={MonitorSmartphone} title="This device">
        See what it remembers, and make it forget. <Link to="/accounts">Accounts</Link>
      </Entry>
    </ul>
  </SectionCard>
);
