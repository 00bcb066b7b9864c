import { IconButton } from '@marketplace/shared/ui';
import { FileText, X } from 'lucide-react';
import styles from './attached-file.module.css';
import { formatSize } from './format-size.ts';

interface Props {
  file: File;
  /** In percent while it is being sent, otherwise null. */
  progress: number | null;
  onRemove: () => void;
}

export const AttachedFile = ({ file, progress, onRemove }: Props) => (
  <div className={styles.file}>
    <FileText size={20} strokeWidth={1.75} aria-hidden />
    <span className={styles.texts}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>
        {formatSize(file.size)}
        {progress !== null && ` · ${progress}% sent`}
      </span>
    </span>
    {progress === null ? (
      <IconButton label={`Remove ${file.name}`} size="small" onClick={onRemove}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    ) : (
      <progress className={styles.progress} max={100} value={progress} aria-label="Sending the attachment" />
    )}
  </div>
);
