import type { ComponentProps } from 'react';
import { Link } from '../../router/index.ts';
import styles from './row-link.module.css';

/** What names a row and opens it. A finger may miss it by a few pixels. */
export const RowLink = (props: ComponentProps<typeof Link>) => (
  <Link preventScrollReset {...props} className={styles.link} />
);
