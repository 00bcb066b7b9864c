import { Button, Notice } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor.ts';
import styles from './editor.module.css';

type Props = Pick<Editor<object>, 'reason' | 'conflict' | 'busy' | 'attempts'>;

/** Why saving failed; after a conflict, what the other editor changed and what to do. */
export const FailureNotice = ({ reason, conflict, busy, attempts }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  // The form may be scrolled down.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);
  if (reason === undefined) return null;
  return (
    <div ref={place} className={styles.notice}>
      <Notice tone="danger">
        <p>{reason}</p>
        {conflict && (
          <>
            {conflict.names.length > 0 && <p>{`They changed: ${conflict.names.join(', ')}.`}</p>}
            <div className={styles.choices}>
              <Button size="small" disabled={busy} onClick={() => void conflict.overwrite()}>
                Overwrite with my changes
              </Button>
              <Button size="small" disabled={busy} onClick={conflict.takeTheirs}>
                Use theirs
              </Button>
            </div>
          </>
        )}
      </Notice>
    </div>
  );
};
