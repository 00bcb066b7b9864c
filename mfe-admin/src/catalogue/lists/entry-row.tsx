import { Link } from '@marketplace/shared/router';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import type { ReactNode } from 'react';
import styles from './entry-row.module.css';

interface Props {
  name: string;
  to: string;
  /** Below the name, quieter. */
  detail?: ReactNode;
  /** In front of the name. */
  picture?: ReactNode;
  handle?: ReactNode;
  /** At the end, before the menu. */
  badges?: ReactNode;
  actions: MenuAction[];
}

/** One entry of a list that is ordered by hand. */
export const EntryRow = ({ name, to, detail, picture, handle, badges, actions }: Props) => (
  <div className={styles.row}>
    {handle}
    {picture}
    <div className={styles.texts}>
      <Link to={to} className={styles.name} preventScrollReset>
        {name}
      </Link>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
    <div className={styles.badges}>{badges}</div>
    {actions.length > 0 && <ActionsMenu label={`Actions for ${name}`} actions={actions} />}
  </div>
);
