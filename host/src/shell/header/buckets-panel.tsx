import { Widget } from '@marketplace/shared/federation';
import { Button, Loader } from '@marketplace/shared/ui';
import { useSetAtom } from 'jotai';
import { CloudAlert } from 'lucide-react';
import { useRef } from 'react';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import styles from './buckets-panel.module.css';

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <CloudAlert size={24} strokeWidth={1.75} aria-hidden />
    <p>Failed to load categories.</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);

/** The panel of the Buckets mega-menu, at the same height in all its states; its body is the catalog team's. */
export const BucketsPanel = ({ id, onLeave }: { id: string; onLeave: () => void }) => {
  const setOverlay = useSetAtom(overlayAtom);
  const panel = useRef<HTMLDivElement>(null);
  const viewAll = () => {
    onLeave();
    setOverlay({ name: 'explore-buckets' });
  };
  // The pressed button disappears; keep the focus in the menu.
  const again = (retry: () => void) => () => {
    panel.current?.focus();
    retry();
  };
  return (
    <div className={styles.panel} id={id} role="region" aria-label="Buckets" tabIndex={-1} ref={panel}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2>Browse Buckets</h2>
          <button type="button" className={styles.viewAll} onClick={viewAll}>
            View All
          </button>
        </div>
        <div className={styles.body}>
          <Widget
            name="mfe-catalog/mega-menu"
            props={{ onLeave }}
            placeholder={<Loader label="Loading buckets..." />}
            fallback={({ retry }) => <Unreachable onRetry={again(retry)} />}
          />
        </div>
      </div>
    </div>
  );
};
