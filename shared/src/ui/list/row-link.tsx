import type { ComponentProps } from 'react';
import { Link } from '../../router/index.ts';
import styles from './row-link.module.css';

type Props = ComponentProps<typeof Link> & {
  /** Id of the row that it opens in a side panel; gets the focus back from there. */
  row?: string;
};

/** The name of a row, which opens it. Its touch target is a few pixels larger. */
export const RowLink = ({ row, ...props }: Props) => (
  <Link preventScrollReset {...props} data-row={row} className={styles.link} />
);
