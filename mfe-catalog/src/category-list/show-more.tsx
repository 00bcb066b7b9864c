import { formatCount } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import styles from './show-more.module.css';
import type { Continued } from './use-continued.ts';

interface Props {
  list: Pick<Continued<unknown>, 'left' | 'status'> & { more: () => unknown };
  /** What the list contains, such as "categories". */
  what: string;
}

/** Takes the focus if the button had it when it disappeared. */
const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Loads the next part of a long list; hidden once all of it is shown. Keeps the focus while it loads. */
export const ShowMore = ({ list: { left, status, more }, what }: Props) => {
  const [wasReached, setReached] = useState(false);
  const isLoading = status === 'loading';
  if (left > 0)
    return (
      <p className={styles.rest}>
        <Button
          size="small"
          aria-disabled={isLoading || undefined}
          onFocus={() => setReached(true)}
          onClick={() => !isLoading && void more()}
        >
          {isLoading ? 'Loading...' : status === 'failed' ? 'Try again' : `Show more ${what}`}
        </Button>
        <span role={status === 'failed' ? 'alert' : undefined}>
          {status === 'failed' ? `More ${what} could not be loaded.` : `${formatCount(left)} more`}
        </span>
      </p>
    );
  return wasReached ? (
    <p className="visually-hidden" tabIndex={-1} ref={takeFocus}>
      {`All ${what} shown.`}
    </p>
  ) : null;
};
