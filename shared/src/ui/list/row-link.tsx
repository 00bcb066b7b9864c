import type { ComponentProps, MouseEvent } from 'react';
import { Link } from '../../router/index.ts';
import { hasSelected } from '../table/row-text.tsx';
import { opensRow } from '../table/row.ts';
import styles from './row-link.module.css';

type Props = ComponentProps<typeof Link> & {
  /** Id of the row that it opens in a side panel; gets the focus back from there. */
  row?: string;
};

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/**
 * The name of a row, which opens it. Takes clicks anywhere in the row, except on other controls and text to copy
 * (`RowText`). A drag over the name selects it instead.
 */
export const RowLink = ({ row, children, ...props }: Props) => (
  <Link
    preventScrollReset
    {...props}
    {...opensRow}
    draggable={false}
    data-row={row}
    className={styles.link}
    onClick={(event) => {
      if (event.detail > 0 && !hasModifier(event) && hasSelected()) event.preventDefault();
    }}
  >
    <span className={styles.name}>{children}</span>
  </Link>
);
