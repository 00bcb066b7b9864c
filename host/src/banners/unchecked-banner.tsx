import { checkSession, useSession } from '@marketplace/shared/session';
import { Button, classNames } from '@marketplace/shared/ui';
import { CloudOff } from 'lucide-react';
import styles from './banner.module.css';
import { whyUnchecked } from './why-unchecked.ts';

/** Says on a public page why it does not show who is signed in. */
export const UncheckedBanner = () => {
  const { unchecked } = useSession();
  if (!unchecked) return null;
  return (
    <div
      className={classNames(styles.banner, styles.long, styles.behind)}
      data-tone="warning"
      role="status"
      aria-label="Session"
    >
      <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <strong>We couldn’t check your session</strong>
        <span>{whyUnchecked[unchecked]}</span>
      </div>
      <Button kind="quiet" size="small" onClick={() => void checkSession()}>
        Try again
      </Button>
    </div>
  );
};
