import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './loader.module.css';

/** How long until the loader admits that it takes long, in milliseconds. */
export const HINT_AFTER = 8_000;

interface Props {
  /** Read aloud and shown: "Loading buckets...". */
  label?: string;
  /** Takes the height of a page. */
  page?: boolean;
}

/** A spinner that after 8 seconds offers to refresh the page. */
export const Loader = ({ label = 'Loading...', page }: Props) => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), HINT_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loader} data-page={page || undefined} role="status">
      <span className={styles.spinner} aria-hidden />
      <span>{label}</span>
      {slow && (
        <span className={styles.hint}>
          This is taking longer than expected...
          <Button size="small" onClick={() => location.reload()}>
            Refresh page
          </Button>
        </span>
      )}
    </div>
  );
};

export const PageLoader = ({ label }: { label?: string }) => <Loader page {...(label && { label })} />;
