import { Button } from '@marketplace/shared/ui';
import { CloudAlert } from 'lucide-react';
import styles from './part-failed.module.css';

export interface Retry {
  /** Loads the dashboard again. */
  retry: () => void;
  /** It is loading. */
  retrying: boolean;
}

interface Props extends Retry {
  /** Such as "The highlights". */
  what: string;
  /** The height of what is missing, so that nothing jumps when it arrives. */
  tall?: boolean;
}

/** Replaces a part of the dashboard that failed to load, while the others keep working. */
export const PartFailed = ({ what, tall, retry, retrying }: Props) => (
  <div className={styles.failed} data-tall={tall || undefined}>
    <CloudAlert size={20} strokeWidth={1.75} aria-hidden />
    <p role="alert">{what} could not be loaded.</p>
    <Button size="small" busy={retrying && 'Trying again...'} onClick={retry}>
      Try again
    </Button>
  </div>
);
