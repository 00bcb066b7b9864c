import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** For reading and forms: 720 pixels instead of 1240. */
  narrow?: boolean;
  /** For work with many rows: headings take less room. */
  dense?: boolean;
}

/** The content column of a page. */
export const Page = ({ children, narrow, dense }: PageProps) => (
  <div className={classNames(styles.page, narrow && styles.narrow, dense && styles.dense)}>{children}</div>
);

interface HeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  above?: ReactNode;
  actions?: ReactNode;
}

/** The page's one first-level heading; takes the focus after a navigation. */
export const PageHeader = ({ title, lead, above, actions }: HeaderProps) => (
  <header className={styles.header}>
    <div className={styles.headings}>
      {above}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
