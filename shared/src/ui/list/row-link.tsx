import type { ComponentProps } from 'react';
import { Link } from '../../router/index.ts';
import styles from './row-link.module.css';

type Props = ComponentProps<typeof Link> & {
  /** Id of the row that it opens beside the list; gets the focus back from there. */
  row?: string;
};

/** What names a row and opens it. A finger may miss it by a few pixels. */
export const RowLink = ({ row, ...props }: Props) => (
  <Link preventScrollReset {...props} data-row={row} className={styles.link} />
);
