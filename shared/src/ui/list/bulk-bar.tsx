import { formatCount } from '../../contracts/index.ts';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './bulk-bar.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  /** What is selected, read aloud: "Selected tickets". */
  label: string;
  selection: Selection;
  /** Progress, instead of the number of selected rows. */
  status?: string | undefined;
  /** Selects more: "Select all 1,240 that match". */
  offer?: string | undefined;
  onOffer: () => void;
  /** Actions on the selection. */
  children: ReactNode;
}

/** Actions on the selected rows, at the foot of the window. */
export const BulkBar = ({ label, selection: { ids, clear }, status, offer, onOffer, children }: Props) => (
  <section className={styles.bar} aria-label={label}>
    <p className={styles.count} role="status">
      {status ?? `${formatCount(ids.length)} selected`}
    </p>
    {status === undefined && (
      <Button kind="quiet" onClick={clear}>
        Clear
      </Button>
    )}
    <div className={styles.actions}>
      {offer !== undefined && (
        <Button kind="quiet" onClick={onOffer}>
          {offer}
        </Button>
      )}
      {children}
    </div>
  </section>
);
