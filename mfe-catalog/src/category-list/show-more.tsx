import { Button } from '@marketplace/shared/ui';
import styles from './show-more.module.css';
import type { Continued } from './use-continued.ts';

interface Props {
  list: Pick<Continued<unknown>, 'left' | 'status'> & { more: () => unknown };
  /** What the list contains, such as "categories". */
  what: string;
}

/** Loads the next part of a long list; hidden once all of it is shown. */
export const ShowMore = ({ list, what }: Props) =>
  list.left > 0 && (
    <p className={styles.rest}>
      <Button size="small" busy={list.status === 'loading' && 'Loading...'} onClick={() => void list.more()}>
        {list.status === 'failed' ? 'Try Again' : `Show more ${what}`}
      </Button>
      <span role={list.status === 'failed' ? 'alert' : undefined}>
        {list.status === 'failed'
          ? `Further ${what} could not be loaded.`
          : `${list.left.toLocaleString('en-IN')} more`}
      </span>
    </p>
  );
