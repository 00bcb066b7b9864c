import { Button, IconButton } from '@marketplace/shared/ui';
import { X } from 'lucide-react';
import styles from './undo-bar.module.css';
import { useUndo } from './use-undo.ts';

/** Restores removed lines with their users and days, for a few seconds after the removal. */
export const UndoBar = () => {
  const { lines, restore, close, hold, release } = useUndo();
  const [first] = lines;
  const words = lines.length === 1 ? `${first?.name} was removed.` : `${lines.length} items were removed.`;
  return (
    <div className={styles.place} role="status">
      {first && (
        <div className={styles.bar} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
          <span className={styles.words}>{words}</span>
          <Button size="small" onClick={restore}>
            Undo
          </Button>
          <span className={styles.close}>
            <IconButton label="Close" size="small" onClick={close}>
              <X size={16} aria-hidden />
            </IconButton>
          </span>
        </div>
      )}
    </div>
  );
};
