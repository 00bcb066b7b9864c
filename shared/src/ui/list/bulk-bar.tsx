import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  /** What is selected, read aloud: "Selected tickets". */
  label: string;
  selection: Selection;
  /** Actions on the selection. */
  children: ReactNode;
}

/** Actions on the selected rows, at the foot of the window. */
export const BulkBar = ({ label, selection: { ids, clear }, children }: Props) => (
  <section className={styles.bar} aria-label={label}>
    <p className={styles.count} role="status">{`${ids.length} selected`}</p>
    <Button kind="quiet" onClick={clear}>
      Clear
    </Button>
    <div className={styles.actions}>{children}</div>
  </section>
);
