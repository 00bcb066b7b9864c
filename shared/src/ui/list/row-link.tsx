import type { ComponentProps } from 'react';
import { Link } from '../../router/index.ts';
import { opensRow } from '../table/row.ts';
import styles from './row-link.module.css';

type Props = ComponentProps<typeof Link> & {
  /** Id of the row that it opens in a side panel; gets the focus back from there. */
  row?: string;
};

/** The name of a row, which opens it. Takes clicks anywhere in the row. */
export const RowLink = ({ row, ...props }: Props) => (
  <Link preventScrollReset {...props} {...opensRow} data-row={row} className={styles.link} />
);
