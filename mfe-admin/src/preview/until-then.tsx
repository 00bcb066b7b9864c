import { Link } from '@marketplace/shared/router';
import { Notice } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './until-then.module.css';

interface Props {
  /** What is not open yet, and who does it until then. */
  children: ReactNode;
  /** Begins the ticket that asks for it. */
  subject: string;
}

export const UntilThen = ({ children, subject }: Props) => (
  <div className={styles.note}>
    <Notice tone="info">
      {children} <Link to={`/ticket?category=other&subject=${encodeURIComponent(subject)}`}>Raise a Ticket</Link>
    </Notice>
  </div>
);
