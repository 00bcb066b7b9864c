import { classNames } from '@marketplace/shared/ui';
import { RowLink } from '@marketplace/shared/ui/list';
import { ActionsMenu, type MenuAction } from '@marketplace/shared/ui/menu';
import { ROW } from '@marketplace/shared/ui/table';
import type { ReactNode } from 'react';
import styles from './entry-row.module.css';

interface Props {
  name: string;
  to: string;
  /** Muted text below the name. */
  detail?: ReactNode;
  /** Before the name. */
  picture?: ReactNode;
  handle?: ReactNode;
  /** Before the menu. */
  badges?: ReactNode;
  actions: MenuAction[];
}

/** One entry of a manually ordered list. */
export const EntryRow = ({ name, to, detail, picture, handle, badges, actions }: Props) => (
  <div className={classNames(styles.row, ROW)}>
    {handle}
    {picture}
    <div className={styles.texts}>
      <RowLink to={to}>{name}</RowLink>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
    <div className={styles.badges}>{badges}</div>
    {actions.length > 0 && <ActionsMenu label={`Actions for ${name}`} actions={actions} />}
  </div>
);
