import { Button, Notice } from '@marketplace/shared/ui';
import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor.ts';
import styles from './editor.module.css';

/** Why it was not saved; after a conflict, what the other editor has changed and what can be done. */
export const FailureNotice = <Fields extends object>({ editor }: { editor: Editor<Fields> }) => {
  const { failure, conflict, busy } = editor;
  const place = useRef<HTMLDivElement>(null);
  // It stands over a form that may be scrolled down.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place} className={styles.notice}>
      <Notice tone="danger">
        <p>{failure.text}</p>
        {conflict && (
          <>
            {conflict.names.length > 0 && <p>{`They changed: ${conflict.names.join(', ')}.`}</p>}
            <div className={styles.choices}>
              <Button size="small" disabled={busy} onClick={() => void editor.save(conflict.theirs.version)}>
                Save mine over theirs
              </Button>
              <Button size="small" disabled={busy} onClick={editor.takeTheirs}>
                Show theirs
              </Button>
            </div>
          </>
        )}
      </Notice>
    </div>
  );
};
