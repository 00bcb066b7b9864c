import { Button } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  /** What is selected, read aloud: "Selected tickets". */
  label: string;
  selection: Selection;
  /** What can be done with all of it. */
  children: ReactNode;
}

/** What can be done with the selected rows, from below. */
export const BulkBar = ({ label, selection: { ids, clear }, children }: Props) =>
  ids.length === 0 ? null : (
    <section className={styles.bar} aria-label={label}>
      <p className={styles.count} role="status">{`${ids.length} selected`}</p>
      <Button kind="quiet" onClick={clear}>
        Clear
      </Button>
      <div className={styles.actions}>{children}</div>
    </section>
  );
