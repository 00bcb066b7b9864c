import { Button, classNames } from '@marketplace/shared/ui';
import { useAtomValue } from 'jotai';
import { TriangleAlert } from 'lucide-react';
import { stalledAtom } from '../hydration/stalled-atom.ts';
import styles from './banner.module.css';

/** Says that a rendered page is not interactive, and offers to load its code again. */
export const StalledBanner = () => {
  const stalled = useAtomValue(stalledAtom);
  if (stalled.length === 0) return null;
  return (
    <div className={classNames(styles.banner, styles.long)} data-tone="warning" role="alert">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>This page isn’t fully loaded yet</strong>
        <span>You can read it, but its buttons don’t work yet. Check your connection and try again.</span>
      </div>
      <Button kind="quiet" size="small" onClick={() => stalled.forEach(({ retry }) => retry())}>
        Try again
      </Button>
    </div>
  );
};
