import { Link } from '@marketplace/shared/router';
import type { ReactNode } from 'react';
import { Logo } from '@marketplace/shared/ui';
import styles from './lone-page.module.css';
import { MissingTile } from './missing-tile.tsx';

interface Props {
  /** Small, muted text above the title. */
  mark: string;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/** A page without navigation and footer. */
export const LonePage = ({ mark, title, text, actions, children }: Props) => (
  <main className={styles.page} id="content">
    <Link to="/" className={styles.logo}>
      <Logo />
    </Link>
    <MissingTile />
    <p className={styles.mark} aria-hidden>
      {mark}
    </p>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    <div className={styles.text}>{text}</div>
    {children}
    <div className={styles.actions}>{actions}</div>
  </main>
);
